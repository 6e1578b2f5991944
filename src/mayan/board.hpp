#pragma once
// The board as bit planes and the rules of play on it. A set of cells is one word, eight bits a column
// from the bottom with the top bit always clear, so that every rule is a few shifts by 1 (a row) and
// 8 (a column) for all colours at once. Plane k holds bit k of the colour numbers 1, 2, ...; an empty
// cell is 0 in every plane. Few colours need few planes, and most of the time goes into planes.

#include <array>
#include <cstddef>
#include <cstdint>

#include "mayan/puzzle.hpp"

namespace mayan {

using Cells = std::uint64_t;

const Cells all_cells = 0x7f7f7f7f7f;
const Cells above_columns = 0x8080808080;  // the clear bits

inline Cells cell_at(int x, int y) { return Cells{1} << (8 * x + y); }

template <std::size_t planes>
struct Board {
  std::array<Cells, planes> plane;

  Board() : plane() {}

  Cells occupied() const {
    Cells cells = 0;
    for (const Cells bits : plane) cells |= bits;
    return cells;
  }

  // The blocks of one colour.
  Cells blocks(unsigned number) const {
    Cells cells = all_cells;
    for (const Cells bits : plane) {
      cells &= bits ^ (Cells{number & 1} - 1);
      number >>= 1;
    }
    return cells;
  }

  // The cells that differ in colour from the cell `distance` bits further: 1 is above, 8 to the right.
  Cells differing(int distance) const {
    Cells cells = 0;
    for (const Cells bits : plane) cells |= bits ^ bits >> distance;
    return cells;
  }

  // The colour in a single cell, 0 where there is no block.
  unsigned number_in(Cells cell) const {
    unsigned number = 0;
    for (std::size_t k = 0; k < planes; ++k) number |= unsigned{(plane[k] & cell) != 0} << k;
    return number;
  }

  // Puts a block into an empty cell.
  void put(Cells cell, unsigned number) {
    for (std::size_t k = 0; k < planes; ++k) plane[k] |= cell & (0 - Cells{number >> k & 1});
  }
};

// All blocks that lie in a horizontal or vertical run of three or more, crossing runs included.
template <std::size_t planes>
Cells runs(const Board<planes>& board) {
  const Cells occupied = board.occupied();
  const Cells like_right = occupied & ~board.differing(8);
  const Cells like_above = occupied & ~board.differing(1);
  const Cells lying = like_right & like_right >> 8;
  const Cells standing = like_above & like_above >> 1;
  return lying | lying << 8 | lying << 16 | standing | standing << 1 | standing << 2;
}

// Takes the blocks in `removed` away and lets what is above them drop. (Dropping by three at once where
// a vertical run goes costs as much in tests as it saves.)
template <std::size_t planes>
void fall(Board<planes>& board, Cells removed) {
  while (removed != 0) {
    // In each column that has one, the lowest removed cell and all above it take over the cell above.
    const Cells lowest = removed & (above_columns - removed);
    const Cells moved = (above_columns - lowest) & all_cells;
    for (Cells& bits : board.plane) bits = (bits & ~moved) | (bits >> 1 & moved);
    removed ^= lowest;
    removed = (removed & ~moved) | (removed >> 1 & moved);
  }
}

// Lets runs vanish and blocks drop until no run is left.
template <std::size_t planes>
void settle(Board<planes>& board) {
  for (Cells gone = runs(board); gone != 0; gone = runs(board)) fall(board, gone);
}

// Drags the block in `from`, which is there, one column to the right or to the left, within the board.
// Nothing vanishes yet: that is for settle().
template <std::size_t planes>
void drag(Board<planes>& board, Cells from, bool to_the_left) {
  const Cells to = to_the_left ? from >> 8 : from << 8;
  const Cells occupied = board.occupied();
  if ((occupied & to) != 0) {
    const Cells left = to_the_left ? to : from;
    for (Cells& bits : board.plane) {
      const Cells difference = (bits ^ bits >> 8) & left;
      bits ^= difference | difference << 8;
    }
    return;
  }
  Cells landing = 1;
  while (landing << 7 < to) landing <<= 8;  // the bottom of its column
  while ((landing & occupied) != 0) landing <<= 1;
  const unsigned number = board.number_in(from);
  fall(board, from);
  board.put(landing, number);
}

}  // namespace mayan
