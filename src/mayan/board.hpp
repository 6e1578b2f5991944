#pragma once
// The board and the rules of play. A set of cells is one word, a byte a column from the left and in
// it a bit a row from the bottom: the cell above is one bit further, the cell to the right eight.
// The board is six such sets, its bit planes: plane k holds the cells in whose block's number bit k
// is set. So a rule takes a few operations for all cells at once.

#include <array>
#include <cstddef>
#include <cstdint>

namespace mayan {

const int columns = 5;
const int rows = 7;

// Drags the block at (x, y) one column to the right (direction 1) or to the left (-1). Columns
// count from the left, rows from the bottom, both from 0.
struct Move {
  int x;
  int y;
  int direction;
};

using Cells = std::uint64_t;

const Cells all_cells = 0x7f7f7f7f7f;
const Cells above_columns = 0x8080808080;  // the top bit of each byte, which is no cell

inline Cells cell_at(int x, int y) { return Cells{1} << (8 * x + y); }
inline Cells column_at(int x) { return Cells{0x7f} << (8 * x); }
inline Cells row_at(int y) { return Cells{0x0101010101} << y; }

// Blocks of one colour have one number, from 1 to 63 (at most 35 are used); 0 is an empty cell. (A
// board that can be emptied has three blocks of each colour, so at most 11 colours: four planes
// would do for it, but make the search hardly faster.)
struct Board {
  std::array<Cells, 6> planes = {};

  Cells occupied() const {
    Cells cells = 0;
    for (const Cells plane : planes) cells |= plane;
    return cells;
  }

  // The blocks of one number.
  Cells blocks(unsigned number) const {
    Cells cells = all_cells;
    for (const Cells plane : planes) {
      cells &= plane ^ (Cells{number & 1} - 1);
      number >>= 1;
    }
    return cells;
  }

  // The blocks with the same number as the cell `distance` bits further: 1 is above, 8 to the
  // right.
  Cells like(int distance) const {
    Cells cells = occupied();
    for (const Cells plane : planes) cells &= ~(plane ^ plane >> distance);
    return cells;
  }

  unsigned number_at(int x, int y) const {
    unsigned number = 0;
    for (std::size_t k = 0; k < planes.size(); ++k) {
      if ((planes[k] & cell_at(x, y)) != 0) number |= 1U << k;
    }
    return number;
  }

  // Puts a block into an empty cell.
  void put(Cells cell, unsigned number) {
    for (Cells& plane : planes) {
      if ((number & 1) != 0) plane |= cell;
      number >>= 1;
    }
  }
};

// The cells where three blocks of one colour begin, to the right or upwards.
inline Cells lying_threes(const Board& board) { return board.like(8) & board.like(8) >> 8; }
inline Cells standing_threes(const Board& board) { return board.like(1) & board.like(1) >> 1; }

// All blocks that lie in a horizontal or vertical run of three or more, crossing runs included.
inline Cells runs(const Board& board) {
  const Cells lying = lying_threes(board);
  const Cells standing = standing_threes(board);
  return lying | lying << 8 | lying << 16 | standing | standing << 1 | standing << 2;
}

// Removes the cells in `removed`, with their blocks if they have any: what is above drops.
inline void fall(Board& board, Cells removed) {
  while (removed != 0) {
    // In each column that has one, the lowest removed cell and all above it (`moved`) take over the
    // cell above. (In a byte b, b & (0x80 - b) is the lowest set bit. 0x80 minus that bit has that
    // bit and all above it up to the top row.)
    const Cells lowest = removed & (above_columns - removed);
    const Cells moved = (above_columns - lowest) & all_cells;
    for (Cells& plane : board.planes) plane = (plane & ~moved) | (plane >> 1 & moved);
    removed ^= lowest;
    removed = (removed & ~moved) | (removed >> 1 & moved);
  }
}

// Lets runs vanish and blocks drop until no run is left.
inline void settle(Board& board) {
  for (Cells gone = runs(board); gone != 0; gone = runs(board)) fall(board, gone);
}

// Whether a move swaps two blocks of one colour, which changes nothing.
inline bool is_wasted(const Board& board, const Move& move) {
  return board.number_at(move.x, move.y) == board.number_at(move.x + move.direction, move.y);
}

// Makes a move, whose block must be there and stay within the board. Nothing vanishes yet: that is
// for settle().
inline void drag(Board& board, const Move& move) {
  const int beside = move.x + move.direction;
  const Cells from = cell_at(move.x, move.y);
  const Cells to = cell_at(beside, move.y);
  const Cells left = move.direction > 0 ? from : to;
  for (Cells& plane : board.planes) {
    const Cells difference = (plane ^ plane >> 8) & left;
    plane ^= difference | difference << 8;
  }
  // If the block went into an empty cell, its old cell and those empty below it close up now.
  fall(board, (from | (to - cell_at(beside, 0))) & ~board.occupied());
}

}  // namespace mayan
