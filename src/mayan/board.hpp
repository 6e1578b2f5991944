#pragma once
// The board as bit planes and the rules of play on it. A set of cells is one word, eight bits a
// column from the bottom with the top bit always clear, so that every rule is a few shifts by 1 (a
// row) and 8 (a column) for all colours at once. Plane k holds bit k of the colour numbers 1, 2, ...;
// an empty cell is 0 in every plane. Fewer colours need fewer planes, which is where the time goes.

#include <array>
#include <cstddef>
#include <cstdint>

#include "mayan/puzzle.hpp"

namespace mayan {

using Cells = std::uint64_t;

const Cells all_cells = 0x7f7f7f7f7f;
const Cells column_tops = 0x8080808080;  // the clear bits above the columns

inline Cells cell_at(int x, int y) { return Cells{1} << (8 * x + y); }

// The whole column in which `cell`, a single one, lies.
inline Cells column_of(Cells cell) {
  Cells column = 0x7f;
  while ((column & cell) == 0) column <<= 8;
  return column;
}

template <std::size_t planes>
struct Board {
  std::array<Cells, planes> plane;

  Board() : plane() {}

  Cells occupied() const {
    Cells cells = 0;
    for (const Cells bits : plane) cells |= bits;
    return cells;
  }

  // The blocks of one colour, numbered from 1.
  Cells blocks(unsigned number) const {
    Cells cells = all_cells;
    for (const Cells bits : plane) {
      cells &= bits ^ (Cells{number & 1} - 1);
      number >>= 1;
    }
    return cells;
  }

  // The number of the colour in a single cell, 0 where there is no block.
  unsigned number_in(Cells cell) const {
    unsigned number = 0;
    for (std::size_t k = 0; k < planes; ++k) {
      number |= static_cast<unsigned>((plane[k] & cell) != 0) << k;
    }
    return number;
  }

  // Puts a block into an empty cell.
  void put(Cells cell, unsigned number) {
    for (std::size_t k = 0; k < planes; ++k) {
      if ((number >> k & 1) != 0) plane[k] |= cell;
    }
  }

  // The cells that differ in colour from the cell `distance` bits further: 1 is above, 8 to the right.
  Cells differing(int distance) const {
    Cells cells = 0;
    for (const Cells bits : plane) cells |= bits ^ bits >> distance;
    return cells;
  }
};

// All blocks that lie in a horizontal or vertical run of three or more, crossing runs included.
template <std::size_t planes>
Cells runs(const Board<planes>& board) {
  const Cells occupied = board.occupied();
  const Cells as_right = occupied & ~board.differing(8);
  const Cells as_above = occupied & ~board.differing(1);
  const Cells lying = as_right & as_right >> 8;
  const Cells standing = as_above & as_above >> 1;
  return lying | lying << 8 | lying << 16 | standing | standing << 1 | standing << 2;
}

namespace detail {

// In each column that has a cell in `lowest`, drops what is `count` or more above it by `count`.
template <int count>
Cells dropped(Cells bits, Cells lowest) {
  const Cells moved = (column_tops - lowest) & all_cells;
  const Cells landing = Cells{0x0101010101} * (0x7f >> count);
  return (bits & ~moved) | (bits >> count & landing & moved);
}

template <int count, std::size_t planes>
void drop_all(Board<planes>& board, Cells& removed, Cells lowest) {
  for (Cells& bits : board.plane) bits = dropped<count>(bits, lowest);
  removed = dropped<count>(removed, lowest);
}

}  // namespace detail

// Takes the blocks in `removed` away and lets what is above them drop.
template <std::size_t planes>
void fall(Board<planes>& board, Cells removed) {
  while (removed != 0) {
    const Cells lowest = removed & (column_tops - removed);  // of each column
    if ((lowest & ~(removed >> 1 & removed >> 2)) == 0) {
      detail::drop_all<3>(board, removed, lowest);
    } else {
      detail::drop_all<1>(board, removed, lowest);
    }
  }
}

// Lets runs vanish and blocks drop until no run is left.
template <std::size_t planes>
void settle(Board<planes>& board) {
  for (Cells vanishing = runs(board); vanishing != 0; vanishing = runs(board)) {
    fall(board, vanishing);
  }
}

// Exchanges `cell` with its right neighbour.
template <std::size_t planes>
void swap_right(Board<planes>& board, Cells cell) {
  for (Cells& bits : board.plane) {
    const Cells difference = (bits ^ bits >> 8) & cell;
    bits ^= difference | difference << 8;
  }
}

// Moves the block in `from` onto the top of the column of `to`; what was above it drops by one.
template <std::size_t planes>
void drop(Board<planes>& board, Cells from, Cells to) {
  const Board<planes> before = board;
  const Cells column = column_of(to);
  const Cells bottom = column & (~column + 1);
  const Cells landing = (before.occupied() & column) + bottom;
  fall(board, from);
  for (std::size_t k = 0; k < planes; ++k) {
    if ((before.plane[k] & from) != 0) board.plane[k] |= landing;
  }
}

// Settles the board; true if nothing is left.
template <std::size_t planes>
bool clears(Board<planes>& board) {
  settle(board);
  return board.occupied() == 0;
}

// Drags the block in `from`, which is there, one column to the right or to the left, within the board.
// Nothing vanishes yet: that is for settle().
template <std::size_t planes>
void drag(Board<planes>& board, Cells from, bool to_the_left) {
  const Cells to = to_the_left ? from >> 8 : from << 8;
  if ((board.occupied() & to) == 0) {
    drop(board, from, to);
  } else {
    swap_right(board, to_the_left ? to : from);
  }
}

}  // namespace mayan
