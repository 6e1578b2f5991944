#pragma once
// Random jigsaws: finished pictures, their reflections, and how the judge prints them. Only
// search::Random decides, so that the same seed gives the same jigsaw on every machine.

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "puzzle519/drawing.hpp"
#include "puzzle519/piece.hpp"
#include "puzzle519/rectangle.hpp"
#include "puzzle519/stock.hpp"
#include "search/random.hpp"

namespace puzzle519 {

// From 0 to `limit` - 1.
inline int draw(int limit, search::Random& random) {
  return static_cast<int>(random.below(static_cast<unsigned>(limit)));
}

// True `percent` times out of a hundred.
inline bool chance(int percent, search::Random& random) { return draw(100, random) < percent; }

template <class T>
void shuffle(std::vector<T>& items, search::Random& random) {
  for (std::size_t i = items.size(); i > 1; --i) {
    std::swap(items[i - 1], items[static_cast<std::size_t>(random.below(i))]);
  }
}

// What fits against a side; flat against the outside.
inline Side counterpart(Side side) {
  return side == Side::jut ? Side::cavity : side == Side::cavity ? Side::jut : Side::flat;
}

// A piece of each cell's kind, row by row.
inline Puzzle puzzle_of_cells(const Rectangle& board) {
  const int columns = static_cast<int>(board.columns);
  Puzzle puzzle = {static_cast<int>(board.cells.size()) / columns, columns, {}};
  for (const Kind kind : board.cells) puzzle.pieces.push_back(piece_of(kind));
  return puzzle;
}

// A finished picture, its pieces row by row. Right and bottom sides are cavities `percent` times
// out of a hundred: near 0 and 100 many pieces are equal.
inline Puzzle random_picture(int rows, int columns, int percent, search::Random& random) {
  Rectangle picture(rows, columns);
  for (std::size_t cell = 0; cell < picture.cells.size(); ++cell) {
    for (const Sides side : {on_right, on_bottom}) {
      if (picture.is_edge(cell, side)) continue;
      const bool is_cavity = chance(percent, random);
      if (!is_cavity) picture.flip(cell, side);
    }
  }
  return puzzle_of_cells(picture);
}

// Makes rows columns.
inline void transpose(Puzzle& puzzle) {
  std::swap(puzzle.rows, puzzle.columns);
  for (Piece& piece : puzzle.pieces) {
    std::swap(piece.top, piece.left);
    std::swap(piece.right, piece.bottom);
  }
}

// Shows the jigsaw in a mirror or two and mixes its pieces. That changes nothing but the
// directions: what is made for one edge or one direction is made for all.
inline void reflect_and_mix(Puzzle& puzzle, search::Random& random) {
  if (chance(50, random)) transpose(puzzle);
  const bool is_mirrored = chance(50, random);
  const bool is_upside_down = chance(50, random);
  for (Piece& piece : puzzle.pieces) {
    if (is_mirrored) std::swap(piece.left, piece.right);
    if (is_upside_down) std::swap(piece.top, piece.bottom);
  }
  shuffle(puzzle.pieces, random);
}

// As the judge has it, a piece a line.
inline std::string judge_text(const Puzzle& puzzle) {
  std::string text = std::to_string(puzzle.rows) + ' ' + std::to_string(puzzle.columns) + '\n';
  for (const Piece& piece : puzzle.pieces) text += detail::letters_of(piece) + '\n';
  return text;
}

}  // namespace puzzle519
