#pragma once
// A board of pieces: which cells hold one, along rows and along columns, and the kinds of the pieces.
// It is made from text, 64 bytes at a time, without turning the numbers in it into numbers.

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "judge/bits.hpp"
#include "judge/scan.hpp"
#include "lianliankan/kept_text.hpp"
#include "lianliankan/lines.hpp"

namespace lianliankan {

// Rows and columns count from 0 here.
struct Cell {
  std::size_t row;
  std::size_t column;
};

inline bool operator==(const Cell& a, const Cell& b) {
  return a.row == b.row && a.column == b.column;
}

class Board {
 public:
  // Starts a board of this size, each at least 1, with no cell known yet. Memory is used again.
  void reset(std::size_t rows, std::size_t columns) {
    row_count_ = rows;
    column_count_ = columns;
    text_.clear();
    has_lines_ = false;
  }

  // Adds cells, row by row: no more of them than are missing. See KeptText.
  bool append(const char* text, std::size_t size) { return text_.append(text, size); }

  std::size_t rows() const { return row_count_; }
  std::size_t columns() const { return column_count_; }

  // Cells that append() has still to bring. What follows is for a board where none is missing.
  std::size_t missing() const { return row_count_ * column_count_ - text_.cells(); }

  // The kind of a piece, and 0 for an empty cell.
  std::uint64_t kind(const Cell& cell) const { return text_.number(index(cell)); }

  // The lines of the board. They are made when they are first asked for, and many a board is never
  // asked: a query about two pieces of different kinds needs none.
  struct Grid {
    const Lines& rows;
    const Lines& columns;
  };
  Grid grid() const {
    if (!has_lines_) make_lines();
    has_lines_ = true;
    return {rows_, columns_};
  }

  bool has_piece(const Cell& cell) const { return grid().rows.has_piece(index(cell)); }

 private:
  std::size_t index(const Cell& cell) const { return cell.row * column_count_ + cell.column; }

  void make_lines() const {
    rows_.reset(column_count_, row_count_);
    judge::NumberSplitter numbers;
    for (std::size_t block = 0; block < text_.blocks(); ++block) {
      numbers.split(text_.masks(block));
      std::uint64_t pieces = 0;
      for (std::uint64_t left = numbers.nonzero; left != 0; left &= left - 1) {
        // (left - 1) & ~left: the bits below the lowest one.
        pieces |= std::uint64_t{1} << judge::count_bits(numbers.ends & (left - 1) & ~left);
      }
      rows_.append(pieces, judge::count_bits(numbers.ends));
    }
    rows_.transpose_to(columns_);
  }

  std::size_t row_count_ = 0;
  std::size_t column_count_ = 0;
  KeptText text_;
  mutable Lines rows_;
  mutable Lines columns_;
  mutable bool has_lines_ = false;
};

}  // namespace lianliankan
