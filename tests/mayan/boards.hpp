#pragma once
// Boards for mayan's tests: written by hand, made from a seed, and taken to the oracle's form.

#include <cstddef>
#include <cstdint>
#include <random>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "mayan/puzzle.hpp"
#include "naive/mayan.hpp"

namespace mayan_test {

using Columns = std::vector<std::vector<long long>>;

inline mayan::Puzzle puzzle(std::uint64_t moves, const Columns& columns) {
  mayan::Puzzle puzzle = mayan::Puzzle();
  puzzle.moves = moves;
  for (std::size_t x = 0; x < columns.size(); ++x) {
    for (std::size_t y = 0; y < columns[x].size(); ++y) puzzle.colours[x][y] = columns[x][y];
  }
  return puzzle;
}

// As the judge would write it, to print where a test fails.
inline std::string text_of(std::uint64_t moves, const Columns& columns) {
  std::ostringstream text;
  text << moves << '\n';
  for (const auto& column : columns) {
    for (const long long colour : column) text << colour << ' ';
    text << "0\n";
  }
  return text.str();
}

// Up to `blocks` blocks of `colours` colours on the columns `first` to `last`. A block that would complete
// a run is left out, so that few colours give lower boards.
inline Columns random_columns(std::mt19937& random, int blocks, int colours, unsigned first = 0,
                              unsigned last = 4) {
  Columns columns(5);
  for (int i = 0; i < blocks; ++i) {
    auto& column = columns[first + random() % (last - first + 1)];
    if (column.size() == 7) continue;
    column.push_back(1 + random() % static_cast<unsigned>(colours));
    if (naive::has_run(columns)) column.pop_back();
  }
  return columns;
}

// 30 to 35 blocks without a run, with the same number of each colour, give or take one.
inline Columns full_columns(unsigned seed, int colours) {
  std::mt19937 random(seed * 1000003U + static_cast<unsigned>(colours));
  for (;;) {
    std::vector<std::size_t> heights(5, 7);
    for (std::uint64_t i = random() % 6; i > 0; --i) --heights[random() % 5];
    std::vector<long long> bag;
    for (int i = 0; i < 35; ++i) bag.push_back(1 + i % colours);
    Columns columns(5);
    int draws = 1000;
    for (std::size_t x = 0; x < 5; ++x) {
      while (columns[x].size() < heights[x] && draws-- > 0) {
        std::swap(bag[random() % bag.size()], bag.back());
        columns[x].push_back(bag.back());
        if (naive::has_run(columns)) {
          columns[x].pop_back();
        } else {
          bag.pop_back();
        }
      }
    }
    if (draws > 0) return columns;
  }
}

}  // namespace mayan_test
