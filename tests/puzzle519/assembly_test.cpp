#include "puzzle519/assembly.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "generate/puzzle519.hpp"
#include "puzzle519/conditions.hpp"
#include "puzzle519/pieces.hpp"
#include "puzzle519/rectangle.hpp"
#include "search/contract.hpp"
#include "search/depth_first.hpp"
#include "search/transposition_table.hpp"

namespace {

using namespace puzzle519;

// The cells of the board, which hold all that decides the future but the stock that is left.
std::string told_board(const Assembly& assembly) {
  std::string text;
  for (const Kind kind : assembly.board().cells) text += std::to_string(kind) + ' ';
  return text;
}

std::string told_key(const Assembly& assembly) {
  return told_board(assembly) + std::to_string(assembly.key());
}

TEST(Assembly, KeepsTheContractOfTheSearch) {
  const std::size_t sizes[][2] = {{1, 1}, {1, 7}, {7, 1},  {2, 2}, {3, 5},
                                  {5, 3}, {6, 6}, {2, 64}, {3, 70}};
  for (const auto& size : sizes) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      generate::Random random(seed);
      const Puzzle puzzle = puzzle_of(generate::cut(size[0], size[1], 40, random));
      const auto make = [&] { return Assembly(puzzle); };
      const auto told_kind = [](Kind kind) { return std::to_string(kind); };
      const bool has_key = make().has_key();
      const bool is_one_cell = size[0] * size[1] == 1;
      EXPECT_EQ(contract::fault_of_walk(make, told_kind, has_key ? told_key : told_board,
                                        is_one_cell ? 10 : 300, seed),
                "")
          << size[0] << " x " << size[1];
    }
  }
}

// Every piece set fits its neighbours, and stays within the stock.
TEST(Assembly, SetsPiecesThatFit) {
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    generate::Random random(seed);
    const Puzzle puzzle = puzzle_of(generate::cut(5, 6, 50, random));
    Assembly assembly(puzzle);
    Stock used{};
    std::vector<Kind> set;
    for (auto moves = assembly.moves(); !moves.empty() && !assembly.is_solved();) {
      const Kind kind = moves.front();
      assembly.apply(kind);
      ++used[kind];
      set.push_back(kind);
      if (assembly.is_solved()) break;
      moves = assembly.moves();
    }
    for (std::size_t cell = 0; cell < set.size(); ++cell) {
      EXPECT_EQ(assembly.board().cells[cell], set[cell]);
      EXPECT_LE(used[set[cell]], puzzle.stock[set[cell]]);
      const std::string piece = letters_of(set[cell]);
      EXPECT_TRUE(cell % 6 == 0 || generate::fits(letters_of(set[cell - 1])[right], piece[left]));
      EXPECT_TRUE(cell < 6 || generate::fits(letters_of(set[cell - 6])[bottom], piece[top]));
    }
  }
}

template <class Memory>
std::vector<Kind> found_with(const Puzzle& puzzle, Memory memory) {
  Assembly assembly(puzzle);
  search::DepthFirst<Assembly, Memory> search(assembly, std::move(memory));
  return search.run() == search::Outcome::solved ? search.path() : std::vector<Kind>();
}

TEST(Assembly, MemoryNeverChangesAnAnswer) {
  int unsolvable = 0;
  for (std::uint64_t seed = 1; seed <= 1500; ++seed) {
    generate::Random random(seed);
    const std::size_t rows = 2 + random.below(4);
    const std::size_t columns = 2 + random.below(4);
    const Puzzle puzzle = puzzle_of(generate::dealt_anew(rows, columns, 50, true, random));
    if (first_failure(puzzle).condition != Condition::none) continue;
    const std::vector<Kind> expected = found_with(puzzle, search::NoMemory());
    for (const std::size_t max_slots : {std::size_t{1} << 19, std::size_t{256}}) {
      const search::TranspositionTable<std::uint64_t> table(max_slots, UINT64_MAX);
      ASSERT_EQ(found_with(puzzle, table), expected) << "seed " << seed;
    }
    if (expected.empty()) ++unsolvable;
  }
  EXPECT_GT(unsolvable, 50);
}

TEST(Assembly, KeyTellsStatesApart) {
  generate::Random random(1);
  Assembly assembly(puzzle_of(generate::cut(4, 4, 50, random)));
  ASSERT_TRUE(assembly.has_key());
  std::vector<std::uint64_t> keys = {assembly.key()};
  for (auto moves = assembly.moves(); !moves.empty();) {
    assembly.apply(moves.front());
    EXPECT_NE(assembly.key(), UINT64_MAX);
    for (const std::uint64_t key : keys) EXPECT_NE(assembly.key(), key);
    keys.push_back(assembly.key());
    if (assembly.is_solved()) break;
    moves = assembly.moves();
  }
  EXPECT_GT(keys.size(), 8U);
}

// The same pieces in another order are another frontier where their bottoms differ, and the same
// state where they do not.
TEST(Assembly, KeyIsStockAndFrontier) {
  const Puzzle puzzle =
      puzzle_of(generate::draft(2, 4, "FOOF FOOI FIOI FOII FOOO FFOI IOFF IOFI IOFI IFFI"));
  const auto key_after = [&](const std::string& letters) {
    Assembly assembly(puzzle);
    for (const std::string& piece : generate::draft(1, 4, letters).pieces) {
      assembly.apply(kind_of(piece));
    }
    return assembly.key();
  };
  EXPECT_NE(key_after("FOOF FOOI FOII"), key_after("FOOF FOII FOOI"));
  EXPECT_EQ(key_after("FOOF FOOI FIOI FOOO"), key_after("FOOF FIOI FOOO FOOI"));
}

TEST(Assembly, LargeBoardsHaveNoKey) {
  generate::Random random(1);
  EXPECT_TRUE(Assembly(puzzle_of(generate::cut(6, 6, 50, random))).has_key());
  EXPECT_FALSE(Assembly(puzzle_of(generate::cut(20, 20, 50, random))).has_key());
  EXPECT_FALSE(Assembly(puzzle_of(generate::cut(70, 70, 0, random))).has_key());
  EXPECT_TRUE(Assembly(puzzle_of(generate::cut(20, 20, 0, random))).has_key());
}

}  // namespace
