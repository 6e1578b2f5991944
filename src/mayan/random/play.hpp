#pragma once
// What --random looks for in an answer: that a rule is at work when it is played.

#include "mayan/board.hpp"
#include "mayan/random/board.hpp"
#include "mayan/random/case.hpp"

namespace mayan {
namespace detail {

// Whether is_so(board, move) holds for a move while the answer is played.
template <class IsSo>
bool in_play(const RandomCase& c, IsSo is_so) {
  Board board = c.board;
  for (const Move& move : c.answer) {
    if (is_so(board, move)) return true;
    board = after(board, move);
  }
  return false;
}

// Whether is_so(board, times) holds for a board with runs while the answer is played; `times` is
// how often runs have vanished since the drag.
template <class IsSo>
bool in_vanishing(const RandomCase& c, IsSo is_so) {
  return in_play(c, [&](Board board, const Move& move) {
    drag(board, move);
    int times = 0;
    for (Cells gone = runs(board); gone != 0; gone = runs(board)) {
      if (is_so(board, times++)) return true;
      fall(board, gone);
    }
    return false;
  });
}

inline Cells runs_below_the_top(Board board) {
  for (Cells& bits : board.planes) bits &= ~row_at(rows - 1);
  return runs(board);
}

// The board at rest if runs vanished one after the other, each with all its blocks.
inline Board settled_run_by_run(Board board) {
  while (runs(board) != 0) {
    const bool lies = lying_threes(board) != 0;
    const int step = lies ? 8 : 1;
    const Cells threes = lies ? lying_threes(board) : standing_threes(board);
    // In the first run, threes begin at all blocks but the last two.
    Cells gone = 0;
    for (Cells begin = threes & (0 - threes); (begin & threes) != 0; begin <<= step) {
      gone |= begin | begin << step | begin << 2 * step;
    }
    fall(board, gone);
  }
  return board;
}

inline bool is_swap(const Board& board, const Move& move) {
  return is_block(board, move.x + move.direction, move.y);
}

// Whether there is a run after the drag before anything drops.
inline bool makes_run_in_mid_air(const Board& board, const Move& move) {
  if (is_swap(board, move)) return false;
  Board lifted = board;
  for (Cells& bits : lifted.planes) bits &= ~cell_at(move.x, move.y);
  lifted.put(cell_at(move.x + move.direction, move.y), board.number_at(move.x, move.y));
  return runs(lifted) != 0;
}

}  // namespace detail

inline bool wastes_first(const RandomCase& c) {
  return c.has_answer() && is_wasted(c.board, c.answer[0]);
}

inline bool wastes_later(const RandomCase& c) {
  return !wastes_first(c) && detail::in_play(c, is_wasted);
}

inline bool drags_left(const RandomCase& c) {
  return detail::in_play(c, [](const Board&, const Move& m) { return m.direction < 0; });
}

inline bool has_four_or_five_in_a_run(const RandomCase& c) {
  return detail::in_vanishing(c, [](const Board& board, int) {
    const Cells lying = lying_threes(board);
    const Cells standing = standing_threes(board);
    return (lying & lying >> 8) != 0 || (standing & standing >> 1) != 0;
  });
}

inline bool has_crossing_runs(const RandomCase& c) {
  return detail::in_vanishing(c, [](const Board& board, int) {
    const Cells lying = lying_threes(board);
    const Cells standing = standing_threes(board);
    return ((lying | lying << 8 | lying << 16) & (standing | standing << 1 | standing << 2)) != 0;
  });
}

// Where an end of a horizontal run is the lower end of a vertical one.
inline bool has_left_corner(const RandomCase& c) {
  return detail::in_vanishing(c, [](const Board& board, int) {
    const Cells lying = lying_threes(board), standing = standing_threes(board);
    return (lying & ~(lying << 8) & standing & ~(standing << 1)) != 0;
  });
}

inline bool has_right_corner(const RandomCase& c) {
  return detail::in_vanishing(c, [](const Board& board, int) {
    const Cells lying = lying_threes(board), standing = standing_threes(board);
    return ((lying & ~(lying >> 8)) << 16 & standing & ~(standing << 1)) != 0;
  });
}

inline bool has_plus(const RandomCase& c) {
  return detail::in_vanishing(c, [](const Board& board, int) {
    return (lying_threes(board) << 8 & standing_threes(board) << 1) != 0;
  });
}

// Runs that do not cross would not all vanish one after the other.
inline bool has_runs_at_once(const RandomCase& c) {
  return !has_crossing_runs(c) && detail::in_play(c, [](Board board, const Move& move) {
    drag(board, move);
    const Board run_by_run = detail::settled_run_by_run(board);
    settle(board);
    return board.planes != run_by_run.planes;
  });
}

inline bool has_chain(const RandomCase& c) {
  return detail::in_vanishing(c, [](const Board&, int times) { return times == 1; });
}

inline bool has_long_chain(const RandomCase& c) {
  return detail::in_vanishing(c, [](const Board&, int times) { return times == 2; });
}

inline bool has_run_in_mid_air(const RandomCase& c) {
  return detail::in_play(c, detail::makes_run_in_mid_air);
}

inline bool has_full_column(const RandomCase& c) {
  return c.has_answer() && (c.board.occupied() & row_at(rows - 1)) != 0;
}

// If runs in the top row did not vanish, the answer would not empty the board.
inline bool needs_run_at_the_top(const RandomCase& c) {
  Board board = c.board;
  for (const Move& move : c.answer) {
    if (!is_block(board, move.x, move.y)) return true;
    drag(board, move);
    for (Cells gone = detail::runs_below_the_top(board); gone != 0;) {
      fall(board, gone);
      gone = detail::runs_below_the_top(board);
    }
  }
  return c.has_answer() && board.occupied() != 0;
}

inline bool drags_near_the_top(const RandomCase& c) {
  return detail::in_play(c, [](const Board&, const Move& m) { return m.y >= rows - 2; });
}

inline bool has_drop_after_drag(const RandomCase& c) {
  return detail::in_play(c, [](const Board& board, const Move& move) {
    return height(board, move.x + move.direction) < move.y;
  });
}

inline bool has_drop_above_drag(const RandomCase& c) {
  return detail::in_play(c, [](const Board& board, const Move& move) {
    return !detail::is_swap(board, move) && is_block(board, move.x, move.y + 1);
  });
}

inline bool has_more_colours_than_moves(const RandomCase& c) {
  return c.has_answer() && count_colours(c.board) > c.moves;
}

inline bool has_many_colours(const RandomCase& c) {
  return c.has_answer() && count_colours(c.board) > 4;
}

inline bool has_ten_colours(const RandomCase& c) {
  return c.has_answer() && count_colours(c.board) == 10;
}

// A move that changes the board and makes no run.
inline bool has_quiet_move(const RandomCase& c) {
  return detail::in_play(c, [](Board board, const Move& move) {
    if (is_wasted(board, move)) return false;
    drag(board, move);
    return runs(board) == 0;
  });
}

}  // namespace mayan
