#pragma once
// --hard: puzzles at the judge's limits made to find slow programs: five moves on a nearly full
// board of two to five colours, with many blocks of each, whose answer comes late in order or
// never.

#include <cstdint>

#include "judge/output.hpp"
#include "mayan/board.hpp"
#include "mayan/puzzle.hpp"
#include "mayan/random/board.hpp"
#include "mayan/random/case.hpp"
#include "mayan/solver.hpp"

namespace mayan {
namespace detail {

const int judges_moves = 5;

// 30 to 35 blocks without a run, as many of each colour, give or take one.
inline Board draw_full(Random& random, int colours) {
  const int blocks = between(random, 30, columns * rows);
  for (;;) {
    Board board;
    int put = 0;
    for (int tries = 0; tries < 500 && put < blocks; ++tries) {
      const Board before = board;
      const int x = between(random, 0, columns - 1);
      const int y = between(random, 0, rows - 1);
      if (!insert(board, x, y, static_cast<unsigned>(1 + put % colours))) continue;
      if (runs(board) == 0) {
        ++put;
      } else {
        board = before;
      }
    }
    if (put == blocks) return board;
  }
}

inline Puzzle puzzle_of(const RandomCase& c) {
  Puzzle puzzle;
  puzzle.moves = c.moves;
  for (int x = 0; x < columns; ++x) {
    for (int y = 0; y < height(c.board, x); ++y) {
      put_block(puzzle, x, y, static_cast<std::int64_t>(c.board.number_at(x, y)));
    }
  }
  return puzzle;
}

}  // namespace detail

// Boards of even seeds have no answer. Those of odd seeds have two colours and an answer that
// begins in the last two columns.
inline RandomCase hard_case(std::uint64_t seed) {
  Random random(seed);
  const bool has_answer = seed % 2 == 1;
  const int colours = has_answer ? 2 : between(random, 2, 5);
  for (;;) {
    RandomCase found = {detail::draw_full(random, colours), detail::judges_moves, Line()};
    found.answer = solve(detail::puzzle_of(found)).moves;
    if (found.has_answer() == has_answer && (!has_answer || found.answer[0].x >= columns - 2)) {
      return found;
    }
  }
}

inline void hard(std::uint64_t seed, judge::Output& output) {
  output.write(text_of(hard_case(seed)));
}

}  // namespace mayan
