#pragma once
// Simulated annealing at one temperature, for problems where any solution will do and most changes
// of a state lead to another one nearly as good. It finds solutions where a search in any fixed
// order is lost, and never proves that there is none. (Metropolis et al., Journal of Chemical
// Physics 21, 1953; Kirkpatrick, Gelatt, Vecchi, Science 220, 1983.)
//
// A Problem is one mutable state with these members:
//
//   Change                           a nested type
//   std::size_t cost() const         0 for a solution
//   Change propose(Random&) const    a change at random; only asked while the cost is not 0
//   void   apply(const Change&)      makes the change
//   void   undo(const Change&)       takes back the change made last
//
// There is no clock and no floating point in it: the same problem with the same seed takes the same
// course on every machine.

#include <cstddef>
#include <cstdint>

#include "search/random.hpp"

namespace search {

// Tries at most `budget` changes and returns how many. It has found a solution if problem.cost() is
// 0 then. A change that raises the cost by k is kept with chance 2^-(k * coldness); coldness is at
// least 1.
template <class Problem>
std::uint64_t anneal(Problem& problem, unsigned coldness, std::uint64_t budget, Random& random) {
  std::uint64_t tried = 0;
  for (; tried < budget && problem.cost() != 0; ++tried) {
    const std::size_t cost = problem.cost();
    const typename Problem::Change change = problem.propose(random);
    problem.apply(change);
    if (problem.cost() <= cost) continue;
    const std::uint64_t bits = (problem.cost() - cost) * coldness;
    const bool is_kept = bits < 64 && random.next() >> (64 - bits) == 0;
    if (!is_kept) problem.undo(change);
  }
  return tried;
}

}  // namespace search
