#pragma once
// Pieces as the solver has them: equal ones are one kind, and a stock has a number of each kind. A
// kind is eight bits, so a few operations tell whether a piece fits in a place.

#include <array>
#include <cstdint>
#include <string>

namespace puzzle519 {

// A set of a piece's sides, or of the board's edges.
using Sides = unsigned;
const Sides on_top = 1;
const Sides on_right = 2;
const Sides on_bottom = 4;
const Sides on_left = 8;
const Sides all_sides = 15;

// `side` must be a single side.
inline Sides opposite(Sides side) { return side > on_right ? side >> 2 : side << 2; }

// Where two pieces meet is a joint; it is forward if its jut points right or down. High four bits
// of a kind: its flat sides. Low four bits: its sides with a forward joint, which are juts on the
// right and bottom and cavities on the left and top. So neighbours fit if they have the same bit
// for their joint.
using Kind = unsigned;

inline Kind kind_of(Sides flats, Sides forward) { return flats << 4 | forward; }
inline Sides flats_of(Kind kind) { return kind >> 4; }

// The letters of a piece as the statement (UVa 519) has them: top, right, bottom and left side,
// each F flat, O jut (out) or I cavity (in).
// With all joints forward:
const char all_forward[] = "IOOI";

inline Kind kind_of(const std::string& letters) {
  Kind kind = 0;
  for (unsigned i = 0; i < 4; ++i) {
    if (letters[i] == 'F') kind |= kind_of(1U << i, 0);
    if (letters[i] == all_forward[i]) kind |= kind_of(0, 1U << i);
  }
  return kind;
}

inline std::string letters_of(Kind kind) {
  std::string letters = "OIIO";  // no joint is forward
  for (unsigned i = 0; i < 4; ++i) {
    if ((flats_of(kind) >> i & 1) != 0) letters[i] = 'F';
    if ((kind >> i & 1) != 0) letters[i] = all_forward[i];
  }
  return letters;
}

// The number of pieces of each kind.
using Stock = std::array<std::uint64_t, 256>;

// The pieces whose kind has, of the bits in `mask`, exactly `bits`.
inline std::uint64_t count(const Stock& stock, Kind mask, Kind bits) {
  const Kind others = 255 & ~mask;
  std::uint64_t sum = stock[bits];
  // Each way to set some of the other bits, from the highest number to the lowest.
  for (Kind set = others; set != 0; set = (set - 1) & others) sum += stock[bits | set];
  return sum;
}

// The pieces with at least these flat sides and forward joints.
inline std::uint64_t count(const Stock& stock, Kind bits) { return count(stock, bits, bits); }

}  // namespace puzzle519
