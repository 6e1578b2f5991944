#pragma once
// Decides a puzzle: first conditions that need no search, then in turns a complete search, the only
// one of the two that can say NO, and annealing, which finds assemblies of any picture.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "puzzle519/assembly.hpp"
#include "puzzle519/conditions.hpp"
#include "puzzle519/cutting.hpp"
#include "puzzle519/piece.hpp"
#include "puzzle519/rectangle.hpp"
#include "puzzle519/stock.hpp"
#include "search/annealing.hpp"
#include "search/depth_first.hpp"
#include "search/random.hpp"
#include "search/transposition_table.hpp"

namespace puzzle519 {

struct Result {
  bool is_solved;
  std::vector<Kind> assembly;  // if solved: row by row, rows * columns of them
  Failure failure;             // if not: the condition that fails, or none after a complete search
  std::uint64_t nodes;         // positions of the complete search; 0 if a condition fails
  std::uint64_t changes;       // tried by annealing
};

// The puzzle must have rows * columns pieces, at least one (not checked). No time limit: a board
// beyond the judge's size that meets all conditions and has no assembly may take for ever.
inline Result solve(const Puzzle& puzzle) {
  Result result{};
  const auto solved = [&result](const Rectangle& assembled) {
    result.is_solved = true;
    result.assembly = assembled.cells;
    return result;
  };
  const Stock stock = stock_of(puzzle);
  const Rectangle board(puzzle.rows, puzzle.columns);
  result.failure = first_failure(stock, board);
  if (result.failure.condition != Condition::none) return result;
  Assembly assembly(stock, board);
  // With these table sizes, all stays below 10 MB on the judge's boards, and the hardest known
  // of 6 x 6 takes a third of the time, of 7 x 7 a sixteenth.
  std::size_t slots = 0;
  if (assembly.has_key()) slots = board.cells.size() <= 36 ? 1 << 19 : 1 << 23;
  using Table = search::TranspositionTable<std::uint64_t>;
  search::DepthFirst<Assembly, Table> complete(assembly, Table(slots, UINT64_MAX));
  for (std::uint64_t budget = 1000 + board.cells.size();; budget += budget / 2) {
    // The complete search goes on where it stopped; each attempt at annealing begins anew.
    const search::Outcome outcome = complete.run(budget);
    result.nodes = complete.nodes();
    if (outcome == search::Outcome::exhausted) return result;
    if (outcome == search::Outcome::solved) return solved(assembly.board());
    search::Random random(budget);  // other numbers in each attempt
    Cutting cutting(stock, board, random);
    // Pictures of 20 x 20 need up to a third more changes at 5 or 7, and a fifth more where it
    // cools from 5 to 8.
    const unsigned coldness = 6;
    result.changes += search::anneal(cutting, coldness, budget, random);
    if (cutting.cost() == 0) return solved(cutting.board());
  }
}

}  // namespace puzzle519
