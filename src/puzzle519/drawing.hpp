#pragma once
// Draws an assembly as a grid of pieces, each named by its letters, with arrows where juts enter
// cavities. Boards of more columns than 80 characters take come in bands.

#include <algorithm>
#include <cstddef>
#include <string>

#include "judge/paint.hpp"
#include "puzzle519/piece.hpp"
#include "puzzle519/stock.hpp"

namespace puzzle519 {

inline Piece piece_of(Kind kind) {
  const auto side = [kind](Side with_jut, Side without, Sides where) {
    return (flats_of(kind) & where) != 0 ? Side::flat : (kind & where) != 0 ? with_jut : without;
  };
  return Piece{side(Side::cavity, Side::jut, on_top), side(Side::jut, Side::cavity, on_right),
               side(Side::jut, Side::cavity, on_bottom), side(Side::cavity, Side::jut, on_left)};
}

namespace detail {

inline std::string letters_of(const Piece& piece) {
  std::string letters;
  for (const Side side : {piece.top, piece.right, piece.bottom, piece.left}) {
    letters += side == Side::flat ? 'F' : side == Side::jut ? 'O' : 'I';
  }
  return letters;
}

// The columns from `first` to `last` - 1 of a puzzle whose pieces lie row by row as assembled.
inline std::string band(const Puzzle& assembled, std::size_t first, std::size_t last,
                        const judge::Paint& paint) {
  const std::size_t columns = static_cast<std::size_t>(assembled.columns);
  const auto arrow = [&](bool forward, const char* forth, const char* back) {
    return paint.highlight(forward ? forth : back);
  };
  std::string edge = "  ";
  for (std::size_t column = first; column < last; ++column) edge += "+------";
  std::string text;
  for (std::size_t row = 0; row < assembled.pieces.size(); row += columns) {
    std::string above = "  ";
    std::string line = "  ";
    for (std::size_t column = first; column < last; ++column) {
      const Piece& piece = assembled.pieces[row + column];
      above += "+--" + (row == 0 ? "-" : arrow(piece.top == Side::cavity, "v", "^")) + "---";
      line += column == 0 ? "|" : arrow(piece.left == Side::cavity, ">", "<");
      line += ' ' + letters_of(piece) + ' ';
    }
    const Side right = assembled.pieces[row + last - 1].right;
    line += right == Side::flat ? "|" : arrow(right == Side::jut, ">", "<");
    text += above + "+\n" + line + '\n';
  }
  return text + edge + "+\n";
}

}  // namespace detail

inline std::string drawing(const Puzzle& assembled, const judge::Paint& paint) {
  const std::size_t width = 11;  // pieces of 7 characters each, and 3 around them
  const std::size_t columns = static_cast<std::size_t>(assembled.columns);
  std::string text;
  for (std::size_t first = 0; first < columns; first += width) {
    const std::size_t last = std::min(first + width, columns);
    if (columns > width) {
      text += "columns " + std::to_string(first + 1) + " to " + std::to_string(last) + '\n';
    }
    text += detail::band(assembled, first, last, paint);
  }
  return text;
}

}  // namespace puzzle519
