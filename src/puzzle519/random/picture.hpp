#pragma once
// Random jigsaws: finished pictures, their reflections, and how the judge prints them. Only
// search::Random decides, so that the same seed gives the same jigsaw on every machine.

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "puzzle519/pieces.hpp"
#include "puzzle519/rectangle.hpp"
#include "search/random.hpp"

namespace puzzle519 {

// From 0 to `limit` - 1.
inline std::size_t draw(std::size_t limit, search::Random& random) {
  return static_cast<std::size_t>(random.below(limit));
}

// True `percent` times out of a hundred.
inline bool chance(unsigned percent, search::Random& random) { return draw(100, random) < percent; }

template <class T>
void shuffle(std::vector<T>& items, search::Random& random) {
  for (std::size_t i = items.size(); i > 1; --i) {
    std::swap(items[i - 1], items[draw(i, random)]);
  }
}

// A jigsaw in the making: its pieces are letters, as in the input, of which each can be changed by
// itself.
struct Draft {
  std::string& piece_at(std::size_t row, std::size_t column) {
    return pieces[row * columns + column];
  }

  std::size_t rows;
  std::size_t columns;
  std::vector<std::string> pieces;
};

// Where a side's letter is in a piece.
enum Place : std::size_t { top, right, bottom, left };

// What fits against a side; flat against the outside.
inline char counterpart(char side) { return side == 'O' ? 'I' : side == 'I' ? 'O' : 'F'; }

// A piece of each cell's kind, row by row.
inline Draft draft_of(const Rectangle& board) {
  Draft draft = {board.cells.size() / board.columns, board.columns, {}};
  for (const Kind kind : board.cells) draft.pieces.push_back(letters_of(kind));
  return draft;
}

inline Puzzle puzzle_of(const Draft& draft) {
  Puzzle puzzle = {Rectangle(draft.rows, draft.columns), Stock{}};
  for (const std::string& piece : draft.pieces) ++puzzle.stock[kind_of(piece)];
  return puzzle;
}

// A finished picture, its pieces row by row. Right and bottom sides are cavities `percent` times
// out of a hundred: near 0 and 100 many pieces are equal.
inline Draft random_picture(std::size_t rows, std::size_t columns, unsigned percent,
                            search::Random& random) {
  Rectangle picture(rows, columns);
  for (std::size_t cell = 0; cell < picture.cells.size(); ++cell) {
    for (const Sides side : {on_right, on_bottom}) {
      if (!picture.is_edge(cell, side) && !chance(percent, random)) picture.flip(cell, side);
    }
  }
  return draft_of(picture);
}

// Makes rows columns.
inline void transpose(Draft& draft) {
  std::swap(draft.rows, draft.columns);
  for (std::string& piece : draft.pieces) std::reverse(piece.begin(), piece.end());
}

// Shows the jigsaw in a mirror or two and mixes its pieces. That changes nothing but the
// directions: what is made for one edge or one direction is made for all.
inline void reflect_and_mix(Draft& draft, search::Random& random) {
  if (chance(50, random)) transpose(draft);
  const bool is_mirrored = chance(50, random);
  const bool is_upside_down = chance(50, random);
  for (std::string& piece : draft.pieces) {
    if (is_mirrored) std::swap(piece[left], piece[right]);
    if (is_upside_down) std::swap(piece[top], piece[bottom]);
  }
  shuffle(draft.pieces, random);
}

// As the judge has it, a piece a line.
inline std::string judge_text(const Draft& draft) {
  std::string text = std::to_string(draft.rows) + ' ' + std::to_string(draft.columns) + '\n';
  for (const std::string& piece : draft.pieces) text += piece + '\n';
  return text;
}

}  // namespace puzzle519
