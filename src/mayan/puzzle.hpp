#pragma once
// The plain statement of a mayan puzzle and of a move: what the reader delivers, the solver takes and
// the explanation draws. Columns count from the left, rows from the bottom, both from 0.

#include <array>
#include <cstdint>

namespace mayan {

const int columns = 5;
const int rows = 7;

struct Puzzle {
  std::uint64_t moves;  // exactly so many are to be made
  // [x][y] is a colour, 0 where there is no block. No block lies above an empty cell and no run of three
  // is on the board (neither is checked).
  std::array<std::array<std::int64_t, rows>, columns> colours;
};

// Drags the block at (x, y) one column to the right (direction 1) or to the left (-1).
struct Move {
  int x;
  int y;
  int direction;
};

}  // namespace mayan
