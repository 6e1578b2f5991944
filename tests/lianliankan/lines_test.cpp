#include "lianliankan/lines.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <random>
#include <string>
#include <vector>

namespace {

using lianliankan::Lines;
using lianliankan::Span;

// Lines of cells, '#' for a piece.
using Picture = std::vector<std::string>;

Lines lines_of(const Picture& picture) {
  Lines lines;
  lines.reset(3, 1000);  // what it held before does not matter
  for (std::size_t line = 0; line < 1000; ++line) lines.put(line, line % 3);
  lines.reset(picture[0].size(), picture.size());
  for (std::size_t line = 0; line < picture.size(); ++line) {
    for (std::size_t at = 0; at < picture[line].size(); ++at) {
      if (picture[line][at] == '#') lines.put(line, at);
    }
  }
  return lines;
}

bool is_clear(const std::string& line, std::size_t from, std::size_t to) {
  for (std::size_t at = from; at < to; ++at) {
    if (line[at] == '#') return false;
  }
  return true;
}

Span reach(const std::string& line, std::size_t at) {
  Span span = {at, at};
  while (span.first != 0 && line[span.first - 1] != '#') --span.first;
  while (span.last + 1 != line.size() && line[span.last + 1] != '#') ++span.last;
  return span;
}

void check(const Lines& lines, const Picture& picture, std::mt19937& random) {
  const std::size_t length = picture[0].size();
  for (int i = 0; i < 200; ++i) {
    const std::size_t line = random() % picture.size(), at = random() % length;
    ASSERT_EQ(lines.has_piece(line, at), picture[line][at] == '#');
    const Span span = lines.reach(line, at), wanted = reach(picture[line], at);
    ASSERT_EQ(span.first, wanted.first) << "line " << line << " at " << at;
    ASSERT_EQ(span.last, wanted.last) << "line " << line << " at " << at;
    const std::size_t from = random() % (length + 1), to = random() % (length + 1);
    ASSERT_EQ(lines.is_clear(line, from, to), is_clear(picture[line], from, to))
        << "line " << line << " from " << from << " to " << to;
  }
}

Picture random_picture(std::size_t lines, std::size_t length, double pieces, unsigned seed) {
  std::mt19937 random(seed);
  std::bernoulli_distribution is_piece(pieces);
  Picture picture(lines, std::string(length, '.'));
  for (std::string& line : picture) {
    for (char& cell : line) cell = is_piece(random) ? '#' : '.';
  }
  return picture;
}

void check_size(std::size_t line_count, std::size_t length, double pieces, unsigned seed) {
  const Picture picture = random_picture(line_count, length, pieces, seed);
  SCOPED_TRACE(std::to_string(line_count) + " lines of " + std::to_string(length) + ", seed " +
               std::to_string(seed));
  std::mt19937 random(seed);
  check(lines_of(picture), picture, random);
}

TEST(Lines, OneCell) {
  check_size(1, 1, 0.0, 1);
  check_size(1, 1, 1.0, 1);
}

TEST(Lines, SizesAroundAWord) {
  unsigned seed = 0;
  for (const std::size_t lines : {1U, 2U, 63U, 64U, 65U, 130U}) {
    for (const std::size_t length : {1U, 2U, 63U, 64U, 65U, 128U, 131U}) {
      for (const double pieces : {0.0, 0.02, 0.5, 1.0}) {
        check_size(lines, length, pieces, ++seed);
      }
    }
  }
}

TEST(Lines, LongerThanAPartOfTheSummary) {
  unsigned seed = 0;
  for (const double pieces : {0.0, 0.00005, 0.0005, 0.1}) {
    check_size(1, 40000, pieces, ++seed);
    check_size(3, 13001, pieces, ++seed);
    check_size(9001, 5, pieces, ++seed);
  }
}

}  // namespace
