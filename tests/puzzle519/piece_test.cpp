#include "puzzle519/piece.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "generate/puzzle519.hpp"
#include "puzzle519/drawing.hpp"
#include "puzzle519/rectangle.hpp"
#include "puzzle519/stock.hpp"

namespace {

using namespace puzzle519;

TEST(Piece, SidesFitOnlyAsJutAndCavity) {
  const Side sides[] = {Side::flat, Side::jut, Side::cavity};
  for (const Side a : sides) {
    for (const Side b : sides) {
      EXPECT_EQ(generate::fits(a, b), a != b && a != Side::flat && b != Side::flat);
    }
  }
}

TEST(Kind, StandsForOnePiece) {
  std::vector<bool> seen(256, false);
  for (const Piece& piece : generate::all_pieces()) {
    const Kind kind = kind_of(piece);
    EXPECT_FALSE(seen[kind]) << generate::letters(piece);
    seen[kind] = true;
    EXPECT_EQ(generate::letters(piece_of(kind)), generate::letters(piece));
  }
}

TEST(Kind, TellsTheFlatSides) {
  EXPECT_EQ(flats_of(kind_of(generate::piece("OIOI"))), 0U);
  EXPECT_EQ(flats_of(kind_of(generate::piece("FIOI"))), on_top);
  EXPECT_EQ(flats_of(kind_of(generate::piece("OFOI"))), on_right);
  EXPECT_EQ(flats_of(kind_of(generate::piece("OIFI"))), on_bottom);
  EXPECT_EQ(flats_of(kind_of(generate::piece("OIOF"))), on_left);
  EXPECT_EQ(flats_of(kind_of(generate::piece("FFFF"))), 15U);
}

TEST(Kind, NeighboursFitWhereBitsAreEqual) {
  const auto pieces = generate::all_pieces();
  for (const Piece& a : pieces) {
    for (const Piece& b : pieces) {
      const bool right = (kind_of(a) & on_right) != 0;
      const bool left = (kind_of(b) & on_left) != 0;
      if (a.right != Side::flat && b.left != Side::flat) {
        EXPECT_EQ(right == left, generate::fits(a.right, b.left));
      }
      const bool bottom = (kind_of(a) & on_bottom) != 0;
      const bool top = (kind_of(b) & on_top) != 0;
      if (a.bottom != Side::flat && b.top != Side::flat) {
        EXPECT_EQ(bottom == top, generate::fits(a.bottom, b.top));
      }
    }
  }
}

TEST(Sides, Opposite) {
  EXPECT_EQ(opposite(on_top), on_bottom);
  EXPECT_EQ(opposite(on_right), on_left);
  EXPECT_EQ(opposite(on_bottom), on_top);
  EXPECT_EQ(opposite(on_left), on_right);
}

TEST(Stock, CountsEqualPieces) {
  const Puzzle puzzle = generate::puzzle(1, 4, "FOFF FOFI FOFI FFFI");
  const Stock stock = stock_of(puzzle);
  EXPECT_EQ(stock[kind_of(generate::piece("FOFF"))], 1U);
  EXPECT_EQ(stock[kind_of(generate::piece("FOFI"))], 2U);
  EXPECT_EQ(stock[kind_of(generate::piece("FFFI"))], 1U);
  EXPECT_EQ(stock[kind_of(generate::piece("FFFF"))], 0U);
}

TEST(Stock, CountsStepsAlongAnEdge) {
  const Stock stock = stock_of(generate::puzzle(1, 1, "FOOI FOII FOOI FOFI FIOO"));
  const Sides along = on_left | on_right;
  const Kind mask = kind_of(all_sides, along);
  EXPECT_EQ(count(stock, mask, kind_of(on_top, along)), 3U);
  EXPECT_EQ(count(stock, mask, kind_of(on_top, 0)), 1U);
  EXPECT_EQ(count(stock, mask, kind_of(on_top, on_right)), 0U);
  EXPECT_EQ(count(stock, mask, kind_of(on_top | on_bottom, along)), 1U);
}

// Against a look at each kind.
TEST(Stock, CountsWhatAgreesInTheMask) {
  Stock stock{};
  for (Kind kind = 0; kind < 256; ++kind) stock[kind] = kind * kind;
  for (Kind mask = 0; mask < 256; ++mask) {
    for (Kind bits = 0; bits < 256; ++bits) {
      if ((bits & ~mask) != 0) continue;
      std::uint64_t sum = 0;
      for (Kind kind = 0; kind < 256; ++kind) {
        if ((kind & mask) == bits) sum += stock[kind];
      }
      ASSERT_EQ(count(stock, mask, bits), sum) << mask << ' ' << bits;
    }
  }
}

TEST(Rectangle, FlatAlongItsEdgesOnly) {
  for (int rows = 1; rows <= 4; ++rows) {
    for (int columns = 1; columns <= 4; ++columns) {
      const Rectangle board(rows, columns);
      ASSERT_EQ(board.cells.size(), static_cast<std::size_t>(rows * columns));
      for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
          const Kind kind = board.cells[static_cast<std::size_t>(row * columns + column)];
          const Sides flats = (row == 0 ? on_top : 0) | (column == columns - 1 ? on_right : 0) |
                              (row == rows - 1 ? on_bottom : 0) | (column == 0 ? on_left : 0);
          EXPECT_EQ(kind, kind_of(flats, 0));
        }
      }
    }
  }
}

TEST(Rectangle, FlipTurnsOneJoint) {
  const struct {
    Sides side;
    std::size_t neighbour;
    Sides opposite;
  } joints[] = {{on_top, 1, on_bottom},
                {on_right, 5, on_left},
                {on_bottom, 7, on_top},
                {on_left, 3, on_right}};
  for (const auto& joint : joints) {
    const Rectangle before(3, 3);
    Rectangle board = before;
    board.flip(4, joint.side);
    EXPECT_EQ(board.neighbour(4, joint.side), joint.neighbour);
    for (std::size_t cell = 0; cell < 9; ++cell) {
      const Sides turned = cell == 4 ? joint.side : cell == joint.neighbour ? joint.opposite : 0;
      EXPECT_EQ(board.cells[cell], before.cells[cell] | turned);
    }
    board.flip(joint.neighbour, joint.opposite);
    for (std::size_t cell = 0; cell < 9; ++cell) EXPECT_EQ(board.cells[cell], before.cells[cell]);
  }
}

}  // namespace
