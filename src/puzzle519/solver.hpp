#pragma once
// Decides a puzzle: first the conditions that need no search, then the search for an assembly.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "puzzle519/assembly.hpp"
#include "puzzle519/conditions.hpp"
#include "puzzle519/piece.hpp"
#include "puzzle519/stock.hpp"
#include "search/depth_first.hpp"
#include "search/restarts.hpp"
#include "search/transposition_table.hpp"

namespace puzzle519 {

struct Result {
  bool is_solved;
  std::vector<Piece> assembly;  // if solved: the pieces row by row, rows * columns of them
  Failure failure;              // if not: the condition that fails, or none after a complete search
  std::uint64_t nodes;          // positions searched; 0 if a condition fails
};

namespace detail {

// What the transposition table may take. With the rest of the program that stays below 10 MB.
const std::size_t table_bytes = std::size_t{4} << 20;

// Searches a board that is at least as high as wide: narrow frontiers and many rows are easier, for
// edges and rows then close often and early.
inline std::vector<Kind> assemble(const Stock& stock, int rows, int columns, Result& result) {
  using Table = search::TranspositionTable<AssemblyKey>;
  Assembly board(stock, rows, columns);
  const std::size_t cells = static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns);
  search::Restarts<Assembly, Table> search(board, 3 * cells,
                                           Table(board.has_key() ? table_bytes : 0));
  result.is_solved = search.run() == search::Outcome::solved;
  result.nodes = search.nodes();
  return search.path();
}

}  // namespace detail

// The puzzle must have rows * columns pieces, at least one (not checked). No time limit: a board far
// beyond the judge's size that meets all conditions and still has no solution may take for ever.
inline Result solve(const Puzzle& puzzle) {
  Result result = Result();
  const Stock stock = stock_of(puzzle);
  result.failure = first_failure(stock, puzzle.rows, puzzle.columns);
  if (result.failure.condition != Condition::none) return result;
  const bool is_wide = puzzle.columns > puzzle.rows;
  const std::vector<Kind> kinds =
      is_wide ? detail::assemble(transposed(stock), puzzle.columns, puzzle.rows, result)
              : detail::assemble(stock, puzzle.rows, puzzle.columns, result);
  const std::size_t rows = static_cast<std::size_t>(puzzle.rows);
  const std::size_t columns = static_cast<std::size_t>(puzzle.columns);
  result.assembly.reserve(kinds.size());
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const std::size_t from = is_wide ? i % columns * rows + i / columns : i;
    result.assembly.push_back(piece_of(is_wide ? transposed_kind(kinds[from]) : kinds[from]));
  }
  return result;
}

}  // namespace puzzle519
