#include "lianliankan/occupancy.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdlib>
#include <new>
#include <random>
#include <string>
#include <vector>

#include "generate/lianliankan.hpp"
#include "proof/lianliankan.hpp"

namespace {

bool memory_is_short = false;

}  // namespace

// Refuses large requests while memory is short.
void* operator new(std::size_t size) {
  void* const memory = memory_is_short && size > 100000 ? nullptr : std::malloc(size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace {

using lianliankan::Axis;
using lianliankan::Cell;

// Asks more often than probes last, so that both ways to answer are tried.
void check(const naive::Grid& grid, std::mt19937& random, int questions) {
  proof::AskedBoard asked;
  asked.fill(grid);
  const auto is_empty = [&](const Cell& cell) { return grid[cell.row][cell.column] == 0; };
  for (int i = 0; i < questions; ++i) {
    const Cell cell = {random() % grid.size(), random() % grid[0].size()};
    ASSERT_EQ(asked.occupancy->is_empty(cell), is_empty(cell)) << cell.row << ' ' << cell.column;
    const Axis axis = random() % 2 == 0 ? lianliankan::along_row : lianliankan::along_column;
    const Cell size = {grid.size(), grid[0].size()};
    const std::size_t goal = random() % size[axis];
    std::size_t wanted = cell[axis];
    const auto is_empty_at = [&](std::size_t position) {
      Cell there = cell;
      there[axis] = position;
      return is_empty(there);
    };
    while (wanted < goal && is_empty_at(wanted + 1)) ++wanted;
    while (wanted > goal && is_empty_at(wanted - 1)) --wanted;
    ASSERT_EQ(asked.occupancy->reach(cell, axis, goal), wanted) << i;
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

TEST(Occupancy, AnotherBoard) {
  proof::AskedBoard asked;
  asked.fill(naive::Grid(3, std::vector<long long>(500, 0)));
  EXPECT_EQ(asked.occupancy->reach({1, 100}, lianliankan::along_row, 499), 499u);
  asked.fill(naive::Grid(3, std::vector<long long>(500, 7)));
  EXPECT_EQ(asked.occupancy->reach({1, 100}, lianliankan::along_row, 499), 100u);
}

// Making the bits would take as long as reading the board.
TEST(Occupancy, NoBitsWherePiecesStandCloseTogether) {
  std::mt19937 random(2);
  proof::AskedBoard asked;
  asked.fill(naive::Grid(1000, std::vector<long long>(999, 7)));
  for (int query = 0; query < 49; ++query) {
    asked.link({{random() % 1000, random() % 999}, {random() % 1000, random() % 999}});
  }
  EXPECT_FALSE(asked.occupancy->has_bits());
}

TEST(Occupancy, BitsForLookingFar) {
  proof::AskedBoard asked;
  naive::Grid grid(1000, std::vector<long long>(999, 0));
  grid[0][0] = grid[999][998] = 7;
  asked.fill(grid);
  EXPECT_FALSE(asked.occupancy->has_bits());
  asked.link({{0, 0}, {999, 998}});
  EXPECT_TRUE(asked.occupancy->has_bits());
}

// An explanation goes on without what memory cannot hold, so the next question must be answered.
TEST(Occupancy, BitsThatMemoryCannotHold) {
  proof::AskedBoard asked;
  naive::Grid grid(1000, std::vector<long long>(999, 0));
  grid[500][998] = 7;
  asked.fill(grid);
  memory_is_short = true;
  for (int i = 0; i < 2; ++i) {
    EXPECT_THROW(asked.occupancy->reach({500, 0}, lianliankan::along_row, 998), std::bad_alloc);
    EXPECT_FALSE(asked.occupancy->has_bits());
  }
  memory_is_short = false;
  EXPECT_EQ(asked.occupancy->reach({500, 0}, lianliankan::along_row, 998), 997u);
  EXPECT_TRUE(asked.occupancy->has_bits());
  EXPECT_FALSE(asked.occupancy->is_empty({500, 998}));
}

}  // namespace
