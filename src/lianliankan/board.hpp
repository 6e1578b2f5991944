#pragma once
// A board of pieces, and its geometry.

#include <cstddef>
#include <cstdint>

#include "lianliankan/board_text.hpp"

namespace lianliankan {

// Rows and columns count from 0 here.
struct Cell {
  std::size_t row;
  std::size_t column;
};

inline bool operator==(const Cell& a, const Cell& b) {
  return a.row == b.row && a.column == b.column;
}

// The way that a leg runs. Along an axis, a cell has a position; across, that is its rank: in a
// row, the column is the position and the row the rank.
enum Axis : unsigned { along_row, along_column };

inline Axis other(Axis axis) { return axis == along_row ? along_column : along_row; }
inline std::size_t position_of(const Cell& cell, Axis axis) {
  return axis == along_row ? cell.column : cell.row;
}
inline std::size_t rank_of(const Cell& cell, Axis axis) { return position_of(cell, other(axis)); }

// The cell of the same rank at another position.
inline Cell moved(const Cell& cell, Axis axis, std::size_t position) {
  return axis == along_row ? Cell{cell.row, position} : Cell{position, cell.column};
}

// Positions along an axis, both ends included. None if the first is behind the last.
struct Span {
  bool is_empty() const { return first > last; }
  bool contains(std::size_t position) const { return first <= position && position <= last; }

  std::size_t first;
  std::size_t last;
};

struct Board {
  // The kind of a piece, and 0 for an empty cell.
  std::uint64_t kind(const Cell& cell) const {
    return text.number(cell.row * columns + cell.column);
  }

  std::size_t last_position(Axis axis) const { return (axis == along_row ? columns : rows) - 1; }

  std::size_t rows = 0;
  std::size_t columns = 0;
  BoardText text;  // of the cells, row by row
};

struct Query {
  Cell from;
  Cell to;
};

}  // namespace lianliankan
