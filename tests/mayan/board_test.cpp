#include "mayan/board.hpp"

#include <gtest/gtest.h>

#include <random>

#include "generate/mayan.hpp"
#include "mayan/puzzle.hpp"

namespace {

using mayan::Cells;
using Columns = naive::Board;

using mayan::Board;

Board packed(const Columns& columns) { return generate::mayan_puzzle(1, columns).board; }

// The board in the colours of the board that it came from.
Columns unpacked(const Board& board, const Columns& origin) {
  mayan::Puzzle puzzle = generate::mayan_puzzle(1, origin);
  puzzle.board = board;
  return generate::naive_board(puzzle);
}

Cells cells(const std::vector<std::pair<int, int>>& places) {
  Cells cells = 0;
  for (const auto& place : places) cells |= mayan::cell_at(place.first, place.second);
  return cells;
}

Columns dragged(const Columns& columns, int x, int y, int direction) {
  Board board = packed(columns);
  mayan::drag(board, {x, y, direction});
  return unpacked(board, columns);
}

TEST(Puzzle, NumbersColoursAsTheyAppear) {
  const std::int64_t large = 9223372036854775807;
  const mayan::Puzzle puzzle =
      generate::mayan_puzzle(1, {{large, 5, large}, {5, 1}, {}, {1, large}});
  EXPECT_EQ(puzzle.colours, (std::vector<std::int64_t>{large, 5, 1}));
  EXPECT_EQ(puzzle.board.number_at(0, 0), 1U);
  EXPECT_EQ(puzzle.board.number_at(1, 0), 2U);
  EXPECT_EQ(puzzle.board.number_at(3, 0), 3U);
  EXPECT_EQ(puzzle.board.number_at(3, 1), 1U);
  EXPECT_EQ(puzzle.board.number_at(2, 0), 0U);
}

TEST(Board, HoldsThirtyFiveColours) {
  Columns columns(5);
  for (int block = 0; block < 35; ++block)
    columns[static_cast<std::size_t>(block / 7)].push_back(100 + block);
  const Board board = packed(columns);
  EXPECT_EQ(unpacked(board, columns), columns);
  EXPECT_EQ(board.blocks(35), cells({{4, 6}}));
  EXPECT_EQ(mayan::runs(board), Cells{0});
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

TEST(Drag, LeavesNoHole) {
  EXPECT_EQ(dragged({{1, 2, 3, 4, 5, 6, 7}, {}, {}, {}, {}}, 0, 0, 1),
            (Columns{{2, 3, 4, 5, 6, 7}, {1}, {}, {}, {}}));
  EXPECT_EQ(dragged({{}, {8}, {1, 2, 3, 4, 5, 6, 7}, {}, {}}, 2, 6, -1),
            (Columns{{}, {8, 7}, {1, 2, 3, 4, 5, 6}, {}, {}}));
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
  mayan::drag(board, {1, 2, 1});
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
      mayan::drag(board, {move.x, move.y, move.g});
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
