#pragma once
// The moves of a board that can be in an answer, as sets of the blocks that are dragged.

#include "judge/bits.hpp"
#include "mayan/board.hpp"

namespace mayan {

// Moves taken from the front in the order of answers: by column, then row, right before left.
struct Moves {
  Cells right;
  Cells left;

  bool empty() const { return (right | left) == 0; }

  Move front() const {
    const unsigned cell = judge::lowest_bit(right | left);
    const bool is_right = (right >> cell & 1) != 0;
    return Move{static_cast<int>(cell / 8), static_cast<int>(cell % 8), is_right ? 1 : -1};
  }

  void pop_front() {
    Cells& first = (right & (0 - (right | left))) != 0 ? right : left;
    first &= first - 1;
  }
};

// The blocks that can be dragged to the right, and to the left into an empty cell. (A drag to the
// left onto a block does the same as the drag of that block to the right, which comes first.)
struct Drags {
  Cells right;
  Cells left;
  Cells wasted;  // to the right, onto a block of the same colour: the first of all that do nothing

  explicit Drags(const Board& board) {
    const Cells occupied = board.occupied();
    const Cells wasting = board.like(8);
    wasted = wasting & (0 - wasting);
    right = occupied & ~wasting & all_cells >> 8;
    left = occupied & ~(occupied << 8) & all_cells << 8;
  }
};

}  // namespace mayan
