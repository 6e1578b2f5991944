#pragma once
// How far the blocks of one colour must still be shifted, as far as the columns tell: a pattern database
// over the number of blocks in each column. Blocks change columns only by moves, and vanish in runs:
// vertical ones of three or more blocks of a column, and horizontal ones of a block each of three or more
// neighbouring columns. So, whatever falls, at least as many shifts by one column are needed as turn the
// numbers into a sum of such runs.

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

inline unsigned in_column(Counts counts, int x) { return counts >> (3 * x) & 7; }

// The counts after a block of column `from` went to column `to`; the same counts if it has none or there
// is no room.
inline Counts shifted(Counts counts, int from, int to) {
  if (in_column(counts, from) == 0 || in_column(counts, to) == rows) return counts;
  return counts - (1U << (3 * from)) + (1U << (3 * to));
}

// A column with one or two blocks gives them all to horizontal runs, one with three or more as many as it
// likes. Every horizontal run crosses column 2, and to be three long it crosses column 0 or 3, and 1
// or 4. It is enough that these numbers are there: runs can then be put together of them.
inline bool is_sum_of_runs(Counts counts) {
  std::array<unsigned, columns> most;
  std::array<unsigned, columns> least;
  for (std::size_t x = 0; x < columns; ++x) {
    most[x] = in_column(counts, static_cast<int>(x));
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

}  // namespace detail

// The columns from which one shift is for the worse, so that one more is needed after it, and those from
// which one is for the better. Bit x is column x.
struct Effect {
  std::uint8_t worse = 0;
  std::uint8_t better = 0;
};

// What the counts of a colour tell.
struct Need {
  bool is_known = false;
  std::uint8_t shifts = 0;  // the least number, or PatternDatabase::never
  Effect to_right;
  Effect to_left;
};

// A search meets few of all counts, so each is looked into when it is first asked for: filling in all of
// them takes 1.4 times as long as a search of five moves. (To keep the effects and not only the numbers of
// shifts makes the search 2.5 times as fast.)
class PatternDatabase {
 public:
  static const unsigned never = 200;  // one or two blocks of a colour do not vanish

  PatternDatabase() : needs_(std::size_t{1} << (3 * columns)), known_(needs_.size()) {}

  const Need& need(Counts counts) {
    Need& need = needs_[counts];
    if (!need.is_known) {
      need.is_known = true;
      need.shifts = shifts(counts);
      for (int x = 0; x + 1 < columns; ++x) {
        compare(shifts(detail::shifted(counts, x, x + 1)), x, need.shifts, need.to_right);
        compare(shifts(detail::shifted(counts, x + 1, x)), x + 1, need.shifts, need.to_left);
      }
    }
    return need;
  }

 private:
  static const unsigned exact = 8;
  static const unsigned most_needed = 4;  // by three blocks or more

  // Notes in `effect` what a shift from column x does.
  static void compare(unsigned after, int x, unsigned before, Effect& effect) {
    if (after > before) effect.worse |= static_cast<std::uint8_t>(1 << x);
    if (after < before) effect.better |= static_cast<std::uint8_t>(1 << x);
  }

  // By iterative deepening.
  std::uint8_t shifts(Counts counts) {
    for (unsigned most = 0; most <= most_needed; ++most) {
      if (suffice(counts, most)) return static_cast<std::uint8_t>(known_[counts] - exact);
    }
    return never;
  }

  // True if at most `most` shifts are needed.
  bool suffice(Counts counts, unsigned most) {
    if (known_[counts] >= exact) return known_[counts] - exact <= most;
    if (known_[counts] > most) return false;
    bool do_suffice = most == 0 && detail::is_sum_of_runs(counts);
    for (int x = 0; most > 0 && x + 1 < columns && !do_suffice; ++x) {
      do_suffice = suffice(detail::shifted(counts, x, x + 1), most - 1) ||
                   suffice(detail::shifted(counts, x + 1, x), most - 1);
    }
    known_[counts] = static_cast<std::uint8_t>(do_suffice ? exact + most : most + 1);
    return do_suffice;
  }

  std::vector<Need> needs_;
  // `exact` more than the number needed; below that, at least so many are needed.
  std::vector<std::uint8_t> known_;
};

}  // namespace mayan
