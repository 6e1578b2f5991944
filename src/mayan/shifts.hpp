#pragma once
// How far the blocks of one colour must still be shifted, as far as the columns tell. Blocks change
// columns only by moves, and vanish in runs: vertical ones of three or more blocks of a column, and
// horizontal ones of a block each of three or more neighbouring columns. So at least as many shifts by one
// column are needed as turn the colour's column counts into a sum of such runs, whatever falls; and a
// move makes at most two shifts, one of each of two colours.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "mayan/board.hpp"

namespace mayan {

// The number of a colour's blocks in each column, three bits a column from the left.
using Counts = unsigned;

inline Counts column_counts(Cells blocks) {
  blocks -= blocks >> 1 & 0x5555555555;
  blocks = (blocks & 0x3333333333) + (blocks >> 2 & 0x3333333333);
  blocks = (blocks + (blocks >> 4)) & 0x0f0f0f0f0f;
  blocks |= blocks >> 5;
  return static_cast<Counts>((blocks & 0x3f) | (blocks >> 10 & 0xfc0) | (blocks >> 20 & 0x7000));
}

namespace detail {

inline unsigned in_column(Counts counts, unsigned x) { return counts >> (3 * x) & 7; }

// A column with one or two blocks gives them all to horizontal runs, one with three or more as many as it
// likes. Every horizontal run crosses column 2, and to be three long it crosses column 0 or 3, and 1
// or 4. It is enough that these numbers are there: runs can then be put together of them.
inline bool is_sum_of_runs(Counts counts) {
  std::array<unsigned, columns> most;
  std::array<unsigned, columns> least;
  for (unsigned x = 0; x < columns; ++x) {
    most[x] = in_column(counts, x);
    least[x] = most[x] < 3 ? most[x] : 0;
  }
  for (unsigned in2 = least[2]; in2 <= most[2]; ++in2) {
    const unsigned in1 = std::min(most[1], in2);
    const unsigned in3 = std::min(most[3], in2);
    const unsigned in0 = std::min(most[0], in1);
    const unsigned in4 = std::min(most[4], in3);
    if (in0 >= least[0] && in1 >= least[1] && in3 >= least[3] && in4 >= least[4] &&
        in0 + in3 >= in2 && in1 + in4 >= in2) {
      return true;
    }
  }
  return false;
}

// The counts after one of eight shifts: for s < 4 from column s to s + 1, else back from s - 3 to s - 4.
// The same counts if there is no block to shift or no room.
inline Counts shifted(Counts counts, unsigned s) {
  const unsigned left = in_column(counts, s % 4);
  const unsigned right = in_column(counts, s % 4 + 1);
  const Counts to_the_right = 7U << (3 * (s % 4));
  if (s < 4) return left > 0 && right < rows ? counts + to_the_right : counts;
  return right > 0 && left < rows ? counts - to_the_right : counts;
}

}  // namespace detail

// Tells the shifts needed and remembers what it found out. A search meets few of all counts, so each is
// looked into when it is first asked for. (Filling in all counts of one total at once, by a breadth-first
// search from those that need no shift, took longer: an eighth of all time.)
class ShiftTable {
 public:
  static const unsigned never = 200;  // one or two blocks

  ShiftTable() : known_(std::size_t{1} << (3 * columns)), effects_(known_.size()) {}

  // The least number of shifts, or `never`.
  unsigned needed(Counts counts) {
    if (known_[counts] < exact) find(counts);
    return known_[counts] - exact;
  }

  // What one more shift does to the number needed: bit s is set if shift s (see shifted()) is for the
  // worse, bit s + 8 if for the better.
  unsigned effects(Counts counts) {
    if (effects_[counts] == 0) effects_[counts] = static_cast<std::uint16_t>(~compare(counts));
    return ~effects_[counts] & 0xffffU;
  }

 private:
  static const unsigned exact = 8;
  static const unsigned most_needed = 4;  // by three blocks or more

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
    bool do_suffice = most == 0 && detail::is_sum_of_runs(counts);
    for (unsigned s = 0; most > 0 && s < 8 && !do_suffice; ++s) {
      do_suffice = suffice(detail::shifted(counts, s), most - 1);
    }
    known_[counts] = static_cast<std::uint8_t>(do_suffice ? exact + most : most + 1);
    return do_suffice;
  }

  unsigned compare(Counts counts) {
    unsigned effects = 0;
    for (unsigned s = 0; s < 8; ++s) {
      const unsigned after = needed(detail::shifted(counts, s));
      if (after > needed(counts)) effects |= 1U << s;
      if (after < needed(counts)) effects |= 0x100U << s;
    }
    return effects;
  }

  // `exact` more than the number needed; below that, at least so many are needed.
  std::vector<std::uint8_t> known_;
  std::vector<std::uint16_t> effects_;  // the complement, as never all are set; 0 if not known yet
};

}  // namespace mayan
