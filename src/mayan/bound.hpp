#pragma once
// The moves that the search tries, and the admissible lower bound that prunes them: a move shifts
// at most two blocks by one column, so a board needs at least half as many moves as its colours
// need shifts. Moves are tested before they are made: a search of five moves that does so only
// afterwards takes 2.6 times as long.

#include "judge/bits.hpp"
#include "mayan/board.hpp"
#include "mayan/pattern_database.hpp"

namespace mayan {

// Two sets of moves, each move as the cell of the block that is dragged. They are taken from the
// front in the order of answers: by column, then row, right before left.
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

class Bound {
 public:
  // Of a board, which must outlive it, whose blocks have the numbers 1 to `colours`.
  Bound(const Board& board, unsigned colours, const PatternDatabase& database) : board_(board) {
    for (unsigned number = 1; number <= colours; ++number) {
      const Cells blocks = board.blocks(number);
      const Need& need = database.need(column_counts(blocks));
      shifts_ += need.shifts;
      add(blocks, need.to_right, to_right_);
      add(blocks, need.to_left, to_left_);
    }
  }

  // How many shifts all colours need together.
  int shifts() const { return shifts_; }

  // The moves that can be in an answer and after whose drag at most `most` shifts are needed.
  Moves fitting(int most) const {
    const int spare = most - shifts_;
    const Cells occupied = board_.occupied();
    // A drag to the right shifts that block and, to the left, the one beside it: the changes add
    // up. If none is beside it, the empty cell there changes nothing.
    Cells right = 0;
    for (int change = -1; change <= 1; ++change) {
      right |=
          changing_at_most(change, to_right_) & changing_at_most(spare - change, to_left_) >> 8;
    }
    // Onto a block of its colour: only the first, as all do nothing.
    const Cells same_colour = board_.like(8);
    const Cells wasted = spare < 0 ? 0 : same_colour & (0 - same_colour);
    // To the left only into an empty cell: the drag to the right of a block there does the same and
    // comes first.
    const Cells left = changing_at_most(spare, to_left_) & ~(occupied << 8);
    return Moves{(right & occupied & ~same_colour & all_cells >> 8) | wasted,
                 left & occupied & all_cells << 8};
  }

 private:
  static void add(Cells blocks, const Effect& effect, Effect& sum) {
    sum.worse |= blocks & effect.worse;
    sum.better |= blocks & effect.better;
  }

  // The cells from which a shift changes the number of shifts needed by at most `most`, which
  // may be negative.
  static Cells changing_at_most(int most, const Effect& effect) {
    if (most > 0) return all_cells;
    if (most == 0) return all_cells & ~effect.worse;
    return most == -1 ? effect.better : 0;
  }

  const Board& board_;
  int shifts_ = 0;
  Effect to_right_;
  Effect to_left_;
};

}  // namespace mayan
