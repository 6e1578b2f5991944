#include "puzzle519/piece.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "generate/puzzle519.hpp"
#include "puzzle519/drawing.hpp"
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

}  // namespace
