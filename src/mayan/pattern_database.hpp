#pragma once
// How far the blocks of one colour must still be shifted, as far as the columns tell: a pattern
// database over the number of blocks in each column. Blocks change columns only by moves, and
// vanish in runs. So, whatever falls, at least as many shifts by one column are needed as turn
// these counts into a sum of runs: of three or more blocks in one column, or of one block in each
// of three or more neighbouring columns; where such runs cross they share a block. (The sums have
// at most seven blocks in a column. More can vanish there, one after the other, but no board at
// rest would need fewer shifts for that: the tests try all counts.)

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "mayan/board.hpp"
#include "mayan/puzzle.hpp"

namespace mayan {

// The number of a colour's blocks in each column, three bits a column from the left.
using Counts = unsigned;

// Counts the bits of all bytes at once. (One column after the other, a search of eight moves takes
// 1.2 times as long, some close to three seconds.)
inline Counts column_counts(Cells blocks) {
  blocks -= blocks >> 1 & 0x5555555555;
  blocks = (blocks & 0x3333333333) + (blocks >> 2 & 0x3333333333);
  blocks = (blocks + (blocks >> 4)) & 0x0f0f0f0f0f;
  Counts counts = 0;
  for (int x = 0; x < columns; ++x) {
    counts |= static_cast<Counts>(blocks >> (8 * x) & 7) << (3 * x);
  }
  return counts;
}

// How shifting one block one way changes the number of shifts needed: from the cells in `worse` one
// more is needed, from those in `better` one less, from others as many. (In a Need they are whole
// columns.)
struct Effect {
  Cells worse = 0;
  Cells better = 0;
};

// What the counts of a colour tell. (A search that keeps the shifts alone, and looks up those of
// other counts for each move, takes 1.5 times as long for five moves, 2.8 times for seven.)
struct Need {
  Counts counts = 0;
  int shifts = 0;  // the least number that is needed
  Effect to_right;
  Effect to_left;
};

// Filled by the constructor, by a breadth-first search that starts from all sums of runs.
class PatternDatabase {
 public:
  // The shifts of one or two blocks, which never vanish: more than all moves can make.
  static const int never = 2 * max_moves + 1;

  // For colours of up to `max_blocks` blocks.
  explicit PatternDatabase(int max_blocks) : places_(std::size_t{1} << (3 * columns)), needs_(1) {
    needs_[0].shifts = never;
    add_sums_of_runs(0, max_blocks);
    for (std::size_t place = 1; place < needs_.size(); ++place) {
      Need need = needs_[place];
      for (int x = 0; x + 1 < columns; ++x) {
        note_shift(need, x, x + 1, need.to_right);
        note_shift(need, x + 1, x, need.to_left);
      }
      needs_[place] = need;
    }
  }

  const Need& need(Counts counts) const { return needs_[places_[counts]]; }

 private:
  static int in_column(Counts counts, int x) { return static_cast<int>(counts >> (3 * x) & 7); }
  static Counts column_of(int blocks, int x) { return static_cast<Counts>(blocks) << (3 * x); }

  // False if the counts are there already: they came earlier, with as many shifts or fewer.
  bool add(Counts counts, int shifts) {
    if (places_[counts] != 0) return false;
    places_[counts] = static_cast<std::uint16_t>(needs_.size());
    needs_.emplace_back();
    needs_.back().counts = counts;
    needs_.back().shifts = shifts;
    return true;
  }

  // Adds `sum` and all sums that further runs make of it with at most `max_more` more blocks. A
  // run in a column may share blocks with horizontal runs: it only needs three blocks in the
  // column, and where there are three already, one block more makes it longer.
  void add_sums_of_runs(Counts sum, int max_more) {
    if (max_more < 0 || !add(sum, 0)) return;
    for (int first = 0; first < columns; ++first) {
      const int blocks = std::max(1, 3 - in_column(sum, first));
      if (in_column(sum, first) + blocks <= rows) {
        add_sums_of_runs(sum + column_of(blocks, first), max_more - blocks);
      }
      Counts run = 0;
      for (int x = first; x < columns && in_column(sum, x) < rows; ++x) {
        run += column_of(1, x);
        const int length = x - first + 1;
        if (length >= 3) add_sums_of_runs(sum + run, max_more - length);
      }
    }
  }

  // Notes the effect of a shift from a column to its neighbour, if there is a block and room.
  void note_shift(const Need& before, int from, int to, Effect& effect) {
    if (in_column(before.counts, from) == 0 || in_column(before.counts, to) == rows) return;
    const Counts after = before.counts - column_of(1, from) + column_of(1, to);
    add(after, before.shifts + 1);
    const int shifts = need(after).shifts;
    if (shifts > before.shifts) effect.worse |= column_at(from);
    if (shifts < before.shifts) effect.better |= column_at(from);
  }

  std::vector<std::uint16_t> places_;  // by counts: the place in needs_, 0 if they never vanish
  std::vector<Need> needs_;
};

}  // namespace mayan
