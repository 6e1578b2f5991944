#pragma once
// Pieces as the solver counts them: equal ones are one kind with a stock, and whether a piece suits a
// cell is a matter of a few bits.

#include <array>
#include <cstdint>

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
// down, which are juts on the right and bottom and cavities on the left and top. So neighbours fit if
// their bits are equal, and a joint between two cells is one bit.
using Kind = std::uint8_t;

inline Kind kind_of(Sides flats, Sides juts) { return static_cast<Kind>(flats << 4 | juts); }
inline Sides flats_of(Kind kind) { return static_cast<Sides>(kind) >> 4; }

inline Kind kind_of(const Piece& piece) {
  const auto side = [](Side is, Side with_jut, Sides where) {
    return is == Side::flat ? where << 4 : is == with_jut ? where : 0;
  };
  return static_cast<Kind>(
      side(piece.top, Side::cavity, on_top) | side(piece.right, Side::jut, on_right) |
      side(piece.bottom, Side::jut, on_bottom) | side(piece.left, Side::cavity, on_left));
}

inline Piece piece_of(Kind kind) {
  const auto side = [kind](Side with_jut, Side without, Sides where) {
    return (flats_of(kind) & where) != 0 ? Side::flat : (kind & where) != 0 ? with_jut : without;
  };
  return Piece{side(Side::cavity, Side::jut, on_top), side(Side::jut, Side::cavity, on_right),
               side(Side::jut, Side::cavity, on_bottom), side(Side::cavity, Side::jut, on_left)};
}

// The sides after a reflection that makes rows columns.
inline Sides transposed(Sides sides) {
  return (sides & on_top) << 3 | (sides & on_right) << 1 | (sides & on_bottom) >> 1 |
         (sides & on_left) >> 3;
}

inline Kind transposed_kind(Kind kind) {
  return kind_of(transposed(flats_of(kind)), transposed(kind & 15U));
}

// The number of pieces of each kind.
using Stock = std::array<std::uint32_t, 256>;

inline Stock stock_of(const Puzzle& puzzle) {
  Stock stock{};
  for (const Piece& piece : puzzle.pieces) ++stock[kind_of(piece)];
  return stock;
}

inline Stock transposed(const Stock& stock) {
  Stock result{};
  for (unsigned kind = 0; kind < 256; ++kind) {
    result[transposed_kind(static_cast<Kind>(kind))] = stock[kind];
  }
  return result;
}

}  // namespace puzzle519
