#include "lianliankan/link.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "generate/lianliankan.hpp"
#include "judge/answer.hpp"
#include "lianliankan/answer.hpp"
#include "lianliankan/detour.hpp"
#include "naive/lianliankan.hpp"
#include "proof/lianliankan.hpp"
#include "search/contract.hpp"

namespace {

using lianliankan::Cell;
using lianliankan::Ground;
using lianliankan::LinkProblem;
using lianliankan::Query;
using proof::AskedBoard;

std::vector<Cell> link(const naive::Grid& grid, const Query& query) {
  AskedBoard board;
  board.fill(grid);
  return board.link(query);
}

void check_detours(AskedBoard& board, const naive::Grid& grid, const Query& query) {
  for (const bool outside : {false, true}) {
    const lianliankan::Case one = {board.board, *board.occupancy, query, {}, 1, 1};
    const std::size_t turns =
        lianliankan::fewest_turns(one, outside ? Ground::board_and_outside : Ground::board);
    ASSERT_EQ(turns == lianliankan::no_path ? -1 : static_cast<int>(turns),
              proof::naive_turns(grid, query, outside))
        << outside;
  }
}

void check_all_pairs(const naive::Grid& grid) {
  AskedBoard board;
  board.fill(grid);
  proof::for_each_query(grid.size(), grid[0].size(), [&](const Query& query) {
    if (testing::Test::HasFailure()) return;
    SCOPED_TRACE(proof::shown(grid, query));
    proof::expect_like_naive(board, grid, query);
    if (!(query.from == query.to)) check_detours(board, grid, query);
  });
}

// The search's contract: what was undone leaves no trace.
TEST(LinkProblem, KeepsTheContract) {
  const auto told = [](const Cell& to) {
    return std::to_string(to.row) + ',' + std::to_string(to.column);
  };
  for (unsigned seed = 1; seed <= 20; ++seed) {
    std::mt19937 random(seed);
    AskedBoard board;
    board.fill(generate::grid(random, 9, 7, 300, 2));
    const Query query = {{random() % 9, random() % 7}, {random() % 9, random() % 7}};
    if (query.from == query.to) continue;
    const auto make = [&] {
      LinkProblem problem(*board.occupancy, board.board, query);
      problem.allow(3);
      return problem;
    };
    const auto no_key = [](const LinkProblem&) { return std::string(); };
    const std::string fault = contract::fault_of_walk(make, told, no_key, 200, seed);
    EXPECT_TRUE(fault.empty() || fault == "no move was ever taken back") << fault;
  }
}

TEST(Link, SameCellTwice) {
  EXPECT_TRUE(link({{1, 1}}, {{0, 1}, {0, 1}}).empty());
  EXPECT_TRUE(link({{0, 1}}, {{0, 0}, {0, 0}}).empty());
}

TEST(Link, EmptyCell) {
  EXPECT_TRUE(link({{0, 0}}, {{0, 0}, {0, 1}}).empty());
  EXPECT_TRUE(link({{0, 3}}, {{0, 0}, {0, 1}}).empty());
}

TEST(Link, DifferentKinds) { EXPECT_TRUE(link({{10, 1}}, {{0, 0}, {0, 1}}).empty()); }

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
  EXPECT_EQ(link({{5, 5}}, {{0, 0}, {0, 1}}).size(), 2u);
  EXPECT_EQ(link({{5}, {0}, {5}}, {{0, 0}, {2, 0}}).size(), 2u);
  EXPECT_EQ(link({{5, 0}, {0, 5}}, {{0, 0}, {1, 1}}).size(), 3u);
  EXPECT_EQ(link({{0, 0, 0}, {5, 1, 5}}, {{1, 0}, {1, 2}}),
            (std::vector<Cell>{{1, 0}, {0, 0}, {0, 2}, {1, 2}}));
}

TEST(Link, ThreeTurnsAreTooMany) {
  EXPECT_FALSE(link({{5, 1, 0, 0}, {0, 1, 0, 1}, {0, 0, 0, 5}}, {{0, 0}, {2, 3}}).empty());
  EXPECT_TRUE(link({{5, 1, 0, 0, 5}, {0, 1, 0, 1, 1}, {0, 0, 0, 1, 1}}, {{0, 0}, {0, 4}}).empty());
}

TEST(Link, NotAroundTheOutside) { EXPECT_TRUE(link({{5, 1, 5}}, {{0, 0}, {0, 2}}).empty()); }

TEST(Link, LargeKindsAndLeadingZeros) {
  AskedBoard board;
  const std::string text = "9223372036854775807 000 009223372036854775807 9223372036854775806\n";
  board.fill("1 4\n" + text);
  EXPECT_FALSE(board.link({{0, 0}, {0, 2}}).empty());
  EXPECT_TRUE(board.link({{0, 0}, {0, 3}}).empty());
  EXPECT_TRUE(board.link({{0, 0}, {0, 1}}).empty());
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

// The nodes of a query's search.
std::uint64_t nodes(const naive::Grid& grid, const Query& query, search::Outcome expected) {
  AskedBoard board;
  board.fill(grid);
  const LinkProblem start(*board.occupancy, board.board, query);
  const auto searched = search::deepen(start, lianliankan::max_legs);
  EXPECT_EQ(searched.outcome, expected);
  return searched.nodes;
}

naive::Grid empty_but_for(const std::vector<Cell>& pieces) {
  naive::Grid grid(1000, std::vector<long long>(999, 0));
  for (const Cell& cell : pieces) grid[cell.row][cell.column] = 1;
  return grid;
}

// Each search begins with a node for the start; one with no moves allowed is the first.
TEST(Nodes, OneForEachLegWhereNothingIsInTheWay) {
  EXPECT_EQ(nodes({{1, 1}}, {{0, 0}, {0, 1}}, search::Outcome::solved), 1u + 2u);
  const Cell from = {0, 0}, to = {999, 998};
  EXPECT_EQ(nodes(empty_but_for({from, to}), {from, to}, search::Outcome::solved), 1u + 1u + 3u);
}

TEST(Nodes, TargetBoxedIn) {
  naive::Grid grid = empty_but_for({{1, 1}});
  for (std::size_t row = 699; row <= 701; ++row) {
    for (std::size_t column = 499; column <= 501; ++column) grid[row][column] = 2;
  }
  EXPECT_EQ(nodes(grid, {{1, 1}, {700, 500}}, search::Outcome::exhausted), 4u);
}

// The first leg may end in each column, and each time the wall stops the second.
TEST(Nodes, WallBetween) {
  naive::Grid grid = empty_but_for({{2, 100}, {900, 800}});
  for (long long& kind : grid[500]) kind = 2;
  EXPECT_EQ(nodes(grid, {{2, 100}, {900, 800}}, search::Outcome::exhausted), 4u + 999u);
}

TEST(Nodes, HoleInTheWall) {
  naive::Grid grid = empty_but_for({{0, 0}, {999, 998}});
  for (long long& kind : grid[500]) kind = 2;
  grid[500][777] = 0;
  EXPECT_EQ(nodes(grid, {{0, 0}, {999, 998}}, search::Outcome::solved), 3u + 1u + 778u + 2u);
}

TEST(Moves, EndsOfARunOneByOne) {
  AskedBoard board;
  board.fill({{1, 0, 0, 2, 0}, {0, 0, 0, 0, 0}, {0, 0, 2, 1, 0}});
  LinkProblem problem(*board.occupancy, board.board, {{0, 0}, {2, 3}});
  problem.allow(3);
  std::vector<Cell> ends;
  for (auto moves = problem.moves(); !moves.empty(); moves.pop_front()) {
    ends.push_back(moves.front());
  }
  // Along the column, only a row that the target sees: between rows 1 and 2.
  EXPECT_EQ(ends, (std::vector<Cell>{{1, 0}, {2, 0}}));
}

// Walks at random, there and back, and compares with a state that went straight there.
TEST(Moves, UndoRestoresWhatIsListed) {
  std::mt19937 random(11);
  AskedBoard board;
  board.fill(generate::grid(random, 12, 12, 200, 1));
  const auto listed = [](const LinkProblem& problem) {
    std::string text;
    for (auto moves = problem.moves(); !moves.empty(); moves.pop_front()) {
      const Cell to = moves.front();
      text += std::to_string(to.row) + ',' + std::to_string(to.column) + ' ';
    }
    return text;
  };
  for (int walk = 0; walk < 500; ++walk) {
    const Query query = {{random() % 12, random() % 12}, {random() % 12, random() % 12}};
    LinkProblem problem(*board.occupancy, board.board, query);
    problem.allow(3);
    const std::string before = listed(problem);
    std::vector<LinkProblem::Undo> undos;
    for (auto moves = problem.moves(); !moves.empty() && !problem.is_solved();) {
      for (std::size_t skipped = random() % 3; skipped != 0; --skipped) {
        moves.pop_front();
        if (moves.empty()) break;
      }
      if (moves.empty()) break;
      undos.push_back(problem.apply(moves.front()));
      moves = problem.moves();
    }
    for (; !undos.empty(); undos.pop_back()) problem.undo(undos.back());
    EXPECT_EQ(listed(problem), before) << walk;
  }
}

}  // namespace
