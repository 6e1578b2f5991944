#pragma once
// Simulated annealing, for problems where any solution will do and most changes of a state lead to
// another one nearly as good. It finds solutions where a search in any fixed order is lost, and
// never proves that there is none. (Kirkpatrick, Gelatt, Vecchi, Science 220, 1983.)
//
// A Problem is one mutable state with these members:
//
//   Change                           a nested type
//   std::size_t cost() const         0 for a solution
//   Change propose(Random&) const    a change at random; only asked while the cost is not 0
//   void   apply(const Change&)      makes it, solution or not
//   void   undo(const Change&)       takes back the change made last
//
// There is no clock and no floating point in it: the same problem with the same seed takes the same
// course on every machine.

#include <cstddef>
#include <cstdint>

#include "search/random.hpp"

namespace search {

// The temperatures from first to last, in bits: a rise of the cost by k is accepted with chance
// 2^-(k * bits), so the temperature proper is 1 / (bits * ln 2). `hot` is at most `cold`.
struct Schedule {
  unsigned hot;
  unsigned cold;
};

// Tries at most `budget` changes, as many at each temperature, and returns how many. It has found a
// solution if problem.cost() is 0 then.
template <class Problem>
std::uint64_t anneal(Problem& problem, Schedule schedule, std::uint64_t budget, Random& random) {
  const std::uint64_t temperatures = schedule.cold - schedule.hot + 1;
  std::uint64_t tried = 0;
  for (; tried < budget && problem.cost() != 0; ++tried) {
    const unsigned bits = schedule.hot + static_cast<unsigned>(tried * temperatures / budget);
    const std::size_t cost = problem.cost();
    const typename Problem::Change change = problem.propose(random);
    problem.apply(change);
    if (problem.cost() <= cost) continue;
    const std::uint64_t rise_bits = (problem.cost() - cost) * bits;
    if (rise_bits >= 64 || random.next() >> (64 - rise_bits) != 0) problem.undo(change);
  }
  return tried;
}

}  // namespace search
