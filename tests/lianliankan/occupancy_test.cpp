#include "lianliankan/occupancy.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <random>
#include <string>

#include "generate/lianliankan.hpp"
#include "proof/lianliankan.hpp"

namespace {

using lianliankan::Axis;
using lianliankan::Cell;
using lianliankan::Span;

// Asks more often than probes last, so that both ways to answer are tried.
void check(const naive::Grid& grid, std::mt19937& random, int questions) {
  proof::AskedBoard asked;
  asked.fill(grid);
  const auto is_empty = [&](const Cell& cell) { return grid[cell.row][cell.column] == 0; };
  for (int i = 0; i < questions; ++i) {
    const Cell cell = {random() % grid.size(), random() % grid[0].size()};
    ASSERT_EQ(asked.occupancy.is_empty(cell), is_empty(cell)) << cell.row << ' ' << cell.column;
    const Axis axis = random() % 2 == 0 ? lianliankan::along_row : lianliankan::along_column;
    const std::size_t position = position_of(cell, axis);
    Span within = asked.board.whole(axis);
    within.first += random() % (position + 1);
    within.last -= random() % (within.last - position + 1);
    Span wanted = {position, position};
    while (wanted.first != within.first && is_empty(moved(cell, axis, wanted.first - 1)))
      --wanted.first;
    while (wanted.last != within.last && is_empty(moved(cell, axis, wanted.last + 1)))
      ++wanted.last;
    const Span found = asked.occupancy.run(cell, axis, within);
    ASSERT_EQ(found.first, wanted.first) << i;
    ASSERT_EQ(found.last, wanted.last) << i;
  }
}

TEST(Occupancy, AgreesWithTheGrid) {
  unsigned seed = 0;
  for (const unsigned filled : {0U, 5U, 100U, 500U, 990U, 1000U}) {
    for (const std::size_t columns : {1U, 7U, 64U, 200U}) {
      for (const std::size_t rows : {1U, 50U, 200U}) {
        SCOPED_TRACE("seed " + std::to_string(++seed));
        std::mt19937 random(seed);
        check(generate::grid(random, rows, columns, filled, 1000000), random, 1500);
        if (HasFatalFailure()) return;
      }
    }
  }
}

TEST(Occupancy, AnotherBoardAfterReset) {
  proof::AskedBoard asked;
  asked.fill(naive::Grid(3, std::vector<long long>(500, 0)));
  EXPECT_EQ(asked.occupancy.run({1, 100}, lianliankan::along_row, {0, 499}).last, 499u);
  asked.fill(naive::Grid(3, std::vector<long long>(500, 7)));
  EXPECT_EQ(asked.occupancy.run({1, 100}, lianliankan::along_row, {0, 499}).last, 100u);
}

}  // namespace
