#include "lianliankan/bit_rows.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace {

using lianliankan::BitRows;

// Rows of cells, '#' for a piece.
using Picture = std::vector<std::string>;

BitRows rows_of(const Picture& picture) {
  BitRows rows(picture.size(), picture[0].size());
  std::string cells;
  for (const std::string& row : picture) cells += row;
  // A few at a time, as a board's text gives them.
  for (std::size_t first = 0, count; first < cells.size(); first += count) {
    count = std::min<std::size_t>(1 + first % 33, cells.size() - first);
    std::uint64_t pieces = 0;
    for (std::size_t i = 0; i < count; ++i) {
      pieces |= std::uint64_t{cells[first + i] == '#'} << i;
    }
    rows.put(first, pieces);
  }
  return rows;
}

Picture transposed(const Picture& picture) {
  Picture result(picture[0].size(), std::string(picture.size(), '.'));
  for (std::size_t row = 0; row < picture.size(); ++row) {
    for (std::size_t column = 0; column < picture[0].size(); ++column) {
      result[column][row] = picture[row][column];
    }
  }
  return result;
}

std::size_t reach(const std::string& row, std::size_t at, std::size_t goal) {
  while (at < goal && row[at + 1] != '#') ++at;
  while (at > goal && row[at - 1] != '#') --at;
  return at;
}

void check(const BitRows& rows, const Picture& picture, std::mt19937& random) {
  const std::size_t columns = picture[0].size();
  for (int i = 0; i < 200; ++i) {
    const std::size_t row = random() % picture.size(), at = random() % columns;
    ASSERT_EQ(rows.has_piece(row, at), picture[row][at] == '#');
    for (const std::size_t goal : {random() % columns, at, std::size_t{0}, columns - 1}) {
      ASSERT_EQ(rows.reach(row, at, goal), reach(picture[row], at, goal))
          << "row " << row << " from " << at << " to " << goal;
    }
  }
}

Picture random_picture(std::size_t rows, std::size_t columns, double pieces, unsigned seed) {
  std::mt19937 random(seed);
  std::bernoulli_distribution is_piece(pieces);
  Picture picture(rows, std::string(columns, '.'));
  for (std::string& row : picture) {
    for (char& cell : row) cell = is_piece(random) ? '#' : '.';
  }
  return picture;
}

void check_size(std::size_t rows, std::size_t columns, double pieces, unsigned seed) {
  const Picture picture = random_picture(rows, columns, pieces, seed);
  SCOPED_TRACE(std::to_string(rows) + " x " + std::to_string(columns) + ", seed " +
               std::to_string(seed));
  std::mt19937 random(seed);
  const BitRows bits = rows_of(picture);
  check(bits, picture, random);
  check(bits.transposed(), transposed(picture), random);
}

TEST(BitRows, OneCell) {
  check_size(1, 1, 0.0, 1);
  check_size(1, 1, 1.0, 1);
}

TEST(BitRows, SizesAroundAWord) {
  unsigned seed = 0;
  for (const std::size_t rows : {1U, 2U, 63U, 64U, 65U, 130U}) {
    for (const std::size_t columns : {1U, 2U, 63U, 64U, 65U, 128U, 131U}) {
      for (const double pieces : {0.0, 0.02, 0.5, 1.0}) check_size(rows, columns, pieces, ++seed);
    }
  }
}

TEST(BitRows, LongAndNarrow) {
  unsigned seed = 0;
  for (const double pieces : {0.0, 0.00005, 0.0005, 0.1}) {
    check_size(1, 40000, pieces, ++seed);
    check_size(40000, 1, pieces, ++seed);
    check_size(3, 13001, pieces, ++seed);
    check_size(9001, 5, pieces, ++seed);
  }
}

TEST(BitRows, PackedAgreesWithALoop) {
  std::mt19937_64 random(5);
  for (int i = 0; i < 100000; ++i) {
    const std::uint64_t all = i % 2 == 0 ? random() : random() & random() & random();
    const std::uint64_t some = i % 10 == 0 ? all : all & random();
    std::uint64_t wanted = 0;
    for (unsigned at = 0, count = 0; at < 64; ++at) {
      if ((all >> at & 1) != 0) wanted |= (some >> at & 1) << count++;
    }
    ASSERT_EQ(lianliankan::detail::packed(some, all), wanted) << some << " of " << all;
  }
  EXPECT_EQ(lianliankan::detail::packed(0, 0), 0u);
}

}  // namespace
