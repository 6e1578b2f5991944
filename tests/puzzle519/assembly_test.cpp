#include "puzzle519/assembly.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "generate/puzzle519.hpp"
#include "puzzle519/conditions.hpp"
#include "puzzle519/drawing.hpp"
#include "puzzle519/rectangle.hpp"
#include "puzzle519/stock.hpp"
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
  const int sizes[][2] = {{1, 1}, {1, 7}, {7, 1}, {2, 2}, {3, 5}, {5, 3}, {6, 6}, {2, 64}, {3, 70}};
  for (const auto& size : sizes) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      generate::Random random(seed);
      const Stock stock = stock_of(generate::cut(size[0], size[1], 40, random));
      const auto make = [&] { return Assembly(stock, {size[0], size[1]}); };
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
    const Puzzle puzzle = generate::cut(5, 6, 50, random);
    Assembly assembly(stock_of(puzzle), {5, 6});
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
      EXPECT_LE(used[set[cell]], stock_of(puzzle)[set[cell]]);
      const Piece piece = piece_of(set[cell]);
      EXPECT_TRUE(cell % 6 == 0 || generate::fits(piece_of(set[cell - 1]).right, piece.left));
      EXPECT_TRUE(cell < 6 || generate::fits(piece_of(set[cell - 6]).bottom, piece.top));
    }
  }
}

template <class Memory>
std::vector<Kind> found_with(const Stock& stock, int rows, int columns, Memory memory) {
  Assembly assembly(stock, {rows, columns});
  search::DepthFirst<Assembly, Memory> search(assembly, std::move(memory));
  return search.run() == search::Outcome::solved ? search.path() : std::vector<Kind>();
}

TEST(Assembly, MemoryNeverChangesAnAnswer) {
  int unsolvable = 0;
  for (std::uint64_t seed = 1; seed <= 1500; ++seed) {
    generate::Random random(seed);
    const int rows = 2 + static_cast<int>(random.below(4));
    const int columns = 2 + static_cast<int>(random.below(4));
    const Puzzle puzzle = generate::dealt_anew(rows, columns, 50, true, random);
    const Stock stock = stock_of(puzzle);
    if (first_failure(stock, {rows, columns}).condition != Condition::none) continue;
    const std::vector<Kind> expected = found_with(stock, rows, columns, search::NoMemory());
    for (const std::size_t max_slots : {std::size_t{1} << 19, std::size_t{256}}) {
      const search::TranspositionTable<std::uint64_t> table(max_slots, UINT64_MAX);
      ASSERT_EQ(found_with(stock, rows, columns, table), expected) << "seed " << seed;
    }
    if (expected.empty()) ++unsolvable;
  }
  EXPECT_GT(unsolvable, 50);
}

TEST(Assembly, KeyTellsStatesApart) {
  generate::Random random(1);
  const Stock stock = stock_of(generate::cut(4, 4, 50, random));
  Assembly assembly(stock, {4, 4});
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
  const auto kinds = [](const std::string& letters) {
    std::vector<Kind> all;
    for (const Piece& each : generate::puzzle(1, 1, letters).pieces) all.push_back(kind_of(each));
    return all;
  };
  const Stock stock =
      stock_of(generate::puzzle(2, 4, "FOOF FOOI FIOI FOII FOOO FFOI IOFF IOFI IOFI IFFI"));
  const auto key_after = [&](const std::string& letters) {
    Assembly assembly(stock, {2, 4});
    for (const Kind kind : kinds(letters)) assembly.apply(kind);
    return assembly.key();
  };
  EXPECT_NE(key_after("FOOF FOOI FOII"), key_after("FOOF FOII FOOI"));
  EXPECT_EQ(key_after("FOOF FOOI FIOI FOOO"), key_after("FOOF FIOI FOOO FOOI"));
}

TEST(Assembly, LargeBoardsHaveNoKey) {
  generate::Random random(1);
  EXPECT_TRUE(Assembly(stock_of(generate::cut(6, 6, 50, random)), {6, 6}).has_key());
  EXPECT_FALSE(Assembly(stock_of(generate::cut(20, 20, 50, random)), {20, 20}).has_key());
  EXPECT_FALSE(Assembly(stock_of(generate::cut(70, 70, 0, random)), {70, 70}).has_key());
  EXPECT_TRUE(Assembly(stock_of(generate::cut(20, 20, 0, random)), {20, 20}).has_key());
}

}  // namespace
