#pragma once
// The colours of a puzzle, whose values may be anything, numbered 1, 2, ... in order of appearance, and
// the board in those numbers.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "mayan/board.hpp"
#include "mayan/puzzle.hpp"

namespace mayan {

// A board with more colours has a rare one.
const std::size_t most_colours = columns * rows / 3;

class Palette {
 public:
  explicit Palette(const Puzzle& puzzle) {
    for (const auto& column : puzzle.colours) {
      for (const std::int64_t colour : column) {
        if (colour != 0) count(colour);
      }
    }
  }

  unsigned size() const { return static_cast<unsigned>(colours_.size()); }

  // The colour of a number from 1 to size().
  std::int64_t colour(unsigned number) const { return colours_[number - 1]; }

  // The number of a colour; of one that is not there, size() + 1.
  unsigned number(std::int64_t colour) const {
    unsigned number = 1;
    while (number <= size() && colours_[number - 1] != colour) ++number;
    return number;
  }

  // How many blocks have the colour of a number.
  unsigned blocks(unsigned number) const { return blocks_[number - 1]; }

  // The first colour with only one or two blocks, which never vanish; 0 if there is none.
  std::int64_t rare_colour() const {
    for (unsigned number = 1; number <= size(); ++number) {
      if (blocks(number) < 3) return colour(number);
    }
    return 0;
  }

 private:
  void count(std::int64_t colour) {
    const unsigned known = number(colour);
    if (known > size()) {
      colours_.push_back(colour);
      blocks_.push_back(0);
    }
    ++blocks_[known - 1];
  }

  std::vector<std::int64_t> colours_;
  std::vector<unsigned> blocks_;
};

// The board in the palette's numbers, which must fit into the planes.
template <std::size_t planes>
Board<planes> pack(const Puzzle& puzzle, const Palette& palette) {
  Board<planes> board;
  Cells cell = 1;
  for (const auto& column : puzzle.colours) {
    for (const std::int64_t colour : column) {
      if (colour != 0) board.put(cell, palette.number(colour));
      cell <<= 1;
    }
    cell <<= 1;
  }
  return board;
}

}  // namespace mayan
