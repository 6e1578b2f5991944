#pragma once
// Pieces as the solver counts them: equal ones are one kind with a stock, and whether a piece suits
// a cell is a matter of a few bits. Then the rectangle of the cells, each of some kind as well.

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "puzzle519/piece.hpp"

namespace puzzle519 {

// A set of a piece's sides, or of the board's edges.
using Sides = unsigned;
const Sides on_top = 1;
const Sides on_right = 2;
const Sides on_bottom = 4;
const Sides on_left = 8;

// Of one side.
inline Sides opposite(Sides side) { return side > on_right ? side >> 2 : side << 2; }

// High four bits: the sides that are flat. Low four bits: the sides with a jut that points right or
// down, which are juts on the right and bottom and cavities on the left and top. So neighbours fit
// if their bits are equal, and a joint between two cells is one bit.
using Kind = unsigned;

inline Kind kind_of(Sides flats, Sides juts) { return flats << 4 | juts; }
inline Sides flats_of(Kind kind) { return kind >> 4; }

inline Kind kind_of(const Piece& piece) {
  const auto side = [](Side is, Side with_jut, Sides where) {
    return is == Side::flat ? kind_of(where, 0) : is == with_jut ? where : 0;
  };
  return side(piece.top, Side::cavity, on_top) | side(piece.right, Side::jut, on_right) |
         side(piece.bottom, Side::jut, on_bottom) | side(piece.left, Side::cavity, on_left);
}

// The number of pieces of each kind.
using Stock = std::array<std::uint64_t, 256>;

inline Stock stock_of(const Puzzle& puzzle) {
  Stock stock{};
  for (const Piece& piece : puzzle.pieces) ++stock[kind_of(piece)];
  return stock;
}

// The pieces with exactly these flat sides and, of the sides `along`, exactly these juts.
inline std::uint64_t count(const Stock& stock, Sides flats, Sides along = 0, Sides juts = 0) {
  std::uint64_t sum = 0;
  for (Sides across = 0; across < 16; ++across) {
    if ((across & along) == 0) sum += stock[kind_of(flats, juts | across)];
  }
  return sum;
}

// The pieces with at least these flat sides and juts.
inline std::uint64_t count_all(const Stock& stock, Sides flats, Sides juts) {
  std::uint64_t sum = 0;
  const Kind bits = kind_of(flats, juts);
  for (Kind kind = 0; kind < stock.size(); ++kind) sum += (kind & bits) == bits ? stock[kind] : 0;
  return sum;
}

// The rectangle as pieces must fill it. A joint is one bit, kept in both of its cells.
struct Rectangle {
  std::size_t columns;
  std::vector<Kind> cells;  // row by row

  // No jut points right or down yet. At least one row and one column.
  Rectangle(int row_count, int column_count)
      : columns(static_cast<std::size_t>(column_count)),
        cells(static_cast<std::size_t>(row_count) * columns) {
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
      const Sides flats = (cell < columns ? on_top : 0) | (cell % columns == 0 ? on_left : 0) |
                          ((cell + 1) % columns == 0 ? on_right : 0) |
                          (cell + columns >= cells.size() ? on_bottom : 0);
      cells[cell] = kind_of(flats, 0);
    }
  }

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

}  // namespace puzzle519
