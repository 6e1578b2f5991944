#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "generate/mayan.hpp"
#include "mayan/bound.hpp"
#include "mayan/pattern_database.hpp"
#include "proof/mayan.hpp"

namespace {

using mayan::Counts;
using mayan::PatternDatabase;
using Columns = naive::Board;

Counts counts_of(const std::vector<unsigned>& columns) {
  Counts counts = 0;
  for (std::size_t x = 0; x < columns.size(); ++x) counts |= columns[x] << (3 * x);
  return counts;
}

int shifts(const PatternDatabase& database, Counts counts) { return database.need(counts).shifts; }

mayan::Bound bound_of(const mayan::Puzzle& puzzle, const PatternDatabase& database) {
  return mayan::Bound(puzzle.board, static_cast<unsigned>(puzzle.colours.size()), database);
}

int shifts_of(const Columns& columns) {
  static const PatternDatabase database(35);
  return bound_of(generate::mayan_puzzle(1, columns), database).shifts();
}

// All column counts that removals can add up to. One removal of a colour takes at least a vertical
// run of three to five or a horizontal run, crossed by any vertical runs of three.
std::set<Counts> sums_of_runs() {
  std::vector<std::vector<unsigned>> parts;
  for (std::size_t x = 0; x < 5; ++x) {
    for (unsigned length = 3; length <= 5; ++length) {
      parts.push_back(std::vector<unsigned>(5));
      parts.back()[x] = length;
    }
  }
  for (std::size_t first = 0; first < 5; ++first) {
    for (std::size_t last = first + 2; last < 5; ++last) {
      for (unsigned crossed = 0; crossed < 32; ++crossed) {
        std::vector<unsigned> part(5);
        for (std::size_t x = first; x <= last; ++x) part[x] = (crossed >> x & 1) != 0 ? 3 : 1;
        parts.push_back(part);
      }
    }
  }
  std::set<Counts> known = {0};
  std::vector<std::vector<unsigned>> open = {std::vector<unsigned>(5)};
  while (!open.empty()) {
    const std::vector<unsigned> sum = open.back();
    open.pop_back();
    for (const auto& part : parts) {
      std::vector<unsigned> next = sum;
      bool fits = true;
      for (std::size_t x = 0; x < 5; ++x) fits = (next[x] += part[x]) <= 7 && fits;
      if (fits && known.insert(counts_of(next)).second) open.push_back(next);
    }
  }
  return known;
}

TEST(ColumnCounts, FromCells) {
  EXPECT_EQ(mayan::column_counts(0x7f7f7f7f7f), counts_of({7, 7, 7, 7, 7}));
  EXPECT_EQ(mayan::column_counts(0x4001550003), counts_of({2, 0, 4, 1, 1}));
  EXPECT_EQ(mayan::column_counts(0), 0U);
}

TEST(PatternDatabase, SumsOfRunsNeedNoShift) {
  const PatternDatabase database(35);
  for (const Counts counts : sums_of_runs()) {
    ASSERT_EQ(shifts(database, counts), 0) << std::oct << counts;
  }
}

TEST(PatternDatabase, KnownNeeds) {
  const PatternDatabase database(35);
  EXPECT_EQ(shifts(database, counts_of({1, 1, 1, 0, 0})), 0);
  EXPECT_EQ(shifts(database, counts_of({3, 1, 1, 0, 0})), 0);  // crossing
  EXPECT_EQ(shifts(database, counts_of({2, 1, 0, 0, 0})), 1);
  EXPECT_EQ(shifts(database, counts_of({1, 1, 0, 1, 0})), 1);
  EXPECT_EQ(shifts(database, counts_of({1, 0, 1, 0, 1})), 2);
  EXPECT_EQ(shifts(database, counts_of({2, 0, 0, 0, 1})), 3);
  EXPECT_EQ(shifts(database, counts_of({2, 0, 0, 0, 2})), 4);
  EXPECT_EQ(shifts(database, counts_of({1, 0, 0, 0, 0})), int{PatternDatabase::never});
  EXPECT_EQ(shifts(database, counts_of({0, 0, 2, 0, 0})), int{PatternDatabase::never});
}

unsigned in_column(Counts counts, int x) { return counts >> (3 * x) & 7; }

unsigned total(Counts counts) {
  unsigned sum = 0;
  for (int x = 0; x < 5; ++x) sum += in_column(counts, x);
  return sum;
}

// Whether the counts are a sum of runs, by conditions instead of adding runs. A column with one or
// two blocks gives them all to horizontal runs, one with three or more as many as it likes. Every
// horizontal run crosses column 2, and to be three long it crosses column 0 or 3, and 1 or 4. If
// these numbers are there, runs can be put together of them.
bool is_sum_of_runs(Counts counts) {
  unsigned most[5], least[5];
  for (int x = 0; x < 5; ++x) {
    most[x] = in_column(counts, x);
    least[x] = most[x] < 3 ? most[x] : 0;
  }
  for (unsigned in2 = least[2]; in2 <= most[2]; ++in2) {
    const unsigned in1 = std::min(most[1], in2), in0 = std::min(most[0], in1);
    const unsigned in3 = std::min(most[3], in2), in4 = std::min(most[4], in3);
    if (in0 >= least[0] && in1 >= least[1] && in3 >= least[3] && in4 >= least[4] &&
        in0 + in3 >= in2 && in1 + in4 >= in2) {
      return true;
    }
  }
  return false;
}

// The counts after a block went from column x to a neighbour, or the same if that cannot be.
Counts shifted(Counts counts, int x, int direction) {
  const int to = x + direction;
  if (to < 0 || to >= 5 || in_column(counts, x) == 0 || in_column(counts, to) == 7) return counts;
  return counts - (1U << (3 * x)) + (1U << (3 * to));
}

// By a search by itself for all counts: the distance from those that need no shift.
std::vector<int> distances() {
  std::vector<int> distance(32768, int{PatternDatabase::never});
  std::vector<Counts> reached;
  for (Counts counts = 0; counts < 32768; ++counts) {
    if (!is_sum_of_runs(counts)) continue;
    distance[counts] = 0;
    reached.push_back(counts);
  }
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (int x = 0; x < 5; ++x) {
      for (const int direction : {1, -1}) {
        const Counts next = shifted(reached[i], x, direction);
        if (distance[next] != PatternDatabase::never) continue;
        distance[next] = distance[reached[i]] + 1;
        reached.push_back(next);
      }
    }
  }
  return distance;
}

TEST(PatternDatabase, IsTheDistance) {
  const std::vector<int> distance = distances();
  for (const unsigned max_blocks : {3U, 7U, 16U, 35U}) {
    const PatternDatabase database(static_cast<int>(max_blocks));
    for (Counts counts = 0; counts < 32768; ++counts) {
      if (total(counts) > max_blocks) continue;
      const mayan::Need& need = database.need(counts);
      ASSERT_EQ(need.shifts, distance[counts]) << std::oct << counts;
      for (int x = 0; x < 5; ++x) {
        for (const int direction : {1, -1}) {
          const mayan::Effect& effect = direction > 0 ? need.to_right : need.to_left;
          const int after = distance[shifted(counts, x, direction)];
          ASSERT_EQ(effect.worse >> (8 * x) & 0x7f, after > distance[counts] ? 0x7f : 0) << counts;
          ASSERT_EQ(effect.better >> (8 * x) & 0x7f, after < distance[counts] ? 0x7f : 0) << counts;
        }
      }
    }
  }
}

// The moves that the rules allow, without those that the search has no use for, after whose drag
// the board needs at most so many shifts.
std::string expected_moves(const Columns& columns, int most) {
  std::string text;
  bool has_waste = false;
  for (const naive::Move& move : naive::legal_moves(columns)) {
    const Columns after = naive::drag(columns, move);
    const bool is_waste = after == columns;
    if (move.g < 0 && naive::colour_at(columns, move.x - 1, move.y) != 0) continue;
    if ((is_waste && has_waste) || shifts_of(after) > most) continue;
    has_waste = has_waste || is_waste;
    text += proof::shown({move});
  }
  return text;
}

// Sums of runs with any number of blocks in a column.
std::set<std::vector<int>> unlimited_sums(int max_blocks) {
  std::set<std::vector<int>> sums = {std::vector<int>(5)};
  std::vector<std::vector<int>> open(sums.begin(), sums.end());
  const auto add = [&](const std::vector<int>& sum) {
    const int blocks = std::accumulate(sum.begin(), sum.end(), 0);
    if (blocks <= max_blocks && sums.insert(sum).second) open.push_back(sum);
  };
  while (!open.empty()) {
    const std::vector<int> sum = open.back();
    open.pop_back();
    for (std::size_t first = 0; first < 5; ++first) {
      std::vector<int> vertical = sum, horizontal = sum;
      vertical[first] = std::max(vertical[first] + 1, 3);
      add(vertical);
      for (std::size_t x = first; x < 5; ++x) {
        ++horizontal[x];
        if (x - first >= 2) add(horizontal);
      }
    }
  }
  return sums;
}

// More blocks than a column has can vanish in it, one after the other. For no counts that a board
// at rest can have (at most five of a colour in a column) would that save a shift.
TEST(PatternDatabase, NeedsNoMoreThanSevenBlocksInAColumn) {
  std::vector<std::vector<std::vector<int>>> sums(26);  // by blocks
  for (const std::vector<int>& sum : unlimited_sums(25)) {
    sums[static_cast<std::size_t>(std::accumulate(sum.begin(), sum.end(), 0))].push_back(sum);
  }
  const PatternDatabase database(25);
  for (Counts counts = 0; counts < 32768; ++counts) {
    bool is_at_rest = true;
    for (int x = 0; x < 5; ++x) is_at_rest = is_at_rest && in_column(counts, x) <= 5;
    if (!is_at_rest) continue;
    int fewest = PatternDatabase::never;
    for (const std::vector<int>& sum : sums[total(counts)]) {
      int carried = 0, needed = 0;  // from each column to the next one
      for (int x = 0; x < 5; ++x) {
        carried += static_cast<int>(in_column(counts, x)) - sum[static_cast<std::size_t>(x)];
        needed += std::abs(carried);
      }
      fewest = std::min(fewest, needed);
    }
    ASSERT_EQ(shifts(database, counts), fewest) << std::oct << counts;
  }
}

TEST(Bound, FittingMovesAreThoseAfterWhichItHolds) {
  const PatternDatabase database(35);
  std::mt19937 random(4);
  for (int i = 0; i < 1000; ++i) {
    const Columns columns = generate::mayan_heap(random, 3 + i % 33, 1 + i % 5);
    const mayan::Puzzle puzzle = generate::mayan_puzzle(1, columns);
    const mayan::Bound bound = bound_of(puzzle, database);
    for (int most = bound.shifts() - 3; most <= bound.shifts() + 3; ++most) {
      std::vector<mayan::Move> listed;
      mayan::Moves moves = bound.fitting(most);
      for (; !moves.empty(); moves.pop_front()) listed.push_back(moves.front());
      ASSERT_EQ(proof::shown(generate::naive_moves(listed)), expected_moves(columns, most))
          << generate::mayan_input(1, columns) << most << " of " << bound.shifts();
    }
  }
}

// The least number of moves that empty the board, by the oracle; `most` + 1 if there are more.
int true_moves(const Columns& columns, int most) {
  for (int moves = 1; moves <= most; ++moves) {
    if (naive::solve(columns, moves)) return moves;
  }
  return most + 1;
}

TEST(Bound, IsNeverAboveTheTruth) {
  std::mt19937 random(3);
  int tight = 0;
  for (int i = 0; i < 400; ++i) {
    const Columns columns = generate::mayan_heap(random, 3 + i % 7, 1 + i % 3);
    const int bound = (shifts_of(columns) + 1) / 2;
    if (naive::is_empty(columns) || bound > 90) continue;
    const int truth = true_moves(columns, 4);
    ASSERT_LE(bound, truth) << generate::mayan_input(1, columns);
    tight += bound == truth;
  }
  EXPECT_GT(tight, 20);
}

TEST(Bound, RareColoursAreHopeless) { EXPECT_GT(shifts_of({{1}, {2}, {1}, {1}}), 180); }

}  // namespace
