#pragma once
// Sets of moves, each move as the cell of the block that is dragged.

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
    const Cells front = (right | left) & (0 - (right | left));  // the lowest bit
    ((right & front) != 0 ? right : left) &= ~front;
  }
};

// The moves that can be in an answer. A drag to the left onto a block is in none: the drag of that
// block to the right does the same and comes first.
struct Drags {
  Cells right;   // onto a block of another colour, or into an empty cell
  Cells left;    // into an empty cell
  Cells wasted;  // to the right, onto a block of its colour: only the first, as all do nothing

  explicit Drags(const Board& board) {
    const Cells occupied = board.occupied();
    const Cells wasting = board.like(8);
    wasted = wasting & (0 - wasting);
    right = occupied & ~wasting & all_cells >> 8;
    left = occupied & ~(occupied << 8) & all_cells << 8;
  }
};

}  // namespace mayan
