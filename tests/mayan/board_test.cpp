#include "mayan/board.hpp"

#include <gtest/gtest.h>

#include <random>

#include "generate/mayan.hpp"
#include "mayan/palette.hpp"

namespace {

using mayan::Cells;
using Columns = naive::Board;

using Board = mayan::Board<4>;

Board packed(const Columns& columns) {
  const mayan::Puzzle puzzle = generate::mayan_puzzle(1, columns);
  return mayan::pack<4>(puzzle, mayan::Palette(puzzle));
}

// The board in the colours of the board that it came from.
Columns unpacked(const Board& board, const Columns& origin) {
  const mayan::Palette palette(generate::mayan_puzzle(1, origin));
  Columns columns(5);
  for (int x = 0; x < 5; ++x) {
    for (int y = 0; y < 7; ++y) {
      const unsigned number = board.number_in(mayan::cell_at(x, y));
      if (number != 0) columns[static_cast<std::size_t>(x)].push_back(palette.colour(number));
    }
  }
  return columns;
}

Cells cells(const std::vector<std::pair<int, int>>& places) {
  Cells cells = 0;
  for (const auto& place : places) cells |= mayan::cell_at(place.first, place.second);
  return cells;
}

Columns dragged(const Columns& columns, int x, int y, int direction) {
  Board board = packed(columns);
  mayan::drag(board, mayan::cell_at(x, y), direction < 0);
  return unpacked(board, columns);
}

TEST(Palette, NumbersColoursAsTheyAppear) {
  const std::int64_t large = 9223372036854775807;
  const mayan::Palette palette(
      generate::mayan_puzzle(1, {{large, 5, large}, {5, 1}, {}, {1, large}}));
  EXPECT_EQ(palette.size(), 3U);
  EXPECT_EQ(palette.colour(1), large);
  EXPECT_EQ(palette.colour(3), 1);
  EXPECT_EQ(palette.number(5), 2U);
  EXPECT_EQ(palette.rare_colour(), 5);
}

TEST(Palette, NoRareColourOnAnEmptyBoardOrAmongThrees) {
  EXPECT_EQ(mayan::Palette(generate::mayan_puzzle(1, {})).rare_colour(), 0);
  EXPECT_EQ(mayan::Palette(generate::mayan_puzzle(1, {{3}, {3}, {}, {3}})).rare_colour(), 0);
}

TEST(Board, PacksElevenColours) {
  const Columns columns = {
      {1, 2, 3, 4, 5, 6, 7}, {8, 9, 10, 11, 1, 2, 3}, {4, 5, 6, 7, 8, 9, 10}, {11}, {}};
  const Board board = packed(columns);
  EXPECT_EQ(unpacked(board, columns), columns);
  EXPECT_EQ(board.blocks(11), cells({{1, 3}, {3, 0}}));
  EXPECT_EQ(board.occupied(), Cells{0x00017f7f7f});
}

TEST(Drag, SwapsTwoBlocks) {
  EXPECT_EQ(dragged({{1, 2}, {3, 4}, {}, {}, {}}, 0, 1, 1), (Columns{{1, 4}, {3, 2}, {}, {}, {}}));
  EXPECT_EQ(dragged({{1, 2}, {3, 4}, {}, {}, {}}, 1, 0, -1), (Columns{{3, 2}, {1, 4}, {}, {}, {}}));
}

TEST(Drag, DropsOntoALowerColumn) {
  EXPECT_EQ(dragged({{1, 2, 3, 4}, {5}, {}, {}, {}}, 0, 2, 1),
            (Columns{{1, 2, 4}, {5, 3}, {}, {}, {}}));
}

TEST(Drag, DropsIntoAnEmptyColumnFromTheBottom) {
  EXPECT_EQ(dragged({{}, {1, 2}, {}, {}, {}}, 1, 0, -1), (Columns{{1}, {2}, {}, {}, {}}));
}

TEST(Drag, ReachesTheTopRow) {
  EXPECT_EQ(dragged({{}, {}, {}, {1, 2, 1, 2, 1, 2}, {3, 3, 4, 4, 3, 3, 5}}, 4, 6, -1),
            (Columns{{}, {}, {}, {1, 2, 1, 2, 1, 2, 5}, {3, 3, 4, 4, 3, 3}}));
}

TEST(Runs, CrossingRunsAreOneSet) {
  const Board board = packed({{1}, {1}, {1, 1, 1}, {2}, {2}});
  EXPECT_EQ(mayan::runs(board), cells({{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}}));
}

TEST(Runs, LongOnesWhole) {
  EXPECT_EQ(mayan::runs(packed({{1}, {1}, {1}, {1}, {1}})), Cells{0x0101010101});
  EXPECT_EQ(mayan::runs(packed({{}, {}, {}, {}, {1, 1, 1, 1, 1, 1, 1}})), Cells{0x7f} << 32);
}

TEST(Runs, NoneAcrossColumnEnds) {
  EXPECT_EQ(mayan::runs(packed({{2, 2, 2 + 1, 1, 2, 1, 1}, {1, 2, 1}, {}, {}, {}})), Cells{0});
  EXPECT_EQ(mayan::runs(packed({{}, {1, 1}, {}, {1, 1}, {1, 1}})), Cells{0});
}

TEST(Fall, TakesSeveralCellsOfAColumn) {
  const Columns columns = {{1, 2, 3, 4, 5, 6, 7}, {1, 2}, {}, {}, {7, 6, 5, 4, 3, 2, 1}};
  Board board = packed(columns);
  mayan::fall(board, cells({{0, 0}, {0, 2}, {0, 6}, {4, 1}, {4, 2}, {4, 3}}));
  EXPECT_EQ(unpacked(board, columns), (Columns{{2, 4, 5, 6}, {1, 2}, {}, {}, {7, 3, 2, 1}}));
}

TEST(Settle, ChainOfRuns) {
  const Columns columns = {{1, 2}, {1, 2}, {1, 1, 1, 2}, {}, {}};
  Board board = packed(columns);
  EXPECT_EQ(mayan::runs(board), cells({{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}}));
  mayan::settle(board);
  EXPECT_EQ(board.occupied(), Cells{0});
}

TEST(Settle, NothingVanishesWhileDropping) {
  // The 1 that drops passes the two others' row and lands below it.
  const Columns columns = {{2, 2, 1}, {3, 3, 1}, {}, {}, {}};
  EXPECT_EQ(naive::apply(columns, {1, 2, 1}), (Columns{{2, 2, 1}, {3, 3}, {1}, {}, {}}));
  Board board = packed(columns);
  mayan::drag(board, mayan::cell_at(1, 2), false);
  mayan::settle(board);
  EXPECT_EQ(unpacked(board, columns), (Columns{{2, 2, 1}, {3, 3}, {1}, {}, {}}));
}

// Every move of many boards, step by step against the rules on vectors.
TEST(Rules, AgreeWithNaive) {
  std::mt19937 random(1);
  for (int i = 0; i < 3000; ++i) {
    const int blocks = 1 + static_cast<int>(random() % 30);
    const Columns columns = generate::mayan_heap(random, blocks, blocks > 20 ? 4 : 1 + i % 4);
    SCOPED_TRACE(generate::mayan_input(1, columns));
    for (const naive::Move& move : naive::legal_moves(columns)) {
      SCOPED_TRACE(testing::Message() << move.x << ' ' << move.y << ' ' << move.g);
      Board board = packed(columns);
      mayan::drag(board, mayan::cell_at(move.x, move.y), move.g < 0);
      Columns expected = naive::drag(columns, move);
      ASSERT_EQ(unpacked(board, columns), expected);
      while (naive::has_run(expected)) {
        mayan::fall(board, mayan::runs(board));
        expected = naive::remove_runs(expected);
        ASSERT_EQ(unpacked(board, columns), expected);
      }
      ASSERT_EQ(mayan::runs(board), Cells{0});
    }
  }
}

}  // namespace
