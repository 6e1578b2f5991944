#pragma once
// The rectangle that the pieces must fill. Each cell has the kind of the piece that would suit it;
// a joint is one bit, kept in both of its cells.

#include <cstddef>
#include <vector>

#include "puzzle519/pieces.hpp"

namespace puzzle519 {

struct Rectangle {
  std::size_t columns;
  std::vector<Kind> cells;  // row by row

  // No joint is forward yet. At least one row and one column.
  Rectangle(std::size_t row_count, std::size_t column_count)
      : columns(column_count), cells(row_count * column_count) {
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
      const Sides flats = (cell < columns ? on_top : 0) | (cell % columns == 0 ? on_left : 0) |
                          ((cell + 1) % columns == 0 ? on_right : 0) |
                          (cell + columns >= cells.size() ? on_bottom : 0);
      cells[cell] = kind_of(flats, 0);
    }
  }

  bool is_edge(std::size_t cell, Sides side) const { return (flats_of(cells[cell]) & side) != 0; }

  // The cell on the other side of a joint.
  std::size_t neighbour(std::size_t cell, Sides side) const {
    if (side == on_top) return cell - columns;
    if (side == on_right) return cell + 1;
    return side == on_bottom ? cell + columns : cell - 1;
  }

  // Turns the jut of a joint round.
  void flip(std::size_t cell, Sides side) {
    cells[cell] ^= side;
    cells[neighbour(cell, side)] ^= opposite(side);
  }
};

struct Puzzle {
  Rectangle board;  // no joint is forward yet
  Stock stock;      // as many pieces as the board has cells
};

}  // namespace puzzle519
