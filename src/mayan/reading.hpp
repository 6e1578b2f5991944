#pragma once
// Reads a mayan puzzle in the judge's format: the number of moves, then five columns, each the
// colours from the bottom up, ended by a 0.

#include <cstdint>
#include <limits>

#include "judge/errors.hpp"
#include "judge/input.hpp"
#include "mayan/board.hpp"
#include "mayan/puzzle.hpp"

namespace mayan {

// Puzzles with more moves are refused.
const int max_moves = 1000;

namespace detail {

inline void read_column(judge::Input& input, Puzzle& puzzle, int x) {
  for (int y = 0; y < rows; ++y) {
    const std::uint64_t colour = input.number("a colour or the 0 that ends the column", 0,
                                              std::numeric_limits<std::int64_t>::max());
    if (colour == 0) return;
    put_block(puzzle, x, y, static_cast<std::int64_t>(colour));
    if (runs(puzzle.board) != 0) input.fail("a colour that completes no run of three");
  }
  input.number("the 0 that ends a column of 7 blocks", 0, 0);
}

}  // namespace detail

// `at` becomes the place of the first token. Throws judge::MalformedInput for anything that is no
// puzzle, a run of three at the start included (at the block that completes it).
inline Puzzle read_puzzle(judge::Input& input, judge::Position& at) {
  Puzzle puzzle;
  puzzle.moves = static_cast<int>(input.number("the number of moves", 0, max_moves));
  at = input.token_position();
  for (int x = 0; x < columns; ++x) detail::read_column(input, puzzle, x);
  return puzzle;
}

}  // namespace mayan
