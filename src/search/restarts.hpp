#pragma once
// Restarts, for problems where any solution will do and where one order of moves may be lucky and the
// next hopeless: attempts in ever new orders, each with a node budget that grows slowly, take turns
// with one complete search that goes on from where it stopped. So a problem with many solutions is
// soon solved, and one with none is still proved to have none, for twice the complete search's work.
// (After Gomes, Selman, Kautz, "Boosting combinatorial search through randomization", 1998.)
//
// The problem can be copied and has one member more than depth_first.hpp asks for:
//
//   void reorder(std::uint64_t seed)   from now on moves() lists the same moves in an order that
//                                      depends on the seed; how is the problem's own business
//
// Seeds are 1, 2, 3, ... and there is no clock in it: the same problem takes the same course always.

#include <cstdint>
#include <utility>
#include <vector>

#include "search/depth_first.hpp"

namespace search {

template <class Problem, class Memory = NoMemory>
class Restarts {
 public:
  using Move = typename Problem::Move;

  // `memory` serves the complete search alone: what an attempt leaves unfinished proves nothing.
  // The first turns have `budget` nodes each, at least 1. After `solved` the caller's problem is
  // wherever the complete search stopped: only path() tells the solution.
  Restarts(Problem& problem, std::uint64_t budget, Memory memory = Memory())
      : start_(problem), complete_(problem, std::move(memory)), budget_(budget) {}

  // Solved or exhausted. To be called once.
  Outcome run() {
    for (std::uint64_t seed = 1;; ++seed) {
      const Outcome outcome = complete_.run(budget_);
      if (outcome == Outcome::solved) path_ = complete_.path();
      if (outcome != Outcome::out_of_budget) return outcome;
      if (is_lucky(seed)) return Outcome::solved;
      budget_ += budget_ / 8 + 1;
    }
  }

  // After `solved`: the moves from the start to the solution.
  const std::vector<Move>& path() const { return path_; }

  // States visited by the complete search and all attempts together.
  std::uint64_t nodes() const { return complete_.nodes() + attempted_nodes_; }

 private:
  // Makes an attempt. No need to tell exhausted from out of budget: the complete search has had more
  // nodes by now and would have been exhausted before.
  bool is_lucky(std::uint64_t seed) {
    Problem problem = start_;
    problem.reorder(seed);
    DepthFirst<Problem> search(problem);
    const bool is_solved = search.run(budget_) == Outcome::solved;
    if (is_solved) path_ = search.path();
    attempted_nodes_ += search.nodes();
    return is_solved;
  }

  const Problem start_;
  DepthFirst<Problem, Memory> complete_;
  std::uint64_t budget_;
  std::uint64_t attempted_nodes_ = 0;
  std::vector<Move> path_;
};

}  // namespace search
