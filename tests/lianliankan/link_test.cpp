#include "lianliankan/link.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstddef>
#include <cstdio>
#include <random>
#include <string>
#include <vector>

#include "lianliankan/detour.hpp"
#include "lianliankan/reading.hpp"
#include "naive/lianliankan.hpp"

namespace {

using lianliankan::Answer;
using lianliankan::Board;
using lianliankan::Cell;
using lianliankan::Ground;
using lianliankan::LinkProblem;
using lianliankan::Query;
using lianliankan::Verdict;

std::string text_of(const naive::Grid& grid) {
  std::string text;
  for (const auto& row : grid) {
    for (const long long kind : row) text += std::to_string(kind) + " ";
    text.back() = '\n';
  }
  return text;
}

// Reads a board with all that comes before its first cell.
void fill(Board& board, const std::string& text) {
  std::FILE* const file = std::tmpfile();
  ASSERT_NE(file, nullptr);
  ASSERT_EQ(std::fwrite(text.data(), 1, text.size(), file), text.size());
  std::rewind(file);
  judge::Output output(STDOUT_FILENO);
  judge::Input input(fileno(file), output);
  ASSERT_TRUE(lianliankan::read_board(input, board));
  std::fclose(file);
}

void fill(Board& board, const naive::Grid& grid) {
  fill(board,
       std::to_string(grid.size()) + " " + std::to_string(grid[0].size()) + "\n" + text_of(grid));
}

Answer link(const naive::Grid& grid, const Query& query) {
  Board board;
  fill(board, grid);
  return lianliankan::link(board, query);
}

// Walks a line from turning point to turning point. Empty if all is well.
std::string fault_of(const std::vector<Cell>& line, const naive::Grid& grid, const Query& query) {
  if (line.size() < 2 || line.size() > 4) return "not one to three legs";
  if (!(line.front() == query.from) || !(line.back() == query.to)) return "wrong ends";
  for (std::size_t i = 1; i < line.size(); ++i) {
    const bool along_row = line[i].row == line[i - 1].row;
    if (along_row == (line[i].column == line[i - 1].column)) return "not a leg";
    if (i > 1 && along_row == (line[i - 1].row == line[i - 2].row)) return "no turn";
    for (Cell at = line[i - 1]; !(at == line[i]);) {
      const auto step = [](std::size_t& from, std::size_t to) {
        from += (to > from) - (to < from);
      };
      step(at.row, line[i].row);
      step(at.column, line[i].column);
      if (!(at == query.to) && grid[at.row][at.column] != 0) return "through a piece";
    }
  }
  return "";
}

Verdict expected(const naive::Grid& grid, const Query& query, int turns) {
  const long long from = grid[query.from.row][query.from.column];
  const long long to = grid[query.to.row][query.to.column];
  if (query.from == query.to) return Verdict::same_cell;
  if (from == 0 || to == 0) return Verdict::empty_cell;
  if (from != to) return Verdict::different_kinds;
  return turns >= 0 && turns <= 2 ? Verdict::linked : Verdict::no_line;
}

int naive_turns(const naive::Grid& grid, const Query& query, bool allow_outside) {
  return naive::fewest_turns(
      grid, static_cast<int>(query.from.row) + 1, static_cast<int>(query.from.column) + 1,
      static_cast<int>(query.to.row) + 1, static_cast<int>(query.to.column) + 1, allow_outside);
}

void check(Board& board, const naive::Grid& grid, const Query& query) {
  const Answer answer = lianliankan::link(board, query);
  const int turns = naive_turns(grid, query, false);
  ASSERT_EQ(answer.verdict, expected(grid, query, turns));
  if (answer.verdict == Verdict::linked) {
    ASSERT_EQ(fault_of(answer.line, grid, query), "");
    ASSERT_EQ(static_cast<int>(answer.line.size()) - 2, turns);
  } else {
    ASSERT_TRUE(answer.line.empty());
  }
}

void check_detours(Board& board, const naive::Grid& grid, const Query& query) {
  for (const bool outside : {false, true}) {
    const int wanted = naive_turns(grid, query, outside);
    const std::size_t turns = lianliankan::fewest_turns(
        board, query, outside ? Ground::board_and_outside : Ground::board);
    ASSERT_EQ(turns == lianliankan::no_line ? -1 : static_cast<int>(turns), wanted) << outside;
  }
}

void check_all_pairs(const naive::Grid& grid, bool with_detours) {
  SCOPED_TRACE(text_of(grid));
  Board board;
  fill(board, grid);
  const std::size_t columns = grid[0].size(), cells = grid.size() * columns;
  for (std::size_t from = 0; from < cells; ++from) {
    for (std::size_t to = 0; to < cells; ++to) {
      const Query query = {{from / columns, from % columns}, {to / columns, to % columns}};
      SCOPED_TRACE(std::to_string(from) + " to " + std::to_string(to));
      check(board, grid, query);
      if (with_detours) check_detours(board, grid, query);
      if (testing::Test::HasFatalFailure()) return;
    }
  }
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
  fill(board, "1 4\n" + text);
  EXPECT_EQ(lianliankan::link(board, {{0, 0}, {0, 2}}).verdict, Verdict::linked);
  EXPECT_EQ(lianliankan::link(board, {{0, 0}, {0, 3}}).verdict, Verdict::different_kinds);
  EXPECT_EQ(lianliankan::link(board, {{0, 0}, {0, 1}}).verdict, Verdict::empty_cell);
}

// All boards of a size with kinds 0 to `kinds`.
void check_all_boards(std::size_t rows, std::size_t columns, int kinds, bool with_detours) {
  naive::Grid grid(rows, std::vector<long long>(columns, 0));
  for (;;) {
    check_all_pairs(grid, with_detours);
    if (testing::Test::HasFatalFailure()) return;
    std::size_t cell = 0;
    for (; cell < rows * columns; ++cell) {
      long long& kind = grid[cell / columns][cell % columns];
      if (kind++ != kinds) break;
      kind = 0;
    }
    if (cell == rows * columns) return;
  }
}

TEST(Link, AgreesWithNaiveOnAllSmallBoards) {
  check_all_boards(1, 5, 2, true);
  check_all_boards(5, 1, 2, true);
  check_all_boards(2, 3, 2, true);
  check_all_boards(3, 2, 2, true);
  check_all_boards(3, 3, 1, true);
  check_all_boards(3, 4, 1, false);
}

naive::Grid random_grid(std::size_t rows, std::size_t columns, double pieces, unsigned seed) {
  std::mt19937 random(seed);
  std::bernoulli_distribution is_piece(pieces);
  naive::Grid grid(rows, std::vector<long long>(columns, 0));
  for (auto& row : grid) {
    for (long long& kind : row) kind = is_piece(random) ? 1 + static_cast<int>(random() % 2) : 0;
  }
  return grid;
}

TEST(Link, AgreesWithNaiveOnRandomBoards) {
  for (unsigned seed = 1; seed <= 150; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    const double pieces = std::uniform_real_distribution<double>(0.05, 0.9)(random);
    check_all_pairs(random_grid(1 + random() % 8, 1 + random() % 8, pieces, seed), true);
    if (HasFatalFailure()) return;
  }
}

TEST(Link, AgreesWithNaiveOnLargerBoards) {
  Board board;
  for (unsigned seed = 1; seed <= 60; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    const std::size_t rows = 1 + random() % 150, columns = 1 + random() % 150;
    const double pieces = std::uniform_real_distribution<double>(0.005, 0.3)(random);
    const naive::Grid grid = random_grid(rows, columns, pieces, seed);
    fill(board, grid);
    for (int i = 0; i < 40; ++i) {
      const auto cell = [&] { return Cell{random() % rows, random() % columns}; };
      check(board, grid, {cell(), cell()});
      if (HasFatalFailure()) return;
    }
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
  fill(board, boxed_in(1000, 999, {700, 500}));
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
  fill(board, grid);
  LinkProblem problem(board, {{0, 0}, {999, 998}});
  search::DepthFirst<LinkProblem> search(problem);
  EXPECT_EQ(search.run(), search::Outcome::solved);
  EXPECT_EQ(search.nodes(), 4u);
  search.abandon();
  EXPECT_FALSE(problem.is_solved());
}

}  // namespace
