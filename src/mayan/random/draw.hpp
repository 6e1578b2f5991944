#pragma once
// The ways in which --random draws a board: anything, or what some moves can empty and holds runs
// of a certain kind. A board drawn may be empty or hold a run: it is for the caller to try again.

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "mayan/board.hpp"
#include "mayan/random/board.hpp"
#include "mayan/random/case.hpp"

namespace mayan {
namespace detail {

// Drags any block to either side; nothing vanishes.
inline void drag_any(Board& board, Random& random) {
  const Line moves = moves_on(board);
  if (moves.empty()) return;
  drag(board, moves[random.below(moves.size())]);
}

inline void insert_any(Board& board, Random& random) {
  const int x = between(random, 0, columns - 1);
  const int colour = between(random, 1, count_colours(board));
  insert(board, x, between(random, 0, height(board, x)), static_cast<unsigned>(colour));
}

inline void remove_any(Board& board, Random& random) {
  const Line moves = moves_on(board);
  const Move& move = moves[random.below(moves.size())];
  fall(board, cell_at(move.x, move.y));
}

inline Shape run_of(Random& random, int length) {
  return between(random, 0, 1) == 0 ? Shape{length, 1, 0, 0} : Shape{1, length, 0, 0};
}

// Where there is room, if that is soon found.
inline void insert_somewhere(Board& board, Random& random, const Shape& shape, int colour) {
  for (int tries = 0; tries < 50; ++tries) {
    if (insert(board, random, shape, static_cast<unsigned>(colour))) return;
  }
}

// A shape in the middle of up to two runs, dragged apart by up to `moves` drags.
inline Board dragged_apart(Random& random, const Shape& shape, int moves, int colours) {
  const int runs_around = colours > 1 ? between(random, 0, 3) : 0;
  Board board;
  if ((runs_around & 1) != 0) insert_somewhere(board, random, run_of(random, 3), 2);
  insert_somewhere(board, random, shape, 1);
  if ((runs_around & 2) != 0) insert_somewhere(board, random, run_of(random, 3), colours);
  for (int drags = between(random, 1, moves); drags > 0; --drags) drag_any(board, random);
  return board;
}

// A shape dragged apart that `moves` moves empty, and runs scattered in it as long as that remains
// so. An empty board if it is not so from the start.
inline Board grown_from(const Shape& shape, Random& random, int blocks, int moves, int colours) {
  Board board = dragged_apart(random, shape, moves, colours);
  if (runs(board) != 0 || !is_cleared_by(board, moves)) return Board();
  int failures = 0;
  while (failures < 8 * blocks && count_blocks(board) + 3 <= blocks) {
    const Board before = board;
    const unsigned colour = static_cast<unsigned>(1 + count_blocks(board) / 3 % colours);
    if (scatter(board, random, run_of(random, 3), colour) && runs(board) == 0 &&
        is_cleared_by(board, moves)) {
      failures = 0;
    } else {
      board = before;
      ++failures;
    }
  }
  return board;
}

}  // namespace detail

// About `blocks` blocks that `moves` moves empty. (Or an empty board.)
inline Board draw_runs(Random& random, int blocks, int moves) {
  const int colours = between(random, 1, 4);
  return detail::grown_from(detail::run_of(random, 3), random, blocks, moves, colours);
}

inline Board draw_long_runs(Random& random, int blocks, int moves) {
  const Shape shape = detail::run_of(random, between(random, 4, 5));
  return detail::grown_from(shape, random, blocks, moves, between(random, 1, 3));
}

inline Board draw_corner(Random& random, int blocks, int moves) {
  const Shape shape = {3, 3, 2 * between(random, 0, 1), 0};
  return detail::grown_from(shape, random, blocks, moves, between(random, 1, 3));
}

inline Board draw_t(Random& random, int blocks, int moves) {
  const int left = between(random, 0, 2);
  const Shape shape = {3, 3, left, left == 1 ? 2 * between(random, 0, 1) : 1};
  return detail::grown_from(shape, random, blocks, moves, between(random, 2, 3));
}

inline Board draw_plus(Random& random, int blocks, int moves) {
  return detail::grown_from(Shape{3, 3, 1, 1}, random, blocks, moves, between(random, 2, 3));
}

inline Board draw_many_colours(Random& random, int blocks, int moves) {
  return detail::grown_from(detail::run_of(random, 3), random, blocks, moves, judges_colours);
}

// A column of seven whose upper three become a run by a swap with a neighbour, on a board for the
// moves after that. An empty board if there is no column of four to begin with.
inline Board draw_run_at_the_top(Random& random, int blocks, int moves) {
  Board board = draw_runs(random, blocks - 3, moves - 1);
  for (int x = 0; x < columns - 1; ++x) {
    const bool is_left = height(board, x) == rows - 3;
    if (!is_left && height(board, x + 1) != rows - 3) continue;
    const int y = between(random, rows - 3, rows - 1);
    const unsigned colour = static_cast<unsigned>(between(random, 1, 4));
    for (int i = 0; i < 3; ++i) insert(board, is_left ? x : x + 1, rows - 3, colour);
    if (!is_block(board, x, y) || !is_block(board, x + 1, y)) break;
    drag(board, Move{x, y, 1});
    return board;
  }
  return Board();
}

// Any board: a heap, or one that `moves` moves, one more or one less empty, which is then left as
// it is or gets or loses a block.
inline Board draw_anything(Random& random, int blocks, int moves) {
  const int way = between(random, 0, 3);
  if (way < 2) return heap(random, blocks);
  Board board = draw_runs(random, blocks, std::max(1, moves + between(random, -1, 1)));
  if (way == 3 && board.occupied() != 0) {
    const bool inserts = between(random, 0, 1) == 1;
    inserts ? detail::insert_any(board, random) : detail::remove_any(board, random);
  }
  return board;
}

// The same board with the colours numbered anew, from 1 without a gap as judges do.
inline Board renumbered(const Board& board, Random& random) {
  std::vector<unsigned> present;
  for (unsigned colour = 1; colour <= judges_colours; ++colour) {
    if (board.blocks(colour) != 0) present.push_back(colour);
  }
  for (std::size_t i = present.size(); i > 1; --i) {
    std::swap(present[i - 1], present[random.below(i)]);
  }
  std::array<unsigned, judges_colours + 1> number = {};
  for (std::size_t i = 0; i < present.size(); ++i)
    number[present[i]] = static_cast<unsigned>(i + 1);
  Board result;
  for (int x = 0; x < columns; ++x) {
    for (int y = 0; y < height(board, x); ++y) {
      result.put(cell_at(x, y), number[board.number_at(x, y)]);
    }
  }
  return result;
}

}  // namespace mayan
