#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "generate/mayan.hpp"
#include "mayan/bound.hpp"
#include "mayan/moves.hpp"
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

int shifts(PatternDatabase& database, Counts counts) { return database.need(counts).shifts; }

mayan::Bound bound_of(const mayan::Puzzle& puzzle, PatternDatabase& database) {
  return mayan::Bound(puzzle.board, static_cast<unsigned>(puzzle.colours.size()), database);
}

int shifts_of(const Columns& columns) {
  static PatternDatabase database;
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
  PatternDatabase database;
  for (const Counts counts : sums_of_runs()) {
    ASSERT_EQ(shifts(database, counts), 0) << std::oct << counts;
  }
}

TEST(PatternDatabase, KnownNeeds) {
  PatternDatabase database;
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

// Against a search by itself for all counts: the distance from those that need no shift.
TEST(PatternDatabase, IsTheDistance) {
  PatternDatabase database;
  std::vector<unsigned> distance(32768, 1000);
  std::vector<Counts> reached;
  for (Counts counts = 0; counts < 32768; ++counts) {
    if (mayan::detail::is_sum_of_runs(counts)) {
      distance[counts] = 0;
      reached.push_back(counts);
    }
  }
  const auto shifted = [](Counts counts, int x, int direction) {
    const bool is_inside = x + direction >= 0 && x + direction < 5;
    return is_inside ? mayan::detail::shifted(counts, x, x + direction) : counts;
  };
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (int x = 0; x < 5; ++x) {
      for (const int direction : {1, -1}) {
        const Counts next = shifted(reached[i], x, direction);
        if (distance[next] != 1000) continue;
        distance[next] = distance[reached[i]] + 1;
        reached.push_back(next);
      }
    }
  }
  std::mt19937 random(2);  // in any order, as the database remembers
  for (int i = 0; i < 200000; ++i) {
    const Counts counts = random() % 32768;
    const mayan::Need need = database.need(counts);
    ASSERT_EQ(need.shifts,
              distance[counts] == 1000 ? unsigned{PatternDatabase::never} : distance[counts])
        << std::oct << counts;
    for (int x = 0; x < 5; ++x) {
      for (const int direction : {1, -1}) {
        const mayan::Effect effect = direction > 0 ? need.to_right : need.to_left;
        const unsigned after = distance[shifted(counts, x, direction)];
        ASSERT_EQ(effect.worse >> (8 * x) & 0x7f, after > distance[counts] ? 0x7f : 0) << counts;
        ASSERT_EQ(effect.better >> (8 * x) & 0x7f, after < distance[counts] ? 0x7f : 0) << counts;
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

TEST(Bound, FittingMovesAreThoseAfterWhichItHolds) {
  std::mt19937 random(4);
  for (int i = 0; i < 1000; ++i) {
    const Columns columns = generate::mayan_heap(random, 3 + i % 33, 1 + i % 5);
    const mayan::Puzzle puzzle = generate::mayan_puzzle(1, columns);
    PatternDatabase database;
    const mayan::Bound bound = bound_of(puzzle, database);
    for (int most = bound.shifts() - 3; most <= bound.shifts() + 3; ++most) {
      std::vector<mayan::Move> listed;
      mayan::Moves moves = bound.fitting(mayan::Drags(puzzle.board), most);
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
