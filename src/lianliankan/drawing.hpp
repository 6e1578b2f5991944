#pragma once
// Draws the path that joins two pieces, on the board or on the part of it around the path. Plain
// text of at most 80 columns.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "judge/paint.hpp"
#include "judge/wording.hpp"
#include "lianliankan/board.hpp"

namespace lianliankan {
namespace detail {

// The rows or columns that a drawing shows: all of `size` if there is room, else those up to
// `beside` from the path's ends and turns.
inline std::vector<std::size_t> shown(std::size_t size, std::size_t room, std::size_t beside,
                                      const std::vector<std::size_t>& ends_and_turns) {
  std::vector<std::size_t> indices;
  for (const std::size_t at : ends_and_turns) {
    const std::size_t last = std::min(size - 1, at + beside);
    for (std::size_t i = at < beside ? 0 : at - beside; i <= last; ++i) indices.push_back(i);
  }
  for (std::size_t i = 0; size <= room && i < size; ++i) indices.push_back(i);
  std::sort(indices.begin(), indices.end());
  indices.erase(std::unique(indices.begin(), indices.end()), indices.end());
  return indices;
}

// Whether some are left out just before list[i].
inline bool has_gap_before(std::size_t i, const std::vector<std::size_t>& list) {
  return i > 0 && list[i] != list[i - 1] + 1;
}

// The board with a path drawn through its empty cells.
class Drawing {
 public:
  Drawing(const Board& board, const std::vector<Cell>& path, const judge::Paint& paint)
      : board_(board),
        path_(path),
        paint_(paint),
        name_width_(std::to_string(board.rows).size() + 3),
        cell_width_(std::max(most_label_width + 2, std::to_string(board.columns).size() + 1)),
        rows_(shown(board.rows, 20, 2, of_path(&Cell::row))),
        columns_(shown(board.columns, (page_width - name_width_) / cell_width_, columns_beside(),
                       of_path(&Cell::column))) {
    for (const std::size_t row : rows_) {
      for (const std::size_t column : columns_) {
        writes_kinds_ = writes_kinds_ && kind_text({row, column}).size() <= most_label_width;
      }
    }
  }

  std::string text() const {
    const auto heading = [&](std::size_t column) {
      return centred(std::to_string(column + 1), ' ', ' ');
    };
    std::string text = row("", heading, [](std::size_t) { return " .. "; });
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      if (has_gap_before(i, rows_)) text += gap_row(rows_[i]);
      text += board_row(rows_[i]);
    }
    if (writes_kinds_) return text;
    return text + "(A is kind " + std::to_string(board_.kind(path_.front())) +
           ", # any other piece)\n";
  }

 private:
  static constexpr std::size_t page_width = 80;
  static constexpr std::size_t gap_width = 4;
  // Longer kinds are not written out.
  static constexpr std::size_t most_label_width = 2;

  // How many columns to show on both sides of each of the three at most in which the path has an
  // end or a turn, if not all fit.
  std::size_t columns_beside() const {
    std::size_t beside = 2;
    while (3 * (2 * beside + 1) * cell_width_ + 2 * gap_width + name_width_ > page_width) --beside;
    return beside;
  }

  std::vector<std::size_t> of_path(std::size_t Cell::*coordinate) const {
    std::vector<std::size_t> values;
    for (const Cell& cell : path_) values.push_back(cell.*coordinate);
    return values;
  }

  std::string kind_text(const Cell& cell) const {
    const std::uint64_t kind = board_.kind(cell);
    return kind != 0 ? std::to_string(kind) : ".";
  }

  // One row of the drawing: field(column) for each column, gap(column) before those behind a gap.
  template <class Field, class Gap>
  std::string row(const std::string& name, Field field, Gap gap) const {
    std::string text = std::string(name_width_ - 1 - name.size(), ' ') + name + ' ';
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      if (has_gap_before(i, columns_)) text += gap(columns_[i]);
      text += field(columns_[i]);
    }
    return judge::without_trailing_spaces(text) + '\n';
  }

  // Stands for the rows left out before a row.
  std::string gap_row(std::size_t row_index) const {
    const auto dots = [&](std::size_t column) {
      return centred(runs({row_index - 1, column}, {row_index, column}) ? "|" : ":", ' ', ' ');
    };
    return row("", dots, [](std::size_t) { return "    "; });
  }

  std::string board_row(std::size_t row_index) const {
    const auto cell = [&](std::size_t column) { return field({row_index, column}); };
    const auto gap = [&](std::size_t column) {
      return runs({row_index, column - 1}, {row_index, column}) ? "-..-" : " .. ";
    };
    return row(std::to_string(row_index + 1), cell, gap);
  }

  std::string centred(const std::string& text, char left, char right) const {
    const std::size_t before = (cell_width_ - text.size()) / 2;
    std::string field(before, left);
    field += text;
    field.append(cell_width_ - text.size() - before, right);
    return field;
  }

  // Whether the path runs from one cell to a neighbour: then both are in one of its legs.
  bool runs(const Cell& cell, const Cell& neighbour) const {
    for (std::size_t i = 0; i + 1 < path_.size(); ++i) {
      if (is_in_leg(i, cell) && is_in_leg(i, neighbour)) return true;
    }
    return false;
  }

  bool is_in_leg(std::size_t i, const Cell& cell) const {
    const auto is_between = [](std::size_t a, std::size_t at, std::size_t b) {
      return std::min(a, b) <= at && at <= std::max(a, b);
    };
    return is_between(path_[i].row, cell.row, path_[i + 1].row) &&
           is_between(path_[i].column, cell.column, path_[i + 1].column);
  }

  std::string field(const Cell& cell) const {
    const bool left = runs(cell, {cell.row, cell.column - 1});
    const bool right = runs(cell, {cell.row, cell.column + 1});
    const bool up = runs(cell, {cell.row - 1, cell.column});
    const bool down = runs(cell, {cell.row + 1, cell.column});
    if (!left && !right && !up && !down) return centred(label(cell), ' ', ' ');
    const bool is_end = cell == path_.front() || cell == path_.back();
    const std::string turn = left && right ? "-" : up && down ? "|" : "+";
    const std::string mark = is_end ? '[' + label(cell) + ']' : turn;
    return paint_.highlight(centred(mark, left ? '-' : ' ', right ? '-' : ' '));
  }

  std::string label(const Cell& cell) const {
    if (writes_kinds_ || board_.kind(cell) == 0) return kind_text(cell);
    return cell == path_.front() || cell == path_.back() ? "A" : "#";
  }

  const Board& board_;
  const std::vector<Cell>& path_;
  const judge::Paint& paint_;
  std::size_t name_width_;  // of a row's number and the blanks around it
  std::size_t cell_width_;
  std::vector<std::size_t> rows_;  // those shown
  std::vector<std::size_t> columns_;
  bool writes_kinds_ = true;  // all kinds shown are short enough
};

}  // namespace detail
}  // namespace lianliankan
