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

// Blocks by what dragging them does. A drag to the left onto a block is left out: the drag of that
// block to the right does the same and comes first.
struct Drags {
  Cells swaps;  // to the right, with a block of another colour
  Cells waste;  // with one of the same: all of these change nothing, so only the first is listed
  Cells right_drops;  // onto a lower column
  Cells left_drops;

  explicit Drags(const Board& board) {
    const Cells occupied = board.occupied();
    const Cells pairs = occupied & occupied >> 8;
    const Cells like = pairs & ~board.differing(8);
    swaps = pairs ^ like;
    waste = like & (0 - like);
    right_drops = occupied & ~(occupied >> 8) & (all_cells >> 8);
    left_drops = occupied & ~(occupied << 8) & (all_cells << 8);
  }
};

}  // namespace mayan
