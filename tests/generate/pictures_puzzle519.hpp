#pragma once
// Jigsaws whose joints are no mixture but a picture: regions and patterns of juts and cavities.

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "generate/puzzle519.hpp"

namespace generate {

// Whether a joint of a board of size by size is a jut of the cell to the left of it or above it.
struct Picture {
  const char* name;
  bool (*is_jut)(int size, int row, int column, bool is_down, Random& random);
};

namespace detail {

// Four times the square of the distance from the middle.
inline int from_middle(int size, int row, int column) {
  return (2 * row - size) * (2 * row - size) + (2 * column - size) * (2 * column - size);
}

// How many cells away the nearest edge is.
inline int depth(int size, int row, int column) {
  return std::min(std::min(row, size - 1 - row), std::min(column, size - 1 - column));
}

}  // namespace detail

inline const std::vector<Picture>& pictures() {
  static const std::vector<Picture> all = {
      {"disk",
       [](int n, int r, int c, bool, Random&) { return 2 * detail::from_middle(n, r, c) < n * n; }},
      {"small disk",
       [](int n, int r, int c, bool, Random&) { return 4 * detail::from_middle(n, r, c) < n * n; }},
      {"ring",
       [](int n, int r, int c, bool, Random&) {
         const int d = detail::from_middle(n, r, c);
         return 4 * d > n * n && 3 * d < 2 * n * n;
       }},
      {"diagonals of three", [](int, int r, int c, bool, Random&) { return (r + c) % 3 == 0; }},
      {"diagonals of five", [](int, int r, int c, bool, Random&) { return (r + c) % 5 < 2; }},
      {"checkerboard", [](int, int r, int c, bool, Random&) { return (r + c) % 2 == 0; }},
      {"checkerboard with noise",
       [](int, int r, int c, bool, Random& random) {
         return ((r + c) % 2 == 0) != random.chance(5);
       }},
      {"squares of three",
       [](int, int r, int c, bool, Random&) { return (r / 3 + c / 3) % 2 == 0; }},
      {"stripes of two", [](int, int r, int, bool, Random&) { return r / 2 % 2 == 0; }},
      {"stripes of three", [](int, int r, int, bool, Random&) { return r / 3 % 2 == 0; }},
      {"upright stripes", [](int, int, int c, bool, Random&) { return c / 3 % 2 == 0; }},
      {"gradient",
       [](int n, int r, int c, bool, Random& random) {
         return random.chance(static_cast<unsigned>(50 * (r + c) / n));
       }},
      {"lone juts", [](int n, int r, int c, bool down,
                       Random&) { return down && r % (n / 2) == 2 && c % (n / 2) == 1; }},
      {"two in a hundred", [](int, int, int, bool, Random& random) { return random.chance(2); }},
      {"half", [](int n, int r, int, bool, Random&) { return r < n / 2; }},
      {"quarter", [](int n, int r, int c, bool, Random&) { return r < n / 2 && c < n / 2; }},
      {"triangle", [](int, int r, int c, bool, Random&) { return r > c; }},
      {"cross",
       [](int n, int r, int c, bool, Random&) {
         return std::abs(r - n / 2) <= n / 8 || std::abs(c - n / 2) <= n / 8;
       }},
      {"frame", [](int n, int r, int c, bool, Random&) { return detail::depth(n, r, c) <= n / 6; }},
      {"nested frames",
       [](int n, int r, int c, bool, Random&) { return detail::depth(n, r, c) % 2 == 0; }},
      {"outwards", [](int n, int r, int c, bool down, Random&) { return (down ? r : c) >= n / 2; }},
      {"whirl", [](int n, int r, int c, bool down, Random&) { return (down ? c : r) < n / 2; }},
  };
  return all;
}

// A solvable jigsaw.
inline Draft cut(std::size_t rows, std::size_t columns, const Picture& picture, Random& random) {
  const auto is_jut = [&](std::size_t row, std::size_t column, bool is_down) {
    return picture.is_jut(static_cast<int>(rows), static_cast<int>(row), static_cast<int>(column),
                          is_down, random);
  };
  Draft result{rows, columns, picture_of(rows, columns, is_jut)};
  shuffle(result.pieces, random);
  return result;
}

}  // namespace generate
