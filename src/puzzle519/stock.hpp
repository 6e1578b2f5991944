#pragma once
// Pieces as the solver counts them: equal ones are one kind with a stock. What a piece must look like
// at a cell is then a matter of a few bits.

#include <array>
#include <cstdint>

#include "puzzle519/piece.hpp"

namespace puzzle519 {

// A set of sides of a piece, or of edges of the board.
using Sides = unsigned;
const Sides top = 1;
const Sides right = 2;
const Sides bottom = 4;
const Sides left = 8;

// High four bits: the sides that are flat. Low four bits: the sides that go with a jut to the right or
// down, that is right and bottom sides that are juts and left and top sides that are cavities. So
// neighbours fit if their bits are equal, and a joint between two pieces is one bit too.
using Kind = std::uint8_t;

inline Kind kind_of(Sides flats, Sides juts) { return static_cast<Kind>(flats << 4 | juts); }

inline Kind kind_of(const Piece& piece) {
  const Side sides[] = {piece.top, piece.right, piece.bottom, piece.left};
  const Side with_jut[] = {Side::cavity, Side::jut, Side::jut, Side::cavity};
  Sides flats = 0;
  Sides juts = 0;
  for (unsigned i = 0; i < 4; ++i) {
    if (sides[i] == Side::flat) flats |= 1U << i;
    if (sides[i] == with_jut[i]) juts |= 1U << i;
  }
  return kind_of(flats, juts);
}

inline Piece piece_of(Kind kind) {
  const auto side = [kind](Sides which, Side with_jut, Side without) {
    return (kind >> 4 & which) != 0 ? Side::flat : (kind & which) != 0 ? with_jut : without;
  };
  return Piece{side(top, Side::cavity, Side::jut), side(right, Side::jut, Side::cavity),
               side(bottom, Side::jut, Side::cavity), side(left, Side::cavity, Side::jut)};
}

// How many pieces of each kind there are.
using Stock = std::array<std::uint32_t, 256>;

inline Stock stock_of(const Puzzle& puzzle) {
  Stock stock{};
  for (const Piece& piece : puzzle.pieces) ++stock[kind_of(piece)];
  return stock;
}

// The edges of the board that a cell touches: what must be flat there.
inline Sides edges_at(int row, int column, int rows, int columns) {
  return (row == 0 ? top : 0) | (column == columns - 1 ? right : 0) |
         (row == rows - 1 ? bottom : 0) | (column == 0 ? left : 0);
}

// A step along a chain of pieces, from joint to joint: a walk on a graph of two nodes, whose edges are
// the pieces of one class of flat sides. Entry and exit are opposite sides that are not flat.
struct Steps {
  std::uint32_t count[2][2];  // by joint before, joint after
};

inline Steps steps_of(const Stock& stock, Sides flats, Sides entry, Sides exit) {
  Steps steps = {{{0, 0}, {0, 0}}};
  for (Sides juts = 0; juts < 16; ++juts) {
    steps.count[(juts & entry) != 0][(juts & exit) != 0] += stock[kind_of(flats, juts)];
  }
  return steps;
}

}  // namespace puzzle519
