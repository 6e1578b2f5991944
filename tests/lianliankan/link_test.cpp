#include "lianliankan/link.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <random>
#include <string>
#include <vector>

#include "judge/answer.hpp"
#include "lianliankan/answer.hpp"
#include "lianliankan/detour.hpp"
#include "lianliankan/reading.hpp"
#include "naive/lianliankan.hpp"
#include "proof/lianliankan.hpp"

namespace {

using lianliankan::Answer;
using lianliankan::Board;
using lianliankan::Cell;
using lianliankan::Ground;
using lianliankan::LinkProblem;
using lianliankan::Query;
using lianliankan::Verdict;

Answer link(const naive::Grid& grid, const Query& query) {
  Board board;
  proof::fill(board, grid);
  return lianliankan::link(board, query);
}

void check_detours(Board& board, const naive::Grid& grid, const Query& query) {
  for (const bool outside : {false, true}) {
    const int wanted = proof::naive_turns(grid, query, outside);
    const std::size_t turns = lianliankan::fewest_turns(
        board, query, outside ? Ground::board_and_outside : Ground::board);
    ASSERT_EQ(turns == lianliankan::no_line ? -1 : static_cast<int>(turns), wanted) << outside;
  }
}

void check_all_pairs(const naive::Grid& grid) {
  Board board;
  proof::fill(board, grid);
  proof::for_each_query(grid.size(), grid[0].size(), [&](const Query& query) {
    if (testing::Test::HasFailure()) return;
    SCOPED_TRACE(proof::shown(grid, query));
    proof::expect_like_naive(board, grid, query);
    check_detours(board, grid, query);
  });
}

TEST(Link, SameCellTwice) {
  EXPECT_EQ(link({{1, 1}}, {{0, 1}, {0, 1}}).verdict, Verdict::same_cell);
  EXPECT_EQ(link({{0, 1}}, {{0, 0}, {0, 0}}).verdict, Verdict::same_cell);
}

TEST(Link, EmptyCell) {
  EXPECT_EQ(link({{0, 0}}, {{0, 0}, {0, 1}}).verdict, Verdict::empty_cell);
  EXPECT_EQ(link({{0, 3}}, {{0, 0}, {0, 1}}).verdict, Verdict::empty_cell);
}

TEST(Link, DifferentKinds) {
  EXPECT_EQ(link({{10, 1}}, {{0, 0}, {0, 1}}).verdict, Verdict::different_kinds);
}

// Alike at either end, in length, in their lower or upper bits.
TEST(Link, NearlyTheSameKinds) {
  const long long kinds[] = {1,
                             2,
                             10,
                             11,
                             257,
                             65537,
                             4294967297,
                             8589934593,
                             10000000001,
                             1000000000000000001,
                             1000000000000000002,
                             1152921504606846977,
                             4611686018427387905,
                             9223372036854775806,
                             9223372036854775807};
  for (const long long a : kinds) {
    for (const long long b : kinds) {
      const std::string input = proof::shown({{a, b}}, {{0, 0}, {0, 1}});
      EXPECT_EQ(judge_test::answer(lianliankan::answer, input).answers, a == b ? "YES\n" : "NO\n")
          << input;
    }
  }
}

TEST(Link, ZeroOneAndTwoTurns) {
  EXPECT_EQ(link({{5, 5}}, {{0, 0}, {0, 1}}).line.size(), 2u);
  EXPECT_EQ(link({{5}, {0}, {5}}, {{0, 0}, {2, 0}}).line.size(), 2u);
  EXPECT_EQ(link({{5, 0}, {0, 5}}, {{0, 0}, {1, 1}}).line.size(), 3u);
  EXPECT_EQ(link({{0, 0, 0}, {5, 1, 5}}, {{1, 0}, {1, 2}}).line,
            (std::vector<Cell>{{1, 0}, {0, 0}, {0, 2}, {1, 2}}));
}

TEST(Link, ThreeTurnsAreTooMany) {
  EXPECT_EQ(link({{5, 1, 0, 0}, {0, 1, 0, 1}, {0, 0, 0, 5}}, {{0, 0}, {2, 3}}).verdict,
            Verdict::linked);
  EXPECT_EQ(link({{5, 1, 0, 0, 5}, {0, 1, 0, 1, 1}, {0, 0, 0, 1, 1}}, {{0, 0}, {0, 4}}).verdict,
            Verdict::no_line);
}

TEST(Link, NotAroundTheOutside) {
  EXPECT_EQ(link({{5, 1, 5}}, {{0, 0}, {0, 2}}).verdict, Verdict::no_line);
}

TEST(Link, LargeKindsAndLeadingZeros) {
  Board board;
  const std::string text = "9223372036854775807 000 009223372036854775807 9223372036854775806\n";
  proof::fill(board, "1 4\n" + text);
  EXPECT_EQ(lianliankan::link(board, {{0, 0}, {0, 2}}).verdict, Verdict::linked);
  EXPECT_EQ(lianliankan::link(board, {{0, 0}, {0, 3}}).verdict, Verdict::different_kinds);
  EXPECT_EQ(lianliankan::link(board, {{0, 0}, {0, 1}}).verdict, Verdict::empty_cell);
}

// All the larger ones are in proof/, without the detours.
TEST(Link, AgreesWithNaiveOnAllSmallBoards) {
  proof::for_each_grid(1, 5, 2, check_all_pairs);
  proof::for_each_grid(5, 1, 2, check_all_pairs);
  proof::for_each_grid(2, 3, 2, check_all_pairs);
  proof::for_each_grid(3, 2, 2, check_all_pairs);
  proof::for_each_grid(3, 3, 1, check_all_pairs);
}

TEST(Link, AgreesWithNaiveOnRandomBoards) {
  for (unsigned seed = 1; seed <= 150; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    const unsigned filled = 50 + static_cast<unsigned>(random() % 850);
    check_all_pairs(generate::grid(random, 1 + random() % 8, 1 + random() % 8, filled, 2));
    if (HasFailure()) return;
  }
}

// An empty board but for two pieces and a box around the second one.
naive::Grid boxed_in(std::size_t rows, std::size_t columns, const Cell& target) {
  naive::Grid grid(rows, std::vector<long long>(columns, 0));
  for (std::size_t row = target.row - 1; row <= target.row + 1; ++row) {
    for (std::size_t column = target.column - 1; column <= target.column + 1; ++column) {
      grid[row][column] = 2;
    }
  }
  grid[target.row][target.column] = 1;
  grid[1][1] = 1;
  return grid;
}

TEST(Nodes, TargetBoxedIn) {
  Board board;
  proof::fill(board, boxed_in(1000, 999, {700, 500}));
  LinkProblem problem(board, {{1, 1}, {700, 500}});
  search::DepthFirst<LinkProblem> search(problem);
  EXPECT_EQ(search.run(), search::Outcome::exhausted);
  EXPECT_EQ(search.nodes(), 1u);
}

TEST(Nodes, StartAndOneForEachLeg) {
  Board board;
  naive::Grid grid(1000, std::vector<long long>(999, 0));
  grid[0][0] = grid[999][998] = 1;
  for (std::size_t i = 0; i < 999; ++i) grid[500][i] = 2;
  grid[500][777] = 0;
  proof::fill(board, grid);
  LinkProblem problem(board, {{0, 0}, {999, 998}});
  search::DepthFirst<LinkProblem> search(problem);
  EXPECT_EQ(search.run(), search::Outcome::solved);
  EXPECT_EQ(search.nodes(), 4u);
  EXPECT_EQ(search.run(), search::Outcome::exhausted);
  EXPECT_FALSE(problem.is_solved());
}

}  // namespace
