#pragma once
// Boards for --random: what is on them, how blocks are put into them, and heaps of blocks. The same
// random numbers give the same boards on every machine.

#include <algorithm>
#include <cstdint>

#include "judge/bits.hpp"
#include "mayan/board.hpp"
#include "search/random.hpp"

namespace mayan {

using search::Random;

// The most colours of a judge's board. They are numbered from 1.
const unsigned judges_colours = 10;

// Any number from `least` to `most`.
inline int between(Random& random, int least, int most) {
  const int count = most - least + 1;
  return least + static_cast<int>(random.below(static_cast<std::uint64_t>(count)));
}

inline bool is_block(const Board& board, int x, int y) {
  return (board.occupied() & cell_at(x, y)) != 0;
}

inline int height(const Board& board, int x) {
  return static_cast<int>(judge::count_bits(board.occupied() & column_at(x)));
}

inline int count_blocks(const Board& board) {
  return static_cast<int>(judge::count_bits(board.occupied()));
}

inline int count_colours(const Board& board) {
  int count = 0;
  for (unsigned colour = 1; colour <= judges_colours; ++colour) count += board.blocks(colour) != 0;
  return count;
}

// Whether a colour has only one or two blocks, which never vanish.
inline bool has_rare_colour(const Board& board) {
  for (unsigned colour = 1; colour <= judges_colours; ++colour) {
    const unsigned blocks = judge::count_bits(board.blocks(colour));
    if (blocks == 1 || blocks == 2) return true;
  }
  return false;
}

// Puts a block on the lowest y blocks of column x, below its others. False, and nothing is done, if
// the column has fewer than y or is full.
inline bool insert(Board& board, int x, int y, unsigned colour) {
  const int blocks = height(board, x);
  if (y < 0 || y > blocks || blocks == rows) return false;
  const Cells raised = (cell_at(x, rows) - cell_at(x, y)) & all_cells;
  for (Cells& bits : board.planes) bits = (bits & ~raised) | (bits & raised) << 1;
  board.put(cell_at(x, y), colour);
  return true;
}

// A row of `width` blocks, crossed by a column of `height` blocks, `under` of them under the row,
// `left` blocks from its left end: a corner, a T or a plus; with a width or a height of 1 a plain
// run.
struct Shape {
  int width;
  int height;
  int left;
  int under;
};

inline int count_blocks(const Shape& shape, int column) {
  return column == shape.left ? shape.height : 1;
}

// Puts a shape, all of it, somewhere into a board. False, and nothing is done, if there is no room
// where it was tried.
inline bool insert(Board& board, Random& random, const Shape& shape, unsigned colour) {
  const Board before = board;
  const int x = between(random, 0, columns - shape.width);
  const int y = between(random, 0, rows - 1);
  bool fits = true;
  for (int column = 0; column < shape.width; ++column) {
    const int bottom = column == shape.left ? y - shape.under : y;
    for (int i = count_blocks(shape, column); i > 0; --i) {
      fits = fits && insert(board, x + column, bottom, colour);
    }
  }
  if (!fits) board = before;
  return fits;
}

// The same, but with the blocks of each column anywhere in it: they become a like shape if all that
// is between and below them vanishes.
inline bool scatter(Board& board, Random& random, const Shape& shape, unsigned colour) {
  const Board before = board;
  const int x = between(random, 0, columns - shape.width);
  bool fits = true;
  for (int column = 0; column < shape.width; ++column) {
    for (int i = count_blocks(shape, column); i > 0; --i) {
      const int y = between(random, 0, height(board, x + column));
      fits = fits && insert(board, x + column, y, colour);
    }
  }
  if (!fits) board = before;
  return fits;
}

// Up to `blocks` blocks on neighbouring columns. Three or more of each colour are tried, but those
// that would complete a run are left out.
inline Board heap(Random& random, int blocks) {
  const int width = between(random, 2, columns);
  const int first = between(random, 0, columns - width);
  const int colours = between(random, 1, std::max(1, std::min(4, blocks / 3)));
  Board board;
  for (int i = 0; i < blocks; ++i) {
    const int x = between(random, first, first + width - 1);
    const int colour = i < 3 * colours ? 1 + i % colours : between(random, 1, colours);
    const Board before = board;
    insert(board, x, between(random, 0, height(board, x)), static_cast<unsigned>(colour));
    if (runs(board) != 0) board = before;
  }
  return board;
}

}  // namespace mayan
