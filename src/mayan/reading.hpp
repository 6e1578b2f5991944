#pragma once
// Reads a mayan puzzle in the judge's format: the number of moves, then five columns, each the colours
// from the bottom up, ended by a 0.

#include <cstdint>
#include <limits>

#include "judge/input.hpp"
#include "mayan/puzzle.hpp"

namespace mayan {

// More than that many moves are refused: the search's path alone would need too much memory.
const std::uint64_t max_moves = 1000000;

namespace detail {

// Whether the topmost block of column x so far, at (x, y), ends a run of three to its left or below.
inline bool completes_run(const Puzzle& puzzle, std::size_t x, std::size_t y) {
  const auto& colours = puzzle.colours;
  const std::int64_t colour = colours[x][y];
  const bool in_row = x >= 2 && colours[x - 1][y] == colour && colours[x - 2][y] == colour;
  const bool in_column = y >= 2 && colours[x][y - 1] == colour && colours[x][y - 2] == colour;
  return in_row || in_column;
}

inline void read_column(judge::Input& input, Puzzle& puzzle, std::size_t x) {
  for (std::size_t y = 0; y < rows; ++y) {
    const std::uint64_t colour = input.number("a colour or the 0 that ends the column", 0,
                                              std::numeric_limits<std::int64_t>::max());
    if (colour == 0) return;
    puzzle.colours[x][y] = static_cast<std::int64_t>(colour);
    if (completes_run(puzzle, x, y)) input.fail("a colour that completes no run of three");
  }
  input.number("the 0 that ends a column of 7 blocks", 0, 0);
}

}  // namespace detail

// Throws judge::MalformedInput for anything that is no puzzle, a run of three at the start included (at
// the block that completes it).
inline Puzzle read_puzzle(judge::Input& input) {
  Puzzle puzzle = {};
  puzzle.moves = input.number("the number of moves", 0, max_moves);
  for (std::size_t x = 0; x < columns; ++x) detail::read_column(input, puzzle, x);
  return puzzle;
}

}  // namespace mayan
