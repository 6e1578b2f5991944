// lianliankan against the oracle on all small boards and on random ones, and by properties of its
// answers where the oracle would take too long.

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <ostream>
#include <random>
#include <string>
#include <vector>

#include "generate/lianliankan.hpp"
#include "naive/lianliankan.hpp"
#include "proof/cases.hpp"
#include "proof/lianliankan.hpp"

namespace {

using lianliankan::Cell;
using lianliankan::Query;
using naive::Grid;
using proof::AskedBoard;
using proof::between;

std::size_t size_between(std::mt19937& random, int least, int most) {
  return static_cast<std::size_t>(between(random, least, most));
}

// The oracle's turns for every pair of cells, board by board. Which path joins two cells depends
// only on which cells are empty (naive::fewest_turns() compares no kinds), so each such pattern is
// asked once.
class TurnTable {
 public:
  const std::vector<int>& of(const Grid& grid) {
    std::uint64_t pattern = 0;
    for (const auto& row : grid) {
      for (const long long kind : row) pattern = 2 * pattern + (kind != 0);
    }
    std::vector<int>& turns = turns_[pattern];
    if (turns.empty()) {
      proof::for_each_query(grid.size(), grid[0].size(), [&](const Query& query) {
        turns.push_back(proof::naive_turns(grid, query, false));
      });
    }
    return turns;
  }

 private:
  std::map<std::uint64_t, std::vector<int>> turns_;
};

// Every pair of cells, both ways round, of every board.
void expect_all_like_naive(std::size_t rows, std::size_t columns, int kinds) {
  TurnTable table;
  AskedBoard board;
  proof::Sieve sieve;
  std::uint64_t linked = 0;
  proof::for_each_grid(rows, columns, kinds, [&](const Grid& grid) {
    if (!sieve.takes_next() || testing::Test::HasFailure()) return;
    board.fill(grid);
    auto turns = table.of(grid).begin();
    proof::for_each_query(rows, columns, [&](const Query& query) {
      const std::vector<Cell> path = board.link(query);
      linked += !path.empty();
      const std::string fault = proof::fault_of(path, grid, query, *turns++);
      if (!fault.empty()) ADD_FAILURE() << fault << '\n' << proof::shown(grid, query);
    });
  });
  if (rows * columns > 1) proof::expect_some(linked);
}

struct Size {
  std::size_t rows;
  std::size_t columns;
};

class LianliankanExhaustive : public testing::TestWithParam<Size> {};

TEST_P(LianliankanExhaustive, TwoKinds) {
  expect_all_like_naive(GetParam().rows, GetParam().columns, 2);
}

const Size sizes[] = {{1, 1}, {1, 2}, {1, 3}, {1, 4}, {2, 1}, {2, 2}, {2, 3}, {2, 4}, {3, 1},
                      {3, 2}, {3, 3}, {3, 4}, {4, 1}, {4, 2}, {4, 3}, {1, 9}, {9, 1}, {2, 5}};

void PrintTo(const Size& size, std::ostream* out) { *out << size.rows << " x " << size.columns; }

INSTANTIATE_TEST_SUITE_P(Size, LianliankanExhaustive, testing::ValuesIn(sizes),
                         [](const auto& size) {
                           return std::to_string(size.param.rows) + "x" +
                                  std::to_string(size.param.columns);
                         });

// One kind only: every path on a larger board.
TEST(LianliankanExhaustive, FourByFourOfOneKind) { expect_all_like_naive(4, 4, 1); }

// A cell of a piece, if luck will have it.
Cell any_piece(std::mt19937& random, const Grid& grid) {
  Cell cell = {0, 0};
  for (int attempt = 0; attempt < 50; ++attempt) {
    cell = {random() % grid.size(), random() % grid[0].size()};
    if (grid[cell.row][cell.column] != 0) break;
  }
  return cell;
}

// A board of some size and density, and mostly of few kinds.
Grid any_grid(std::mt19937& random, int longest) {
  const unsigned densities[] = {5, 30, 100, 200, 350, 500, 650, 800, 950, 1000};
  const unsigned kinds[] = {1, 1, 2, 3, 20};
  const std::size_t rows = size_between(random, 1, longest);
  const std::size_t columns = size_between(random, 1, longest);
  return generate::grid(random, rows, columns, densities[random() % 10], kinds[random() % 5]);
}

void expect_some_like_naive(std::uint64_t boards, int longest, int queries) {
  AskedBoard board;
  proof::for_generators(boards, [&](std::mt19937& random) {
    const Grid grid = any_grid(random, longest);
    board.fill(grid);
    for (int i = 0; i < queries; ++i) {
      proof::expect_like_naive(board, grid, {any_piece(random, grid), any_piece(random, grid)});
    }
  });
}

TEST(LianliankanRandom, UpToEightByEight) { expect_some_like_naive(10000, 8, 20); }
TEST(LianliankanRandom, UpToSixtyBySixty) { expect_some_like_naive(10000, 60, 20); }
TEST(LianliankanRandom, UpTo150By150) { expect_some_like_naive(500, 150, 20); }

// The board whose cell at (row, column) is the one that `from` names in the original.
template <class From>
Grid rearranged(const Grid& grid, std::size_t rows, std::size_t columns, From from) {
  Grid result(rows, std::vector<long long>(columns));
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t column = 0; column < columns; ++column) {
      const Cell cell = from(Cell{row, column});
      result[row][column] = grid[cell.row][cell.column];
    }
  }
  return result;
}

void expect_mirror_images_alike(const Grid& grid, std::mt19937& random, int queries) {
  const std::size_t rows = grid.size(), columns = grid[0].size();
  // Each is its own inverse, the last one but for the sizes.
  const auto left_right = [=](const Cell& cell) {
    return Cell{cell.row, columns - 1 - cell.column};
  };
  const auto up_down = [=](const Cell& cell) { return Cell{rows - 1 - cell.row, cell.column}; };
  const auto transposed = [](const Cell& cell) { return Cell{cell.column, cell.row}; };
  AskedBoard boards[4];
  boards[0].fill(grid);
  boards[1].fill(rearranged(grid, rows, columns, left_right));
  boards[2].fill(rearranged(grid, rows, columns, up_down));
  boards[3].fill(rearranged(grid, columns, rows, transposed));
  for (int i = 0; i < queries; ++i) {
    const Query query = {any_piece(random, grid), any_piece(random, grid)};
    const std::size_t expected = boards[0].link(query).size();
    const auto expect_alike = [&](AskedBoard& board, const Cell& from, const Cell& to) {
      EXPECT_EQ(board.link({from, to}).size(), expected);
    };
    expect_alike(boards[0], query.to, query.from);
    expect_alike(boards[1], left_right(query.from), left_right(query.to));
    expect_alike(boards[2], up_down(query.from), up_down(query.to));
    expect_alike(boards[3], transposed(query.from), transposed(query.to));
    if (testing::Test::HasFailure()) {
      ADD_FAILURE() << proof::shown(grid, query);
      return;
    }
  }
}

TEST(LianliankanProperties, MirrorImagesAndQueriesTurnedRound) {
  proof::for_generators(3000, [](std::mt19937& random) {
    expect_mirror_images_alike(any_grid(random, 80), random, 30);
  });
}

TEST(LianliankanProperties, MirrorImagesOfLargeBoards) {
  proof::for_generators(20, [](std::mt19937& random) {
    const unsigned densities[] = {0, 1, 5, 50, 300};
    const Grid grid = generate::grid(random, size_between(random, 500, 1000),
                                     size_between(random, 500, 999), densities[random() % 5], 2);
    expect_mirror_images_alike(grid, random, 300);
  });
}

// Two more pieces can only be in the way: without them what was linked still is.
TEST(LianliankanProperties, FewerPiecesLinkNoLess) {
  proof::for_generators(5000, [](std::mt19937& random) {
    Grid grid = any_grid(random, 40);
    const Query query = {any_piece(random, grid), any_piece(random, grid)};
    AskedBoard board;
    board.fill(grid);
    const std::vector<Cell> before = board.link(query);
    for (int i = 0; i < 5; ++i) {
      const Cell cell = any_piece(random, grid);
      if (!(cell == query.from) && !(cell == query.to)) grid[cell.row][cell.column] = 0;
    }
    board.fill(grid);
    const std::vector<Cell> after = board.link(query);
    if (before.empty()) return;
    ASSERT_FALSE(after.empty()) << proof::shown(grid, query);
    ASSERT_LE(after.size(), before.size()) << proof::shown(grid, query);
  });
}

}  // namespace
