#include "puzzle519/pieces.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "generate/puzzle519.hpp"

namespace {

using namespace puzzle519;

TEST(Kind, StandsForOnePiece) {
  std::vector<bool> seen(256, false);
  for (const std::string& piece : generate::all_pieces()) {
    const Kind kind = kind_of(piece);
    EXPECT_FALSE(seen[kind]) << piece;
    seen[kind] = true;
    EXPECT_EQ(letters_of(kind), piece);
  }
}

TEST(Kind, TellsTheFlatSides) {
  EXPECT_EQ(flats_of(kind_of("OIOI")), 0U);
  EXPECT_EQ(flats_of(kind_of("FIOI")), on_top);
  EXPECT_EQ(flats_of(kind_of("OFOI")), on_right);
  EXPECT_EQ(flats_of(kind_of("OIFI")), on_bottom);
  EXPECT_EQ(flats_of(kind_of("OIOF")), on_left);
  EXPECT_EQ(flats_of(kind_of("FFFF")), 15U);
}

TEST(Kind, NeighboursFitWhereBitsAreEqual) {
  const auto pieces = generate::all_pieces();
  for (const std::string& a : pieces) {
    for (const std::string& b : pieces) {
      const bool is_right = (kind_of(a) & on_right) != 0;
      const bool is_left = (kind_of(b) & on_left) != 0;
      if (a[right] != 'F' && b[left] != 'F') {
        EXPECT_EQ(is_right == is_left, generate::fits(a[right], b[left]));
      }
      const bool is_bottom = (kind_of(a) & on_bottom) != 0;
      const bool is_top = (kind_of(b) & on_top) != 0;
      if (a[bottom] != 'F' && b[top] != 'F') {
        EXPECT_EQ(is_bottom == is_top, generate::fits(a[bottom], b[top]));
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
  const Stock stock = puzzle_of(generate::draft(1, 4, "FOFF FOFI FOFI FFFI")).stock;
  EXPECT_EQ(stock[kind_of("FOFF")], 1U);
  EXPECT_EQ(stock[kind_of("FOFI")], 2U);
  EXPECT_EQ(stock[kind_of("FFFI")], 1U);
  EXPECT_EQ(stock[kind_of("FFFF")], 0U);
}

TEST(Stock, CountsStepsAlongAnEdge) {
  const Stock stock = puzzle_of(generate::draft(1, 5, "FOOI FOII FOOI FOFI FIOO")).stock;
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
