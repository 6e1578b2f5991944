#pragma once
// Iterative deepening (Korf 1985): depth-first searches with at most 0 moves, 1 move, 2 moves and
// so on. The first solution has the fewest moves, and memory stays that of one path. It pays where
// moves() prunes with a lower bound on the moves still needed: then the searches that come to
// nothing are short.
//
// Beyond what depth_first.hpp asks for, a Problem can be copied and has
//
//   void allow(unsigned moves)   in the state at the start: no path may have more moves than that

#include <cstdint>
#include <vector>

#include "search/depth_first.hpp"

namespace search {

template <class Problem>
class IterativeDeepening {
 public:
  using Move = typename Problem::Move;

  // `start` is held by reference and stays as it is.
  explicit IterativeDeepening(const Problem& start) : start_(start) {}

  // Outcome::solved if a solution has at most so many moves, else Outcome::exhausted.
  Outcome run(unsigned most_moves) {
    for (unsigned moves = 0; moves <= most_moves; ++moves) {
      Problem problem = start_;
      problem.allow(moves);
      DepthFirst<Problem> search(problem);
      const Outcome outcome = search.run();
      nodes_ += search.nodes();
      if (outcome != Outcome::solved) continue;
      path_ = search.path();
      return outcome;
    }
    return Outcome::exhausted;
  }

  // The moves of the solution, first move first.
  const std::vector<Move>& path() const { return path_; }

  // States visited in all searches together.
  std::uint64_t nodes() const { return nodes_; }

 private:
  const Problem& start_;
  std::vector<Move> path_;
  std::uint64_t nodes_ = 0;
};

}  // namespace search
