#pragma once
// A board of pieces: their kinds, and what is empty. It is made from text without turning the numbers in
// it into numbers, and a query that looks at a few cells finds them there. Lines of bits, which make
// long looks fast, are made when there have been many.

#include <cstddef>
#include <cstdint>

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

// The way that lines run. Along an axis, a cell is a position in a line; the position is the line across.
enum Axis : unsigned { along_row, along_column };

inline std::size_t line_of(const Cell& cell, unsigned axis) {
  return axis == along_row ? cell.row : cell.column;
}
inline Cell cell_at(std::size_t line, std::size_t position, unsigned axis) {
  return axis == along_row ? Cell{line, position} : Cell{position, line};
}

class Board {
 public:
  // Starts a board of this size, each at least 1, with no cell known yet. Memory is used again.
  void reset(std::size_t rows, std::size_t columns) {
    row_count_ = rows;
    column_count_ = columns;
    looks_left_ = most_looks;
    has_lines_ = false;
  }

  // What the cells, row by row, are read into. All else is for a board where none is missing.
  KeptText& text() { return text_; }

  std::size_t rows() const { return row_count_; }
  std::size_t columns() const { return column_count_; }

  // The kind of a piece, and 0 for an empty cell.
  std::uint64_t kind(const Cell& cell) const { return text_.number(index(cell)); }

  bool has_piece(const Cell& cell) const {
    return may_look(0) ? !text_.is_zero(index(cell))
                       : lines(along_row).has_piece(cell.row, cell.column);
  }

  // Whether there is no piece in a line from position `from` to before `to`.
  bool is_clear(unsigned axis, std::size_t line, std::size_t from, std::size_t to) const {
    for (const std::size_t start = from; from < to && may_look(from - start); ++from) {
      if (has_piece(cell_at(line, from, axis))) return false;
    }
    return from >= to || lines(axis).is_clear(line, from, to);
  }

  // A position in a line and the empty cells around it.
  Span reach(unsigned axis, std::size_t line, std::size_t position) const {
    const std::size_t end = axis == along_row ? column_count_ : row_count_;
    Span span = {position, position};
    const auto is_free = [&](std::size_t at) {
      return at < end && may_look(span.last - span.first) && !has_piece(cell_at(line, at, axis));
    };
    while (is_free(span.first - 1)) --span.first;
    while (is_free(span.last + 1)) ++span.last;
    return may_look(0) ? span : lines(axis).reach(line, position);
  }

  const Lines& lines(unsigned axis) const {
    if (!has_lines_) make_lines();
    return axis == along_row ? in_rows_ : in_columns_;
  }

 private:
  // Those take about as long as making the lines of a board with few pieces, which is where looks go far.
  static constexpr std::size_t most_looks = 4000;
  static constexpr std::size_t far = 64;

  std::size_t index(const Cell& cell) const { return cell.row * column_count_ + cell.column; }

  // Whether to look at one more single cell after so many empty ones in a row.
  bool may_look(std::size_t passed) const {
    if (passed > far) looks_left_ = 0;
    return looks_left_ != 0 && --looks_left_ != 0;
  }

  void make_lines() const {
    in_rows_.reset(column_count_, row_count_);
    in_columns_.reset(row_count_, column_count_);
    text_.find_pieces([this](std::size_t cell) {
      const std::size_t row = cell / column_count_, column = cell % column_count_;
      in_rows_.put(row, column);
      in_columns_.put(column, row);
    });
    has_lines_ = true;
  }

  std::size_t row_count_ = 0;
  std::size_t column_count_ = 0;
  KeptText text_;
  mutable std::size_t looks_left_ = 0;
  mutable bool has_lines_ = false;
  mutable Lines in_rows_;
  mutable Lines in_columns_;
};

}  // namespace lianliankan
