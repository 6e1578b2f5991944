#pragma once
// Conditions that every solvable puzzle meets, checked before any search. They are cheap, come in a
// fixed order from the plainest to the subtlest, and the first one that fails is kept with its figures
// for whoever explains the answer. They decide most unsolvable puzzles.

#include <cstdint>

#include "puzzle519/stock.hpp"

namespace puzzle519 {

enum class Condition {
  none,          // nothing fails
  flat_sides,    // `sides` (one): `found` pieces are flat there, the board has `needed` cells on that edge
  flat_classes,  // `sides` (any set): `found` pieces are flat exactly there, `needed` cells need that
  joints,        // `sides` (right or bottom): `found` juts there, `needed` cavities on the opposite sides
  border_joints, // `sides` (one): the same along this edge of the board, juts pointing right or down
  border_split,  // `sides` (one): `found` pieces of this edge cannot be reached by a chain from its
                 // first corner to its last (`needed` is 0)
  layers         // `sides` is ...
};

struct Failure {
  Condition condition;
  Sides sides;
  std::uint64_t found;
  std::uint64_t needed;
};

namespace detail {

class Conditions {
 public:
  Conditions(const Stock& stock, int rows, int columns)
      : stock_(stock), rows_(rows), columns_(columns) {
    for (Sides flats = 0; flats < 16; ++flats) count_class(flats);
  }

  Failure first_failure() const {
    Failure failure = {Condition::none, 0, 0, 0};
    flat_sides(failure) && flat_classes(failure) && joints(failure) && border_joints(failure) &&
        border_chains(failure);
    return failure;
  }

 private:
  // The pieces of one class of flat sides: all, and those with a jut bit by side.
  struct Class {
    std::uint64_t pieces;
    std::uint64_t juts[16];
  };

  static bool check(Failure& failure, Condition condition, Sides sides, std::uint64_t found, std::uint64_t needed) {
    if (found == needed) return true;
    failure = Failure{condition, sides, found, needed};
    return false;
  }

  void count_class(Sides flats) {
    Class& c = classes_[flats];
    c = Class();
    for (Sides juts = 0; juts < 16; ++juts) {
      const std::uint64_t n = stock_[kind_of(flats, juts)];
      if (n == 0) continue;
      c.pieces += n;
      for (Sides side : {top, right, bottom, left}) if (juts & side) c.juts[side] += n;
    }
  }

  // Rows or columns that touch both, one or neither of the two edges across.
  static std::uint64_t lines(int size, bool first, bool last) {
    if (size == 1) return first && last;
    return first && last ? 0 : first || last ? 1 : static_cast<std::uint64_t>(size - 2);
  }
  std::uint64_t cells(Sides flats) const {
    return lines(rows_, (flats & top) != 0, (flats & bottom) != 0) *
           lines(columns_, (flats & left) != 0, (flats & right) != 0);
  }

  bool flat_sides(Failure& failure) const {
    for (Sides side : {top, right, bottom, left}) {
      std::uint64_t found = 0;
      for (Sides flats = 0; flats < 16; ++flats) if (flats & side) found += classes_[flats].pieces;
      const int needed = (side & (top | bottom)) != 0 ? columns_ : rows_;
      if (!check(failure, Condition::flat_sides, side, found, static_cast<std::uint64_t>(needed))) return false;
    }
    return true;
  }

  bool flat_classes(Failure& failure) const {
    for (Sides flats = 0; flats < 16; ++flats) {
      if (!check(failure, Condition::flat_classes, flats, classes_[flats].pieces, cells(flats))) return false;
    }
    return true;
  }

  bool joints(Failure& failure) const {
    for (Sides side : {right, bottom}) {
      std::uint64_t juts = 0;
      std::uint64_t cavities = 0;
      for (Sides flats = 0; flats < 16; ++flats) {
        juts += classes_[flats].juts[side];
        cavities += classes_[flats].juts[side == right ? left : top];
      }
      if (!check(failure, Condition::joints, side, juts, cavities)) return false;
    }
    return true;
  }

  bool border_joints(Failure& failure) const {
    for (Sides side : {top, right, bottom, left}) {
      const bool row = (side & (top | bottom)) != 0;
      std::uint64_t juts = 0;
      std::uint64_t cavities = 0;
      for (Sides flats = 0; flats < 16; ++flats) {
        if (!(flats & side)) continue;
        juts += classes_[flats].juts[row ? right : bottom];
        cavities += classes_[flats].juts[row ? left : top];
      }
      if (!check(failure, Condition::border_joints, side, juts, cavities)) return false;
    }
    return true;
  }

  bool border_chains(Failure& failure) const {
    for (Sides side : {top, right, bottom, left}) {
      const bool row = (side & (top | bottom)) != 0;
      const Sides entry = row ? left : top;
      const Sides exit = row ? right : bottom;
      Sides flats = side;
      if (rows_ == 1 && row) flats = top | bottom;
      if (columns_ == 1 && !row) flats = left | right;
      if ((row && columns_ == 1) || (!row && rows_ == 1)) continue;
      const Class& first = classes_[flats | entry];
      const unsigned start = first.juts[exit] != 0;
      const Steps steps = steps_of(stock_, flats, entry, exit);
      const std::uint64_t there = steps.count[start][!start];
      const std::uint64_t stranded = there == 0 ? steps.count[!start][!start] : 0;
      if (!check(failure, Condition::border_split, side, stranded, 0)) return false;
    }
    return true;
  }

  const Stock& stock_;
  int rows_;
  int columns_;
  Class classes_[16];
};

}  // namespace detail

inline Failure first_failure(const Stock& stock, int rows, int columns) {
  return detail::Conditions(stock, rows, columns).first_failure();
}

}  // namespace puzzle519
