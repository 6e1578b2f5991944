#include "puzzle519/solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "generate/puzzle519.hpp"
#include "proof/puzzle519.hpp"
#include "puzzle519/assembly.hpp"
#include "puzzle519/conditions.hpp"
#include "puzzle519/stock.hpp"
#include "search/depth_first.hpp"
#include "search/transposition_table.hpp"

namespace {

using namespace puzzle519;
using proof::checked;

bool is_solvable(int rows, int columns, const std::string& pieces) {
  return checked(generate::puzzle(rows, columns, pieces)).is_solved;
}

TEST(Solver, StatementSample) {
  EXPECT_TRUE(is_solvable(3, 5,
                          "FOOF FOOI FOOI FOOI FFOI IOOF IOOI IOOI IOOI IFOI IOFF IOFI IOFI IOFI "
                          "IFFI"));
}

TEST(Solver, OnePieceIsFlatAllRound) {
  for (const Piece& piece : generate::all_pieces()) {
    const Puzzle puzzle{1, 1, {piece}};
    EXPECT_EQ(checked(puzzle).is_solved, generate::letters(piece) == "FFFF");
  }
}

TEST(Solver, OneRow) {
  EXPECT_TRUE(is_solvable(1, 3, "FFFI FOFF FOFI"));
  EXPECT_FALSE(is_solvable(1, 3, "FFFO FOFF FOFI"));
  EXPECT_FALSE(is_solvable(1, 3, "IFFF OFIF FFOF"));  // a column
  EXPECT_FALSE(is_solvable(1, 2, "FOFF FFOI"));       // open at the bottom
}

TEST(Solver, OneColumn) {
  EXPECT_TRUE(is_solvable(3, 1, "IFFF FFOF IFOF"));
  EXPECT_FALSE(is_solvable(3, 1, "OFFF FFOF IFOF"));
  EXPECT_FALSE(is_solvable(3, 1, "FFFI FOFF FOFI"));
}

TEST(Solver, PiecesAreNotTurned) {
  EXPECT_TRUE(is_solvable(2, 2, "FOOF FFOI IOFF IFFI"));
  EXPECT_FALSE(is_solvable(2, 2, "OOFF FFOI IOFF IFFI"));
}

TEST(Solver, FlatSideInside) {
  // Counted by sides alone all is well: what is flat inside is missing at the edge.
  EXPECT_FALSE(is_solvable(2, 2, "FOOF FFOI IFFF IFFF"));
  EXPECT_FALSE(is_solvable(2, 3, "FOOF FFOF FFOI IOFF IOFI IFFI"));
  EXPECT_FALSE(is_solvable(3, 3, "FOOF FOOI FFOI IOOF FFFF IFOI IOFF IOFI IFFI"));
}

TEST(Solver, AllJutsPointOneWay) {
  for (int rows = 1; rows <= 7; ++rows) {
    for (int columns = 1; columns <= 7; ++columns) {
      generate::Random random(1);
      EXPECT_TRUE(checked(generate::cut(rows, columns, 0, random)).is_solved);
      EXPECT_TRUE(checked(generate::cut(rows, columns, 100, random)).is_solved);
    }
  }
}

TEST(Solver, OrderOfThePiecesDoesNotMatter) {
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    generate::Random random(seed);
    Puzzle puzzle = generate::mixed(6, 6, seed, random);
    const Result first = checked(puzzle);
    random.shuffle(puzzle.pieces);
    const Result second = checked(puzzle);
    EXPECT_EQ(second.is_solved, first.is_solved) << "seed " << seed;
    EXPECT_EQ(second.assembly, first.assembly) << "seed " << seed;
    EXPECT_EQ(second.nodes, first.nodes) << "seed " << seed;
  }
}

template <class Memory>
std::vector<Kind> found_with(const Stock& stock, int rows, int columns, Memory memory) {
  Assembly board(stock, rows, columns);
  search::DepthFirst<Assembly, Memory> search(board, std::move(memory));
  return search.run() == search::Outcome::solved ? search.path() : std::vector<Kind>();
}

TEST(Solver, MemoryNeverChangesAnAnswer) {
  int unsolvable = 0;
  for (std::uint64_t seed = 1; seed <= 1500; ++seed) {
    generate::Random random(seed);
    const int rows = 2 + static_cast<int>(random.below(4));
    const int columns = 2 + static_cast<int>(random.below(4));
    const Puzzle puzzle = generate::dealt_anew(rows, columns, 50, true, random);
    const Stock stock = stock_of(puzzle);
    if (first_failure(stock, rows, columns).condition != Condition::none) continue;
    const std::vector<Kind> expected = found_with(stock, rows, columns, search::NoMemory());
    for (const std::size_t max_bytes : {std::size_t{1} << 22, 256 * sizeof(AssemblyKey)}) {
      const search::TranspositionTable<AssemblyKey> table(max_bytes);
      ASSERT_EQ(found_with(stock, rows, columns, table), expected) << "seed " << seed;
    }
    if (expected.empty()) ++unsolvable;
  }
  EXPECT_GT(unsolvable, 50);
}

TEST(Assembly, KeyTellsStatesApart) {
  generate::Random random(1);
  const Stock stock = stock_of(generate::cut(4, 4, 50, random));
  Assembly board(stock, 4, 4);
  ASSERT_TRUE(board.has_key());
  std::vector<AssemblyKey> keys = {board.key()};
  std::vector<Assembly::Undo> undos;
  for (auto moves = board.moves(); !moves.empty(); moves = board.moves()) {
    undos.push_back(board.apply(moves.front()));
    for (const AssemblyKey& key : keys) EXPECT_FALSE(board.key() == key);
    keys.push_back(board.key());
  }
  for (; !undos.empty(); undos.pop_back()) {
    EXPECT_TRUE(board.key() == keys.back());
    EXPECT_FALSE(board.key() == AssemblyKey());
    board.undo(undos.back());
    keys.pop_back();
  }
  EXPECT_TRUE(board.key() == keys.back());
}

TEST(Assembly, LargeBoardsHaveNoKey) {
  generate::Random random(1);
  EXPECT_TRUE(Assembly(stock_of(generate::cut(6, 6, 50, random)), 6, 6).has_key());
  EXPECT_FALSE(Assembly(stock_of(generate::cut(20, 20, 50, random)), 20, 20).has_key());
  EXPECT_FALSE(Assembly(stock_of(generate::cut(70, 70, 0, random)), 70, 70).has_key());
  EXPECT_TRUE(Assembly(stock_of(generate::cut(20, 20, 0, random)), 20, 20).has_key());
}

// Another order, the same moves.
TEST(Assembly, ReorderKeepsTheMoves) {
  generate::Random random(3);
  const Stock stock = stock_of(generate::cut(8, 8, 50, random));
  const auto sorted_moves = [](const Assembly& board) {
    std::vector<Kind> kinds;
    for (auto moves = board.moves(); !moves.empty(); moves.pop_front())
      kinds.push_back(moves.front());
    std::sort(kinds.begin(), kinds.end());
    return kinds;
  };
  Assembly board(stock, 8, 8);
  int different = 0;
  for (int cell = 0; cell < 30; ++cell) {
    Assembly other = board;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      other.reorder(seed);
      ASSERT_EQ(sorted_moves(other), sorted_moves(board));
      if (!board.moves().empty() && other.moves().front() != board.moves().front()) ++different;
    }
    if (board.moves().empty()) break;
    board.apply(board.moves().front());
  }
  EXPECT_GT(different, 0);
}

struct Pinned {
  int rows;
  int columns;
  int percent;
  bool inner_dealt_anew;
  std::uint64_t seed;
  bool is_solved;
  std::uint64_t nodes;
};

// Work that does not depend on the machine. A change that makes these numbers larger is a step back, one
// that makes them smaller pins the new ones.
TEST(Solver, PinnedNodes) {
  const Pinned pinned[] = {
      {6, 6, 50, false, 1, true, 436},    {6, 6, 30, false, 2, true, 57},
      {6, 6, 15, false, 3, true, 44},     {6, 6, 50, false, 4, true, 66},
      {4, 6, 50, true, 4, false, 62},     {5, 5, 50, true, 13, false, 188},
      {6, 6, 50, true, 70, false, 2837},  {6, 6, 50, true, 81, false, 19723},
      {6, 6, 50, true, 129, false, 2480}, {8, 8, 50, false, 9, true, 116},
      {12, 12, 30, false, 10, true, 170}, {20, 20, 50, false, 11, true, 466},
      {20, 20, 30, false, 12, true, 405}, {20, 20, 15, false, 13, true, 401},
      {8, 20, 30, false, 14, true, 161},  {1, 30, 50, false, 15, true, 31},
  };
  for (const Pinned& each : pinned) {
    generate::Random random(each.seed);
    const Puzzle puzzle =
        each.inner_dealt_anew
            ? generate::dealt_anew(each.rows, each.columns, each.percent, true, random)
            : generate::cut(each.rows, each.columns, each.percent, random);
    const Result result = checked(puzzle);
    EXPECT_EQ(result.is_solved, each.is_solved);
    EXPECT_EQ(result.nodes, each.nodes)
        << each.rows << " x " << each.columns << ", seed " << each.seed;
  }
}

// All well below a second; the node budget is what a slow machine needs for that.
TEST(Solver, LargeBoardsWithinANodeBudget) {
  const int sizes[][2] = {{8, 8},  {10, 10}, {12, 12}, {16, 16}, {20, 20}, {30, 30},
                          {8, 20}, {20, 8},  {3, 100}, {100, 3}, {50, 70}};
  for (const auto& size : sizes) {
    for (const int percent : {50, 30, 15}) {
      for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        generate::Random random(seed);
        const Result result = checked(generate::cut(size[0], size[1], percent, random));
        EXPECT_TRUE(result.is_solved);
        EXPECT_LT(result.nodes, 200000U)
            << size[0] << " x " << size[1] << ", " << percent << " %, seed " << seed;
      }
    }
  }
}

TEST(Solver, MillionPieces) {
  const int sizes[][2] = {{1, 1000000}, {1000000, 1}, {1000, 1000}, {500000, 2}, {3, 333333}};
  for (const auto& size : sizes) {
    generate::Random random(1);
    const Puzzle puzzle = generate::cut(size[0], size[1], 30, random);
    const Result result = solve(puzzle);
    EXPECT_TRUE(result.is_solved) << size[0] << " x " << size[1];
    EXPECT_EQ(result.assembly.size(), puzzle.pieces.size());
    EXPECT_LT(result.nodes, 4 * puzzle.pieces.size());
  }
}

TEST(Solver, LargeUnsolvableRowEndsAtOnce) {
  generate::Random random(1);
  Puzzle puzzle = generate::cut(1, 100000, 50, random);
  for (Piece& piece : puzzle.pieces) {
    if (piece.left == Side::cavity && piece.right == Side::jut) {
      piece.right = Side::cavity;
      break;
    }
  }
  EXPECT_EQ(checked(puzzle).failure.condition, Condition::joints);
}

}  // namespace
