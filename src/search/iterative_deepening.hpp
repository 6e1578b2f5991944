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
struct Deepened {
  Outcome outcome;                           // solved or exhausted
  std::vector<typename Problem::Move> path;  // of the solution, first move first
  std::uint64_t nodes;                       // states visited in all searches together
};

// Finds the first solution with the fewest moves, at most `max_moves`, which is below UINT_MAX.
template <class Problem>
Deepened<Problem> deepen(const Problem& start, unsigned max_moves) {
  Deepened<Problem> result = {Outcome::exhausted, {}, 0};
  for (unsigned moves = 0; moves <= max_moves && result.outcome != Outcome::solved; ++moves) {
    Problem problem = start;
    problem.allow(moves);
    DepthFirst<Problem> search(problem);
    result.outcome = search.run();
    result.path = search.path();
    result.nodes += search.nodes();
  }
  return result;
}

}  // namespace search
