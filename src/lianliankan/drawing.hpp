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

// A row or a column of the board, or a gap for those left out before it.
struct Shown {
  std::size_t index;
  bool is_gap;
};

// The rows or columns that a drawing shows: all of `size` if there is room, else those up to
// `beside` from the path's ends and turns.
inline std::vector<Shown> shown(std::size_t size, std::size_t room, std::size_t beside,
                                std::vector<std::size_t> ends_and_turns) {
  if (size <= room) beside = size;
  std::sort(ends_and_turns.begin(), ends_and_turns.end());
  std::vector<Shown> list;
  std::size_t next = 0;
  for (const std::size_t at : ends_and_turns) {
    const std::size_t first = std::max(next, at - std::min(at, beside));
    if (!list.empty() && first != next) list.push_back({first, true});
    for (next = first; next < size && next <= at + beside; ++next) list.push_back({next, false});
  }
  return list;
}

// The board with a path drawn through its empty cells.
class Drawing {
 public:
  Drawing(const Board& board, const std::vector<Cell>& path, const judge::Paint& paint)
      : board_(board),
        path_(path),
        paint_(paint),
        name_width_(std::to_string(board.rows).size() + 3),
        cell_width_(std::max(max_label_width + 2, std::to_string(board.columns).size() + 1)),
        rows_(shown(board.rows, 20, 2, of_path(along_column))),
        columns_(shown(board.columns, (page_width - name_width_) / cell_width_, columns_beside(),
                       of_path(along_row))) {
    for (const Shown& row : rows_) {
      for (const Shown& column : columns_) {
        const bool is_short = kind_text({row.index, column.index}).size() <= max_label_width;
        if (!row.is_gap && !column.is_gap && !is_short) writes_kinds_ = false;
      }
    }
  }

  std::string text() const {
    std::string text = line("", [&](const Shown& column) {
      return column.is_gap ? " .. " : centred(std::to_string(column.index + 1));
    });
    for (const Shown& row : rows_) {
      text += line(row.is_gap ? "" : std::to_string(row.index + 1),
                   [&](const Shown& column) { return field(row, column); });
    }
    if (writes_kinds_) return text;
    return text + "(A is kind " + std::to_string(board_.kind(path_.front())) +
           ", # any other piece)\n";
  }

 private:
  static constexpr std::size_t page_width = 80;
  static constexpr std::size_t gap_width = 4;
  // Longer kinds are not written out.
  static constexpr std::size_t max_label_width = 2;

  // How many columns to show on both sides of each of the three at most in which the path has an
  // end or a turn, if not all fit.
  std::size_t columns_beside() const {
    const std::size_t room = page_width - name_width_ - 2 * gap_width;
    return std::min<std::size_t>(2, (room / cell_width_ / 3 - 1) / 2);
  }

  std::vector<std::size_t> of_path(Axis axis) const {
    std::vector<std::size_t> positions;
    for (const Cell& cell : path_) positions.push_back(cell[axis]);
    return positions;
  }

  // field(column) for each column that is shown, behind a name.
  template <class Field>
  std::string line(const std::string& name, Field field) const {
    std::string text = std::string(name_width_ - 1 - name.size(), ' ') + name + ' ';
    for (const Shown& column : columns_) text += field(column);
    return judge::without_trailing_spaces(text) + '\n';
  }

  std::string field(const Shown& row, const Shown& column) const {
    const Cell cell = {row.index, column.index};
    const bool left = runs(cell, {cell.row, cell.column - 1});
    const bool right = runs(cell, {cell.row, cell.column + 1});
    const bool up = runs(cell, {cell.row - 1, cell.column});
    const bool down = runs(cell, {cell.row + 1, cell.column});
    if (row.is_gap) return column.is_gap ? std::string(gap_width, ' ') : centred(up ? "|" : ":");
    if (column.is_gap) return left ? "-..-" : " .. ";
    if (!left && !right && !up && !down) return centred(label(cell));
    const bool is_end = cell == path_.front() || cell == path_.back();
    const std::string turn = left && right ? "-" : up && down ? "|" : "+";
    const std::string mark = is_end ? '[' + label(cell) + ']' : turn;
    return paint_.highlight(centred(mark, left ? '-' : ' ', right ? '-' : ' '));
  }

  // Whether the path runs from one cell to a neighbour: then both are in one of its legs.
  bool runs(const Cell& cell, const Cell& neighbour) const {
    for (std::size_t i = 0; i + 1 < path_.size(); ++i) {
      if (is_in_leg(i, cell) && is_in_leg(i, neighbour)) return true;
    }
    return false;
  }

  bool is_in_leg(std::size_t i, const Cell& cell) const {
    const auto is_between = [&](Axis axis) {
      const std::size_t from = path_[i][axis], to = path_[i + 1][axis];
      return std::min(from, to) <= cell[axis] && cell[axis] <= std::max(from, to);
    };
    return is_between(along_row) && is_between(along_column);
  }

  std::string centred(const std::string& text, char left = ' ', char right = ' ') const {
    const std::size_t room = cell_width_ - text.size();
    return std::string(room / 2, left) + text + std::string(room - room / 2, right);
  }

  std::string label(const Cell& cell) const {
    if (writes_kinds_ || board_.kind(cell) == 0) return kind_text(cell);
    return cell == path_.front() || cell == path_.back() ? "A" : "#";
  }

  std::string kind_text(const Cell& cell) const {
    const std::uint64_t kind = board_.kind(cell);
    return kind != 0 ? std::to_string(kind) : ".";
  }

  const Board& board_;
  const std::vector<Cell>& path_;
  const judge::Paint& paint_;
  std::size_t name_width_;  // of a row's number and the blanks around it
  std::size_t cell_width_;
  std::vector<Shown> rows_;
  std::vector<Shown> columns_;
  bool writes_kinds_ = true;  // all kinds shown are short enough
};

}  // namespace detail
}  // namespace lianliankan
