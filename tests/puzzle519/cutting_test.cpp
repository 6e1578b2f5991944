#include "puzzle519/cutting.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "generate/puzzle519.hpp"
#include "naive/puzzle519.hpp"
#include "puzzle519/pieces.hpp"
#include "puzzle519/rectangle.hpp"
#include "search/annealing.hpp"

namespace {

using namespace puzzle519;

// The cells too many, counted anew.
std::size_t counted_cost(const Cutting& cutting, const Stock& stock) {
  Stock cells{};
  for (const Kind kind : cutting.board().cells) ++cells[kind];
  std::size_t cost = 0;
  for (std::size_t kind = 0; kind < cells.size(); ++kind) {
    cost += std::max(cells[kind], stock[kind]) - stock[kind];
  }
  return cost;
}

TEST(Cutting, CostIsTheNumberOfCellsTooMany) {
  const std::size_t sizes[][2] = {{1, 1}, {1, 2}, {1, 9}, {9, 1}, {2, 2}, {3, 5}, {6, 6}, {20, 7}};
  for (const auto& size : sizes) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      generate::Random random(seed);
      const Draft draft = generate::cut(size[0], size[1], 30, random);
      const Puzzle puzzle = puzzle_of(draft);
      Cutting cutting(puzzle, random);
      ASSERT_EQ(cutting.cost(), counted_cost(cutting, puzzle.stock));
      for (int i = 0; i < 200 && cutting.cost() != 0; ++i) {
        const std::vector<Kind> before = cutting.board().cells;
        const std::size_t cost = cutting.cost();
        const Cutting::Change change = cutting.propose(random);
        cutting.apply(change);
        ASSERT_EQ(cutting.cost(), counted_cost(cutting, puzzle.stock));
        ASSERT_LE(cutting.cost(), cost + 1);
        ASSERT_NE(cutting.board().cells, before);
        if (random.chance(50)) continue;
        cutting.undo(change);
        ASSERT_EQ(cutting.board().cells, before);
        ASSERT_EQ(cutting.cost(), cost);
      }
    }
  }
}

// Flat sides are never proposed, and every joint is.
TEST(Cutting, ProposesEveryJointOfACellTooMany) {
  generate::Random random(7);
  // Pieces that no cell is like, so that all cells are too many.
  const Draft draft = generate::draft(3, 3, "FOFI FOFI FOFI FOFI FOFI OFIF OFIF OFIF OFIF");
  const Puzzle puzzle = puzzle_of(draft);
  Cutting cutting(puzzle, random);
  ASSERT_EQ(cutting.cost(), 9U);
  std::array<unsigned, 9> proposed{};
  for (int i = 0; i < 2000; ++i) {
    const Cutting::Change change = cutting.propose(random);
    ASSERT_EQ(flats_of(cutting.board().cells[change.cell]) & change.side, 0U);
    proposed[change.cell] |= change.side;
  }
  for (std::size_t cell = 0; cell < 9; ++cell) {
    EXPECT_EQ(proposed[cell] ^ flats_of(cutting.board().cells[cell]), 15U) << "cell " << cell;
  }
}

TEST(Cutting, IsAnAssemblyAtCostZero) {
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    generate::Random random(seed);
    const Draft draft = generate::cut(8, 9, 30, random);
    const Puzzle puzzle = puzzle_of(draft);
    Cutting cutting(puzzle, random);
    search::anneal(cutting, 6, 100000, random);
    if (cutting.cost() != 0) continue;
    EXPECT_TRUE(naive::verifies(8, 9, draft.pieces, generate::letters(cutting.board().cells)));
  }
}

}  // namespace
