#pragma once
// mayan: the NOIP 2011 senior problem "Mayan puzzle" (day 1, problem 3; Luogu P1312, LibreOJ 2598).
// Answers as the judge wants it: the lexicographically smallest n moves that empty the board, one a
// line, or -1. The input is a single puzzle: n, then five columns, each the colours from the bottom
// up, ended by a 0.

#include <cstdint>
#include <string>

#include "judge/input.hpp"
#include "judge/output.hpp"
#include "mayan/board.hpp"
#include "mayan/puzzle.hpp"
#include "mayan/solver.hpp"

namespace mayan {

namespace detail {

inline void read_column(judge::Input& input, Puzzle& puzzle, int x) {
  for (int y = 0; y < rows; ++y) {
    const std::uint64_t colour =
        input.number("a colour or the 0 that ends the column", 0, INT64_MAX);
    if (colour == 0) return;
    put_block(puzzle, x, y, static_cast<std::int64_t>(colour));
    if (runs(puzzle.board) != 0) input.fail("a colour that completes no run of three");
  }
  input.number("the 0 that ends a column of 7 blocks", 0, 0);
}

}  // namespace detail

// Throws judge::MalformedInput for anything that is no puzzle, a run of three at the start included
// (at the block that completes it).
inline Puzzle read_puzzle(judge::Input& input) {
  Puzzle puzzle;
  puzzle.moves = static_cast<int>(input.number("the number of moves", 0, max_moves));
  for (int x = 0; x < columns; ++x) detail::read_column(input, puzzle, x);
  return puzzle;
}

inline std::string text_of(const Move& move) {
  return std::to_string(move.x) + ' ' + std::to_string(move.y) + ' ' +
         std::to_string(move.direction);
}

// The answer's lines.
inline std::string text_of(const Result& result) {
  if (!result.has_answer()) return "-1\n";
  std::string text;
  for (const Move& move : result.moves) text += text_of(move) + '\n';
  return text;
}

inline void answer(judge::Input& input, judge::Output& output) {
  output.write(text_of(solve(read_puzzle(input))));
}

}  // namespace mayan
