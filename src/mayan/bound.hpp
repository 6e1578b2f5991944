#pragma once
// The admissible lower bound of the search: a move shifts at most two blocks by one column, so a board
// needs at least half as many moves as its colours need shifts. (A search that only looks at the bound
// once a move is made takes 2.4 times as long, one without the bound far longer.)

#include <cstdint>

#include "mayan/board.hpp"
#include "mayan/moves.hpp"
#include "mayan/pattern_database.hpp"

namespace mayan {

class Bound {
 public:
  // Of a board whose blocks have the numbers 1 to `colours`.
  Bound(const Board& board, unsigned colours, PatternDatabase& database) {
    for (unsigned number = 1; number <= colours; ++number) {
      const Cells blocks = board.blocks(number);
      const Need& need = database.need(column_counts(blocks));
      shifts_ += need.shifts;
      to_right_.add(blocks, need.to_right);
      to_left_.add(blocks, need.to_left);
    }
  }

  // How many shifts all colours need together.
  int shifts() const { return shifts_; }

  // The moves after which at most `most` shifts are needed.
  Moves fitting(const Drags& drags, int most) const {
    const int spare = most - shifts_;
    Cells swaps = 0;  // one of the two blocks may use up what the other one saves
    for (int right = -1; right <= 1; ++right) {
      swaps |= to_right_.adding(right) & to_left_.adding(spare - right) >> 8;
    }
    Moves moves;
    moves.right = (drags.swaps & swaps) | (drags.right_drops & to_right_.adding(spare));
    if (spare >= 0) moves.right |= drags.waste;
    moves.left = drags.left_drops & to_left_.adding(spare);
    return moves;
  }

 private:
  // The blocks that are shifted one way for the worse or for the better.
  struct Blocks {
    Cells worse = 0;
    Cells better = 0;

    void add(Cells blocks, const Effect& effect) {
      worse |= blocks & cells_of(effect.worse);
      better |= blocks & cells_of(effect.better);
    }

    // The cells of a set of columns: each bit goes to its column and is spread there.
    static Cells cells_of(Cells set) { return (set * 0x10204081 & 0x0101010101) * 0x7f; }

    // The cells whose shift adds at most so many to the shifts needed.
    Cells adding(int most) const {
      if (most > 0) return all_cells;
      return most == 0 ? all_cells ^ worse : most == -1 ? better : 0;
    }
  };

  int shifts_ = 0;
  Blocks to_right_;
  Blocks to_left_;
};

}  // namespace mayan
