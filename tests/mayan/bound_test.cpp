#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>
#include <vector>

#include "generate/mayan.hpp"
#include "mayan/line_search.hpp"
#include "mayan/palette.hpp"
#include "mayan/shifts.hpp"

namespace {

using mayan::Counts;
using mayan::ShiftTable;
using Columns = naive::Board;

Counts counts_of(const std::vector<unsigned>& columns) {
  Counts counts = 0;
  for (std::size_t x = 0; x < columns.size(); ++x) counts |= columns[x] << (3 * x);
  return counts;
}

std::uint64_t least_moves(const Columns& columns) {
  const mayan::Puzzle puzzle = generate::mayan_puzzle(1, columns);
  const mayan::Palette palette(puzzle);
  ShiftTable shifts;
  return mayan::LineSearch<4>(mayan::pack<4>(puzzle, palette), palette.size(), 1, shifts)
      .least_moves();
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

TEST(ShiftTable, SumsOfRunsNeedNoShift) {
  ShiftTable table;
  for (const Counts counts : sums_of_runs()) {
    ASSERT_EQ(table.needed(counts), 0U) << std::oct << counts;
  }
}

TEST(ShiftTable, KnownNeeds) {
  ShiftTable table;
  EXPECT_EQ(table.needed(counts_of({1, 1, 1, 0, 0})), 0U);
  EXPECT_EQ(table.needed(counts_of({3, 1, 1, 0, 0})), 0U);  // crossing
  EXPECT_EQ(table.needed(counts_of({2, 1, 0, 0, 0})), 1U);
  EXPECT_EQ(table.needed(counts_of({1, 1, 0, 1, 0})), 1U);
  EXPECT_EQ(table.needed(counts_of({1, 0, 1, 0, 1})), 2U);
  EXPECT_EQ(table.needed(counts_of({2, 0, 0, 0, 1})), 3U);
  EXPECT_EQ(table.needed(counts_of({2, 0, 0, 0, 2})), 4U);
  EXPECT_EQ(table.needed(counts_of({1, 0, 0, 0, 0})), std::uint64_t{ShiftTable::never});
  EXPECT_EQ(table.needed(counts_of({0, 0, 2, 0, 0})), std::uint64_t{ShiftTable::never});
}

// Against a search by itself for all counts: the distance from those that need no shift.
TEST(ShiftTable, IsTheDistance) {
  ShiftTable table;
  std::vector<unsigned> distance(32768, 1000);
  std::vector<Counts> reached;
  for (Counts counts = 0; counts < 32768; ++counts) {
    if (mayan::detail::is_sum_of_runs(counts)) {
      distance[counts] = 0;
      reached.push_back(counts);
    }
  }
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (unsigned s = 0; s < 8; ++s) {
      const Counts next = mayan::detail::shifted(reached[i], s);
      if (distance[next] != 1000) continue;
      distance[next] = distance[reached[i]] + 1;
      reached.push_back(next);
    }
  }
  std::mt19937 random(2);  // in any order, as the table remembers
  for (int i = 0; i < 200000; ++i) {
    const Counts counts = random() % 32768;
    const unsigned expected =
        distance[counts] == 1000 ? unsigned{ShiftTable::never} : distance[counts];
    ASSERT_EQ(table.needed(counts), expected) << std::oct << counts;
    for (unsigned s = 0; s < 8; ++s) {
      const unsigned after = distance[mayan::detail::shifted(counts, s)];
      ASSERT_EQ(table.effects(counts) >> s & 1U, unsigned{after > distance[counts]}) << counts;
      ASSERT_EQ(table.effects(counts) >> (s + 8) & 1U, unsigned{after < distance[counts]})
          << counts;
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
    const auto bound = least_moves(columns);
    if (naive::is_empty(columns) || bound > 90) continue;
    const int truth = true_moves(columns, 4);
    ASSERT_LE(bound, static_cast<std::uint64_t>(truth)) << generate::mayan_input(1, columns);
    tight += bound == static_cast<std::uint64_t>(truth);
  }
  EXPECT_GT(tight, 20);
}

TEST(Bound, RareColoursAreHopeless) { EXPECT_GT(least_moves({{1}, {2}, {1}, {1}}), 90U); }

TEST(Bound, OneMoveAtLeast) { EXPECT_EQ(least_moves({{1, 2, 2}, {1}, {2, 1, 1}}), 1U); }

}  // namespace
