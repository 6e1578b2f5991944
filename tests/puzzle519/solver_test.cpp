#include "puzzle519/solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "generate/puzzle519.hpp"
#include "naive/puzzle519.hpp"
#include "puzzle519/assembly.hpp"
#include "puzzle519/conditions.hpp"
#include "puzzle519/stock.hpp"
#include "search/dead_ends.hpp"
#include "search/depth_first.hpp"

namespace {

using namespace puzzle519;

// Solves and checks all of the result that can be checked without knowing the answer.
Result checked(const Puzzle& puzzle) {
  const Result result = solve(puzzle);
  if (result.is_solved) {
    EXPECT_TRUE(naive::verifies(puzzle.rows, puzzle.columns, generate::letters(puzzle.pieces),
                                generate::letters(result.assembly)))
        << generate::shown(puzzle);
    EXPECT_EQ(result.failure.condition, Condition::none);
    EXPECT_GT(result.nodes, puzzle.pieces.size());
  } else {
    EXPECT_TRUE(result.assembly.empty());
    EXPECT_EQ(result.nodes == 0, result.failure.condition != Condition::none);
  }
  return result;
}

bool is_solvable(int rows, int columns, const std::string& pieces) {
  return checked(generate::puzzle(rows, columns, pieces)).is_solved;
}

void expect_as_naive(const Puzzle& puzzle, const std::string& where) {
  const bool expected =
      naive::assemble(puzzle.rows, puzzle.columns, generate::letters(puzzle.pieces)).has_value();
  ASSERT_EQ(checked(puzzle).is_solved, expected) << where << '\n' << generate::shown(puzzle);
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

// Of one or two pieces a side there is, each multiset of all 81 pieces.
TEST(Solver, AgreesWithNaiveOnAllShortRows) {
  const std::vector<Piece> all = generate::all_pieces();
  for (const int length : {1, 2}) {
    generate::for_each_multiset(all, static_cast<std::size_t>(length), [&](const auto& pieces) {
      expect_as_naive(Puzzle{1, length, pieces}, "row");
      expect_as_naive(Puzzle{length, 1, pieces}, "column");
    });
  }
}

// Rows of up to nine pieces with the right flat sides.
TEST(Solver, AgreesWithNaiveOnAllRows) {
  const std::vector<Piece> middles = generate::all_pieces("F.F.");
  for (int length = 2; length <= 9; ++length) {
    generate::for_each_multiset(
        middles, static_cast<std::size_t>(length - 2), [&](std::vector<Piece> pieces) {
          for (const char* ends : {"FOFF FFFI", "FOFF FFFO", "FIFF FFFI", "FIFF FFFO"}) {
            Puzzle row = generate::puzzle(1, length, ends);
            row.pieces.insert(row.pieces.end(), pieces.begin(), pieces.end());
            expect_as_naive(row, "row");
          }
        });
  }
}

TEST(Solver, AgreesWithNaiveOnAllTwoByTwo) {
  std::vector<Piece> pieces;
  for (const char* flats : {"F..F", "FF..", "..FF", ".FF."}) {
    const std::vector<Piece> corners = generate::all_pieces(flats);
    pieces.insert(pieces.end(), corners.begin(), corners.end());
  }
  for (const char* odd : {"FFFF", "FOFI", "OFIF", "FOIO", "OIOI", "FFFO"}) {
    pieces.push_back(generate::piece(odd));
  }
  generate::for_each_multiset(pieces, 4, [](const auto& chosen) {
    expect_as_naive(Puzzle{2, 2, chosen}, "2 x 2");
  });
}

// Every set of two by three or more pieces with the right flat sides.
void agrees_on_two_rows(int columns) {
  std::vector<std::vector<Piece>> corners[2];
  for (const bool is_bottom : {false, true}) {
    for (const Piece& left : generate::all_pieces(is_bottom ? "..FF" : "F..F")) {
      for (const Piece& right : generate::all_pieces(is_bottom ? ".FF." : "FF..")) {
        corners[is_bottom].push_back({left, right});
      }
    }
  }
  const auto middle = static_cast<std::size_t>(columns - 2);
  generate::for_each_multiset(generate::all_pieces("F..."), middle, [&](const auto& tops) {
    generate::for_each_multiset(generate::all_pieces("..F."), middle, [&](const auto& bottoms) {
      for (const auto& top : corners[0]) {
        for (const auto& bottom : corners[1]) {
          Puzzle puzzle{2, columns, {}};
          for (const auto* part : {&top, &tops, &bottom, &bottoms}) {
            puzzle.pieces.insert(puzzle.pieces.end(), part->begin(), part->end());
          }
          expect_as_naive(puzzle, "two rows");
        }
      }
    });
  });
}

TEST(Solver, AgreesWithNaiveOnAllTwoByThree) { agrees_on_two_rows(3); }
TEST(Solver, AgreesWithNaiveOnAllTwoByFour) { agrees_on_two_rows(4); }

TEST(Solver, AgreesWithNaiveOnRandomOnes) {
  for (std::uint64_t seed = 1; seed <= 20000; ++seed) {
    generate::Random random(seed);
    const int rows = 1 + static_cast<int>(random.below(5));
    const int columns = 1 + static_cast<int>(random.below(rows == 5 ? 4 : 5));
    expect_as_naive(generate::mixed(rows, columns, seed, random), "seed " + std::to_string(seed));
  }
}

// Any pieces at all, hardly ever solvable.
TEST(Solver, AgreesWithNaiveOnHeapsOfPieces) {
  const std::vector<Piece> all = generate::all_pieces();
  for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
    generate::Random random(seed);
    const int rows = 1 + static_cast<int>(random.below(3));
    const int columns = 1 + static_cast<int>(random.below(3));
    Puzzle puzzle{rows, columns, {}};
    for (int i = 0; i < rows * columns; ++i) puzzle.pieces.push_back(all[random.below(all.size())]);
    expect_as_naive(puzzle, "seed " + std::to_string(seed));
  }
}

TEST(Solver, ReflectionsAnswerAlike) {
  for (std::uint64_t seed = 1; seed <= 1500; ++seed) {
    generate::Random random(seed);
    const int rows = 1 + static_cast<int>(random.below(6));
    const int columns = 1 + static_cast<int>(random.below(6));
    const Puzzle puzzle = generate::mixed(rows, columns, seed, random);
    Puzzle upside_down{rows, columns, {}};
    Puzzle mirrored{rows, columns, {}};
    Puzzle transposed{columns, rows, {}};
    for (const Piece& p : puzzle.pieces) {
      upside_down.pieces.push_back({p.bottom, p.right, p.top, p.left});
      mirrored.pieces.push_back({p.top, p.left, p.bottom, p.right});
      transposed.pieces.push_back({p.left, p.bottom, p.right, p.top});
    }
    const bool expected = checked(puzzle).is_solved;
    EXPECT_EQ(checked(upside_down).is_solved, expected) << "seed " << seed;
    EXPECT_EQ(checked(mirrored).is_solved, expected) << "seed " << seed;
    EXPECT_EQ(checked(transposed).is_solved, expected) << "seed " << seed;
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
std::vector<Kind> found_with(const Stock& stock, int rows, int columns, Memory& memory) {
  Assembly board(stock, rows, columns);
  search::DepthFirst<Assembly, Memory> search(board, memory);
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
    search::NoMemory none;
    const std::vector<Kind> expected = found_with(stock, rows, columns, none);
    for (const std::size_t max_bytes : {std::size_t{1} << 22, 256 * sizeof(AssemblyKey)}) {
      search::DeadEnds<AssemblyKey> memory(max_bytes);
      ASSERT_EQ(found_with(stock, rows, columns, memory), expected) << "seed " << seed;
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
