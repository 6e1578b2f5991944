#pragma once
// Decides a puzzle: first conditions that need no search, then in turns a complete search, the only
// one of the two that can say NO, and annealing, which most often is quick to find an assembly.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "puzzle519/assembly.hpp"
#include "puzzle519/conditions.hpp"
#include "puzzle519/cutting.hpp"
#include "puzzle519/pieces.hpp"
#include "puzzle519/rectangle.hpp"
#include "search/annealing.hpp"
#include "search/depth_first.hpp"
#include "search/random.hpp"
#include "search/transposition_table.hpp"

namespace puzzle519 {

struct Result {
  std::vector<Kind> assembly;  // row by row; empty if there is none
  Failure failure;             // then: the condition that fails, or none after a complete search
  std::uint64_t nodes;         // positions of the complete search; 0 if a condition fails
  std::uint64_t changes;       // tried by annealing

  bool is_solved() const { return !assembly.empty(); }
};

// No time limit: a board beyond the judge's size that meets all conditions and has no assembly may
// take for ever.
inline Result solve(const Puzzle& puzzle) {
  Result result{};
  result.failure = first_failure(puzzle);
  if (result.failure.condition != Condition::none) return result;
  Assembly assembly(puzzle);
  // With these table sizes, all stays below 10 MB on the judge's boards, and the hardest known
  // of 6 x 6 takes a third of the time that it takes without a table, of 7 x 7 a sixteenth.
  const std::size_t cells = puzzle.board.cells.size();
  const std::size_t slots = !assembly.has_key() ? 0 : cells <= 36 ? 1 << 19 : 1 << 23;
  using Table = search::TranspositionTable<std::uint64_t>;
  search::DepthFirst<Assembly, Table> complete(assembly, Table(slots, UINT64_MAX));
  for (std::uint64_t budget = 1000 + cells; !result.is_solved(); budget += budget / 2) {
    // The complete search goes on where it stopped; each attempt at annealing begins anew.
    const search::Outcome outcome = complete.run(budget);
    result.nodes = complete.nodes();
    if (outcome == search::Outcome::solved) result.assembly = assembly.board().cells;
    if (outcome != search::Outcome::out_of_budget) break;
    search::Random random(budget);  // other numbers in each attempt
    Cutting cutting(puzzle, random);
    // Boards of 20 x 20 cut at random need up to a third more changes at 5 or 7, and a fifth more
    // where it cools from 5 to 8.
    const unsigned coldness = 6;
    result.changes += search::anneal(cutting, coldness, budget, random);
    if (cutting.cost() == 0) result.assembly = cutting.board().cells;
  }
  return result;
}

}  // namespace puzzle519
