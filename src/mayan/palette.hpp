#pragma once
// The colours of a puzzle, whose values may be anything, numbered 1, 2, ... in order of appearance, and
// the board in those numbers.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "mayan/board.hpp"
#include "mayan/puzzle.hpp"

namespace mayan {

class Palette {
 public:
  explicit Palette(const Puzzle& puzzle) {
    for (const auto& column : puzzle.colours) {
      for (const std::int64_t colour : column) {
        if (colour != 0) ++blocks_[count(colour)];
      }
    }
  }

  unsigned size() const { return static_cast<unsigned>(colours_.size()); }

  // The original colour of a number, 0 for 0.
  std::int64_t colour(unsigned number) const { return number == 0 ? 0 : colours_[number - 1]; }

  // The number of a colour of the puzzle.
  unsigned number(std::int64_t colour) const {
    unsigned number = 1;
    while (colours_[number - 1] != colour) ++number;
    return number;
  }

  // The first colour with one or two blocks, which can never vanish; 0 if there is none. Then there are
  // at most 11 colours.
  std::int64_t rare_colour() const {
    for (std::size_t i = 0; i < blocks_.size(); ++i) {
      if (blocks_[i] < 3) return colours_[i];
    }
    return 0;
  }

 private:
  std::size_t count(std::int64_t colour) {
    std::size_t i = 0;
    while (i < colours_.size() && colours_[i] != colour) ++i;
    if (i == colours_.size()) {
      colours_.push_back(colour);
      blocks_.push_back(0);
    }
    return i;
  }

  std::vector<std::int64_t> colours_;
  std::vector<int> blocks_;
};

// The board in the palette's numbers, which must fit into the planes.
template <std::size_t planes>
Board<planes> pack(const Puzzle& puzzle, const Palette& palette) {
  Board<planes> board;
  for (int x = 0; x < columns; ++x) {
    for (int y = 0; y < rows; ++y) {
      const std::int64_t colour =
          puzzle.colours[static_cast<std::size_t>(x)][static_cast<std::size_t>(y)];
      if (colour != 0) board.put(cell_at(x, y), palette.number(colour));
    }
  }
  return board;
}

}  // namespace mayan
