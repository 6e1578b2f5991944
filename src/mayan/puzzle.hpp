#pragma once
// A mayan puzzle: what the reader makes of the input, the solver takes and the explanation draws.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "mayan/board.hpp"

namespace mayan {

// Puzzles with more moves are refused.
const int max_moves = 1000;

struct Puzzle {
  int moves = 0;  // exactly this many must be made
  // No block lies above an empty cell and no run of three is on the board (neither is checked).
  Board board;
  // The colours as the input gives them, any positive numbers, in order of appearance. Number k on
  // the board is colours[k - 1].
  std::vector<std::int64_t> colours;
};

// Puts a block of a colour into the empty cell (x, y).
inline void put_block(Puzzle& puzzle, int x, int y, std::int64_t colour) {
  std::size_t index = 0;
  while (index < puzzle.colours.size() && puzzle.colours[index] != colour) ++index;
  if (index == puzzle.colours.size()) puzzle.colours.push_back(colour);
  puzzle.board.put(cell_at(x, y), static_cast<unsigned>(index + 1));
}

}  // namespace mayan
