#pragma once
// How far the blocks of one colour must still be shifted, as far as the columns tell: a pattern
// database over the number of blocks in each column. Blocks change columns only by moves, and
// vanish in runs: vertical ones of three or more blocks of a column, and horizontal ones of a block
// each of three or more neighbouring columns. So, whatever falls, at least as many shifts by one
// column are needed as turn the numbers into a sum of such runs.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "mayan/board.hpp"

namespace mayan {

// The number of a colour's blocks in each column, three bits a column from the left.
using Counts = unsigned;

// Counts the bits of all bytes at once, then moves the bytes together. (Counting one column after
// the other makes a search of eight moves take 1.24 times as long.)
inline Counts column_counts(Cells blocks) {
  blocks -= blocks >> 1 & 0x5555555555;
  blocks = (blocks & 0x3333333333) + (blocks >> 2 & 0x3333333333);
  blocks = (blocks + (blocks >> 4)) & 0x0f0f0f0f0f;
  blocks |= blocks >> 5;
  return static_cast<Counts>((blocks & 0x3f) | (blocks >> 10 & 0xfc0) | (blocks >> 20 & 0x7000));
}

namespace detail {

inline unsigned in_column(Counts counts, int x) { return counts >> (3 * x) & 7; }

inline unsigned total(Counts counts) {
  unsigned sum = 0;
  for (int x = 0; x < columns; ++x) sum += in_column(counts, x);
  return sum;
}

// The counts after a block of column `from` went to column `to`; the same counts if it has none or
// there is no room.
inline Counts shifted(Counts counts, int from, int to) {
  if (in_column(counts, from) == 0 || in_column(counts, to) == rows) return counts;
  return counts - (1U << (3 * from)) + (1U << (3 * to));
}

// A column with one or two blocks gives them all to horizontal runs, one with three or more as many
// as it likes. Every horizontal run crosses column 2, and to be three long it crosses column 0 or
// 3, and 1 or 4. It is enough that these numbers are there: runs can then be put together of them.
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

// The cells from which a shift one way is for the worse, so that one more is needed after it, and
// those from which it is for the better.
struct Effect {
  Cells worse = 0;
  Cells better = 0;
};

// What the counts of a colour tell. Effects are of whole columns.
struct Need {
  int shifts = 0;  // the least number, or PatternDatabase::never
  Effect to_right;
  Effect to_left;
};

// A search meets few of all counts, so each is looked into when it is first asked for: looking into
// all of them makes a search of five moves take 1.4 times as long. (Keeping only the numbers of
// shifts and not the effects, 2.5 times.)
class PatternDatabase {
 public:
  static const int never = 200;  // one or two blocks do not vanish, wherever they are

  PatternDatabase() : places_(std::size_t{1} << (3 * columns)), known_(places_.size()), needs_(1) {}

  // The result stands until the next call.
  const Need& need(Counts counts) {
    std::uint16_t& place = places_[counts];
    if (place == 0) {
      place = static_cast<std::uint16_t>(needs_.size());
      needs_.push_back(new_need(counts));
    }
    return needs_[place];
  }

 private:
  Need new_need(Counts counts) {
    Need need;
    need.shifts = shifts(counts);
    for (int x = 0; x + 1 < columns; ++x) {
      const int after_right = shifts(detail::shifted(counts, x, x + 1));
      const int after_left = shifts(detail::shifted(counts, x + 1, x));
      note(after_right - need.shifts, column_at(x), need.to_right);
      note(after_left - need.shifts, column_at(x + 1), need.to_left);
    }
    return need;
  }

  static void note(int change, Cells column, Effect& effect) {
    if (change > 0) effect.worse |= column;
    if (change < 0) effect.better |= column;
  }

  // By iterative deepening: three blocks or more can always be brought together.
  int shifts(Counts counts) {
    std::uint8_t& known = known_[counts];
    if (known == 0) {
      const bool is_rare = counts != 0 && detail::total(counts) < 3;
      int most = is_rare ? never : 0;
      while (!is_rare && !suffice(most, counts)) ++most;
      known = static_cast<std::uint8_t>(most + 1);
    }
    return known - 1;
  }

  // Whether so many shifts are enough.
  bool suffice(int most, Counts counts) const {
    if (known_[counts] != 0) return known_[counts] - 1 <= most;
    if (most == 0) return detail::is_sum_of_runs(counts);
    for (int x = 0; x + 1 < columns; ++x) {
      if (suffice(most - 1, detail::shifted(counts, x, x + 1)) ||
          suffice(most - 1, detail::shifted(counts, x + 1, x))) {
        return true;
      }
    }
    return false;
  }

  // Both by counts: the place in needs_, and one more than the shifts; 0 if that is not known yet.
  std::vector<std::uint16_t> places_;
  std::vector<std::uint8_t> known_;
  std::vector<Need> needs_;
};

}  // namespace mayan
