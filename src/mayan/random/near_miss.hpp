#pragma once
// What --random looks for near an answer: that a typical mistake would lead to another one, or that
// with a move or a block more or less there would be one.

#include <algorithm>

#include "mayan/board.hpp"
#include "mayan/random/board.hpp"
#include "mayan/random/case.hpp"

namespace mayan {
namespace detail {

inline bool is_before(const Move& a, const Move& b) {
  if (a.x != b.x) return a.x < b.x;
  return a.y != b.y ? a.y < b.y : a.direction > b.direction;
}

// The first moves, in order, that can be followed by moves that empty the board.
inline Line openings(const RandomCase& c) {
  Line found;
  for (const Move& move : moves_on(c.board)) {
    if (is_cleared_by(after(c.board, move), c.moves - 1)) found.push_back(move);
  }
  return found;
}

// The board at rest after a block was taken away.
inline Board without(Board board, int x, int y) {
  fall(board, cell_at(x, y));
  settle(board);
  return board;
}

}  // namespace detail

// A search in order meets a line first that is one move short.
inline bool is_emptied_early(const RandomCase& c) {
  if (!c.has_answer()) return false;
  for (const Move& move : moves_on(c.board)) {
    if (!detail::is_before(move, c.answer[0])) return false;
    if (is_cleared_by(after(c.board, move), c.moves - 2)) return true;
  }
  return false;
}

// The first block can as well go left.
inline bool could_begin_left(const RandomCase& c) {
  const Line found = detail::openings(c);
  return found.size() > 1 && found[0].x == found[1].x && found[0].y == found[1].y;
}

inline bool could_begin_higher(const RandomCase& c) {
  const Line found = detail::openings(c);
  return std::any_of(found.begin(), found.end(),
                     [&](const Move& move) { return move.x == found[0].x && move.y > found[0].y; });
}

inline bool could_begin_lower_to_the_right(const RandomCase& c) {
  const Line found = detail::openings(c);
  return std::any_of(found.begin(), found.end(),
                     [&](const Move& move) { return move.x > found[0].x && move.y < found[0].y; });
}

inline bool lacks_a_move(const RandomCase& c) {
  return !c.has_answer() && is_cleared_by(c.board, c.moves + 1);
}

inline bool has_a_move_too_many(const RandomCase& c) {
  return !c.has_answer() && is_cleared_by(c.board, c.moves - 1);
}

inline bool lacks_a_block(const RandomCase& c) {
  if (c.has_answer() || has_rare_colour(c.board)) return false;
  for (int x = 0; x < columns; ++x) {
    for (int colour = 1; colour <= count_colours(c.board); ++colour) {
      Board board = c.board;
      insert(board, x, height(board, x), static_cast<unsigned>(colour));
      if (runs(board) == 0 && is_cleared_by(board, c.moves)) return true;
    }
  }
  return false;
}

inline bool has_a_block_too_many(const RandomCase& c) {
  if (c.has_answer() || has_rare_colour(c.board)) return false;
  for (int x = 0; x < columns; ++x) {
    for (int y = 0; y < height(c.board, x); ++y) {
      if (is_cleared_by(detail::without(c.board, x, y), c.moves)) return true;
    }
  }
  return false;
}

// A block that is dragged over the edge and is gone would make an answer where there is none.
inline bool tempts_over_the_edge(const RandomCase& c) {
  if (c.has_answer()) return false;
  for (const int x : {0, columns - 1}) {
    for (int y = 0; y < height(c.board, x); ++y) {
      if (is_cleared_by(detail::without(c.board, x, y), c.moves - 1)) return true;
    }
  }
  return false;
}

inline bool needs_memory_with_moves_left(const RandomCase& c) {
  return c.has_answer() && !PlainSearch(false).finds_line(c.board, c.moves);
}

}  // namespace mayan
