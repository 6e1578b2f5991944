#pragma once
// Draws an assembly as a grid of pieces, each named by its letters, with arrows where juts enter
// cavities. Boards of more columns than 80 characters take come in bands.

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "judge/paint.hpp"
#include "puzzle519/pieces.hpp"

namespace puzzle519 {

namespace detail {

// The columns from `first` to `last` - 1 of an assembly.
inline std::string band(const std::vector<Kind>& cells, std::size_t columns, std::size_t first,
                        std::size_t last, const judge::Paint& paint) {
  // What stands on a side of a piece: its edge, or an arrow in the jut's direction.
  const auto joint = [&](Kind kind, Sides side, const char* edge, const char* forward,
                         const char* backward) {
    if ((flats_of(kind) & side) != 0) return std::string(edge);
    return paint.highlight((kind & side) != 0 ? forward : backward);
  };
  std::string text;
  for (std::size_t row = 0; row < cells.size(); row += columns) {
    std::string above = "  ";
    std::string line = "  ";
    for (std::size_t column = first; column < last; ++column) {
      const Kind kind = cells[row + column];
      above += "+--" + joint(kind, on_top, "-", "v", "^") + "---";
      line += joint(kind, on_left, "|", ">", "<") + ' ' + letters_of(kind) + ' ';
    }
    text += above + "+\n" + line + joint(cells[row + last - 1], on_right, "|", ">", "<") + '\n';
  }
  text += "  ";
  for (std::size_t column = first; column < last; ++column) text += "+------";
  return text + "+\n";
}

}  // namespace detail

// The cells row by row.
inline std::string drawing(const std::vector<Kind>& cells, std::size_t columns,
                           const judge::Paint& paint) {
  const std::size_t width = 11;  // pieces of 7 characters each, and 3 around them
  std::string text;
  for (std::size_t first = 0; first < columns; first += width) {
    const std::size_t last = std::min(first + width, columns);
    if (columns > width) {
      text += "columns " + std::to_string(first + 1) + " to " + std::to_string(last) + '\n';
    }
    text += detail::band(cells, columns, first, last, paint);
  }
  return text;
}

}  // namespace puzzle519
