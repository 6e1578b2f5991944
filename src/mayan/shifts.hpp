#pragma once
// How far the blocks of one colour must still be shifted, seen from the columns alone. Blocks change
// columns only by moves, and each block vanishes in a run: in a vertical one its column gives three or
// more, in a horizontal one three or more neighbouring columns give one each. The least number of
// one-column shifts that turns a colour's column counts into a sum of such runs is therefore needed,
// whatever falls; a move makes at most two shifts, one of each of two colours.

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "mayan/board.hpp"

namespace mayan {

// The blocks of one colour in each column, three bits a column from the left. Moving a block from
// column x to x + 1 adds shift_right(x).
using Counts = unsigned;

inline Counts shift_right(int x) { return 7U << (3 * x); }

inline Counts column_counts(Cells blocks) {
  blocks -= blocks >> 1 & 0x5555555555;
  blocks = (blocks & 0x3333333333) + (blocks >> 2 & 0x3333333333);
  blocks = (blocks + (blocks >> 4)) & 0x0f0f0f0f0f;
  blocks |= blocks >> 5;
  return static_cast<Counts>((blocks & 0x3f) | (blocks >> 10 & 0xfc0) | (blocks >> 20 & 0x7000));
}

namespace detail {

inline unsigned in_column(Counts counts, int x) { return counts >> (3 * x) & 7; }

// True if these counts are a sum of runs without any shift. A column with one or two blocks gives all
// of them to horizontal runs, one with three or more any number. All horizontal runs cross column 2; `all`
// is their number, `in(x)` how many cross column x. Of `all` runs those that do not start at column 0
// (or 1) must end at column 3 (or 4) at least, to be three long; this is also enough.
class RunSum {
 public:
  explicit RunSum(Counts counts) : counts_(counts) {}

  bool exists() const {
    for (unsigned all = least(2); all <= in_column(counts_, 2); ++all) {
      if (is_possible(all)) return true;
    }
    return false;
  }

 private:
  // The least number of horizontal runs that cross column x.
  unsigned least(int x) const {
    const unsigned count = in_column(counts_, x);
    return count < 3 ? count : 0;
  }

  // The greatest possible number, nearest the middle first, when at most `limit` do one column further in.
  unsigned most(int x, unsigned limit) const {
    const unsigned count = in_column(counts_, x);
    return count < limit ? count : limit;
  }

  bool is_possible(unsigned all) const {
    const unsigned in1 = most(1, all);
    const unsigned in3 = most(3, all);
    const unsigned in0 = most(0, in1);
    const unsigned in4 = most(4, in3);
    return in1 >= least(1) && in3 >= least(3) && in0 >= least(0) && in4 >= least(4) &&
           in1 + in4 >= all && in0 + in3 >= all;
  }

  Counts counts_;
};

}  // namespace detail

// Tells the shifts needed and remembers what it found out. A search meets few of all column counts, so
// each is looked into when it is first asked for. (Filling in all counts of one total at once, by a
// breadth-first search from those that need no shift, took ten times as long.)
class ShiftTable {
 public:
  static const unsigned never = 200;  // for one or two blocks

  ShiftTable() : known_(size), effects_(size) {}

  // The least number of shifts, or `never`.
  unsigned needed(Counts counts) {
    if (known_[counts] < exact) find(counts);
    return known_[counts] - exact;
  }

  // What shifting one more block does to the shifts needed, four bits for each kind of effect, bit x for a
  // shift between columns x and x + 1: to the right for the worse, for the better, to the left likewise.
  unsigned effects(Counts counts) {
    if (effects_[counts] == 0) effects_[counts] = static_cast<std::uint16_t>(~compare(counts));
    return ~effects_[counts] & 0xffffU;
  }

 private:
  static const std::size_t size = std::size_t{1} << (3 * columns);
  static const unsigned exact = 8;
  static const unsigned most_needed = 4;  // by three blocks or more, on any board

  void find(Counts counts) {
    for (unsigned most = 0; most <= most_needed; ++most) {
      if (suffice(counts, most)) return;
    }
    known_[counts] = exact + never;
  }

  // True if at most `most` shifts are needed.
  bool suffice(Counts counts, unsigned most) {
    if (known_[counts] >= exact) return known_[counts] - exact <= most;
    if (known_[counts] > most) return false;
    const bool do_suffice = most == 0 ? detail::RunSum(counts).exists() : one_shift_before(counts, most - 1);
    known_[counts] = static_cast<std::uint8_t>(do_suffice ? exact + most : most + 1);
    return do_suffice;
  }

  // True if after some shift at most `most` further ones are needed.
  bool one_shift_before(Counts counts, unsigned most) {
    for (int x = 0; x + 1 < columns; ++x) {
      if (can_go_right(counts, x) && suffice(counts + shift_right(x), most)) return true;
      if (can_go_left(counts, x) && suffice(counts - shift_right(x), most)) return true;
    }
    return false;
  }

  unsigned compare(Counts counts) {
    const unsigned before = needed(counts);
    unsigned effects = 0;
    for (int x = 0; x + 1 < columns; ++x) {
      if (can_go_right(counts, x)) {
        const unsigned after = needed(counts + shift_right(x));
        effects |= unsigned{after > before} << x | unsigned{after < before} << (x + 4);
      }
      if (can_go_left(counts, x)) {
        const unsigned after = needed(counts - shift_right(x));
        effects |= unsigned{after > before} << (x + 8) | unsigned{after < before} << (x + 12);
      }
    }
    return effects;
  }

  // A block can go from column x to x + 1, or back.
  static bool can_go_right(Counts counts, int x) {
    return detail::in_column(counts, x) > 0 && detail::in_column(counts, x + 1) < rows;
  }
  static bool can_go_left(Counts counts, int x) {
    return detail::in_column(counts, x + 1) > 0 && detail::in_column(counts, x) < rows;
  }

  // `exact` more than the shifts needed; below that, so many at least are needed.
  std::vector<std::uint8_t> known_;
  std::vector<std::uint16_t> effects_;  // the complement, as not all are ever set; 0 if not known yet
};

}  // namespace mayan
