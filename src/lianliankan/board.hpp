#pragma once
// A board of pieces, and its geometry.

#include <cstddef>
#include <cstdint>

#include "lianliankan/board_text.hpp"

namespace lianliankan {

// The direction of a leg, a straight part of a path.
enum Axis : unsigned { along_row, along_column };

inline Axis other(Axis axis) { return axis == along_row ? along_column : along_row; }

struct Cell {
  // The position along an axis: along a row that is the column, along a column the row.
  std::size_t& operator[](Axis axis) { return axis == along_row ? column : row; }
  std::size_t operator[](Axis axis) const { return axis == along_row ? column : row; }

  std::size_t row;  // both count from 0
  std::size_t column;
};

inline bool operator==(const Cell& a, const Cell& b) {
  return a.row == b.row && a.column == b.column;
}

struct Board {
  // The kind of a piece, and 0 for an empty cell.
  std::uint64_t kind(const Cell& cell) const {
    return text.number(cell.row * columns + cell.column);
  }

  std::size_t rows = 0;
  std::size_t columns = 0;
  BoardText text;  // of the cells, row by row
};

struct Query {
  Cell from;
  Cell to;
};

}  // namespace lianliankan
