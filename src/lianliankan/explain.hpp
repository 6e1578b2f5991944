#pragma once
// Draws what the judge's answer stands for: the line that joins two pieces, on the board or on the part
// of it around the line, or the reason why there is none. Plain text of at most 80 columns.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "judge/input.hpp"
#include "judge/output.hpp"
#include "judge/paint.hpp"
#include "judge/wording.hpp"
#include "lianliankan/answer.hpp"
#include "lianliankan/board.hpp"
#include "lianliankan/detour.hpp"
#include "lianliankan/link.hpp"
#include "lianliankan/reading.hpp"

namespace lianliankan {
namespace detail {

inline std::string place_of(const Cell& cell) {
  return "row " + std::to_string(cell.row + 1) + ", column " + std::to_string(cell.column + 1);
}

// The rows or columns that a drawing shows, in order: all of them if they fit, else those near the line.
class Shown {
 public:
  Shown(std::size_t size, std::size_t room, std::size_t margin,
        const std::vector<std::size_t>& near) {
    for (std::size_t i = 0; size <= room && i < size; ++i) indices_.push_back(i);
    for (std::size_t at = 0; size > room && at < near.size(); ++at) {
      const std::size_t first = near[at] < margin ? 0 : near[at] - margin;
      for (std::size_t i = first; i < size && i <= near[at] + margin; ++i) indices_.push_back(i);
    }
    std::sort(indices_.begin(), indices_.end());
    indices_.erase(std::unique(indices_.begin(), indices_.end()), indices_.end());
  }

  const std::vector<std::size_t>& indices() const { return indices_; }
  // Whether some are left out just before indices()[i].
  bool has_gap_before(std::size_t i) const { return i > 0 && indices_[i] != indices_[i - 1] + 1; }

 private:
  std::vector<std::size_t> indices_;
};

// The board with a line drawn through its empty cells.
class Drawing {
 public:
  Drawing(const Board& board, const std::vector<Cell>& line, const judge::Paint& paint)
      : board_(board),
        line_(line),
        paint_(paint),
        margin_(std::to_string(board.rows()).size() + 3),
        field_(std::max(most_label_width + 2, std::to_string(board.columns()).size() + 1)),
        rows_(board.rows(), 20, 2, of_line(&Cell::row)),
        columns_(board.columns(), (page_width - margin_) / field_, columns_beside(),
                 of_line(&Cell::column)) {
    for (const std::size_t row : rows_.indices()) {
      for (const std::size_t column : columns_.indices()) {
        has_kinds_ = has_kinds_ && kind_text({row, column}).size() <= most_label_width;
      }
    }
  }

  std::string text() const {
    const auto heading = [&](std::size_t column) {
      return centred(std::to_string(column + 1), ' ', ' ');
    };
    std::string text = row("", heading, [](std::size_t) { return " .. "; });
    for (std::size_t i = 0; i < rows_.indices().size(); ++i) {
      if (rows_.has_gap_before(i)) text += gap_row(rows_.indices()[i]);
      text += board_row(rows_.indices()[i]);
    }
    if (has_kinds_) return text;
    return text + "(A is kind " + std::to_string(board_.kind(line_.front())) +
           ", # any other piece)\n";
  }

 private:
  static constexpr std::size_t page_width = 80;
  static constexpr std::size_t gap_width = 4;
  // Longer kinds are not written out.
  static constexpr std::size_t most_label_width = 2;

  // How many columns to show on both sides of each of the three at most in which the line has an end or a
  // turn, if not all fit.
  std::size_t columns_beside() const {
    std::size_t beside = 2;
    while (3 * (2 * beside + 1) * field_ + 2 * gap_width + margin_ > page_width) --beside;
    return beside;
  }

  std::vector<std::size_t> of_line(std::size_t Cell::*coordinate) const {
    std::vector<std::size_t> values;
    for (const Cell& cell : line_) values.push_back(cell.*coordinate);
    return values;
  }

  std::string kind_text(const Cell& cell) const {
    return board_.has_piece(cell) ? std::to_string(board_.kind(cell)) : ".";
  }

  // One line of the drawing: field(column) for each column, gap(column) before those behind a gap.
  template <class Field, class Gap>
  std::string row(const std::string& name, Field field, Gap gap) const {
    std::string text = std::string(margin_ - 1 - name.size(), ' ') + name + ' ';
    for (std::size_t j = 0; j < columns_.indices().size(); ++j) {
      const std::size_t column = columns_.indices()[j];
      if (columns_.has_gap_before(j)) text += gap(column);
      text += field(column);
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
    const std::size_t before = (field_ - text.size()) / 2;
    std::string field(before, left);
    field += text;
    field.append(field_ - text.size() - before, right);
    return field;
  }

  // Whether the line runs from one cell to a neighbour: then both are in one of its legs.
  bool runs(const Cell& cell, const Cell& neighbour) const {
    for (std::size_t i = 0; i + 1 < line_.size(); ++i) {
      if (is_in_leg(i, cell) && is_in_leg(i, neighbour)) return true;
    }
    return false;
  }

  bool is_in_leg(std::size_t i, const Cell& cell) const {
    const auto is_between = [](std::size_t a, std::size_t at, std::size_t b) {
      return std::min(a, b) <= at && at <= std::max(a, b);
    };
    return is_between(line_[i].row, cell.row, line_[i + 1].row) &&
           is_between(line_[i].column, cell.column, line_[i + 1].column);
  }

  std::string field(const Cell& cell) const {
    const bool left = runs(cell, {cell.row, cell.column - 1});
    const bool right = runs(cell, {cell.row, cell.column + 1});
    const bool up = runs(cell, {cell.row - 1, cell.column});
    const bool down = runs(cell, {cell.row + 1, cell.column});
    if (!left && !right && !up && !down) return centred(label(cell), ' ', ' ');
    const bool is_end = cell == line_.front() || cell == line_.back();
    const std::string turn = left && right ? "-" : up && down ? "|" : "+";
    const std::string mark = is_end ? '[' + label(cell) + ']' : turn;
    return paint_.highlight(centred(mark, left ? '-' : ' ', right ? '-' : ' '));
  }

  std::string label(const Cell& cell) const {
    if (has_kinds_ || !board_.has_piece(cell)) return kind_text(cell);
    return cell == line_.front() || cell == line_.back() ? "A" : "#";
  }

  const Board& board_;
  const std::vector<Cell>& line_;
  const judge::Paint& paint_;
  std::size_t margin_;  // width of a row's number
  std::size_t field_;   // width of a cell
  Shown rows_;
  Shown columns_;
  bool has_kinds_ = true;
};

inline std::string direction(const Cell& from, const Cell& to) {
  if (from.row == to.row) return from.column < to.column ? "right" : "left";
  return from.row < to.row ? "down" : "up";
}

// "1 turn: from row 1, column 1 right to row 1, column 4, down to row 3, column 4".
inline std::string told(const std::vector<Cell>& line) {
  std::string text = judge::counted(line.size() - 2, "turn") + ": from " + place_of(line.front());
  for (std::size_t i = 1; i < line.size(); ++i) {
    text += (i == 1 ? "\n" : ",\n") + std::string("  ") + direction(line[i - 1], line[i]) + " to " +
            place_of(line[i]);
  }
  return text;
}

// Looking for a longer line takes some bytes a cell: on larger boards it is left.
const std::size_t most_cells_for_detours = std::size_t{1} << 26;

inline std::string reason_for_no_line(const Board& board, const Query& query) {
  const std::string text = "No line with at most two turns joins them";
  if (board.columns() > most_cells_for_detours / board.rows()) return text + '.';
  const std::size_t turns = fewest_turns(board, query, Ground::board);
  const std::size_t outside = fewest_turns(board, query, Ground::board_and_outside);
  const std::string around = "around the\noutside, which is not allowed, ";
  if (outside <= 2) {
    return text + " on the board; " + around + judge::counted(outside, "turn") + " would do.";
  }
  if (turns != no_line) {
    return text + "; the straightest has " + judge::counted(turns, "turn") + '.';
  }
  if (outside == no_line) return text + ", and none with more.";
  return text + ", and none with more; " + around + judge::counted(outside, "turn") + " would do.";
}

inline std::string reason_for(const Board& board, const Query& query, Verdict verdict) {
  switch (verdict) {
    case Verdict::same_cell:
      return "The same cell twice: it takes two pieces.";
    case Verdict::empty_cell:
      return "There is no piece in " +
             place_of(board.has_piece(query.from) ? query.to : query.from) + '.';
    case Verdict::different_kinds:
      return "The kinds differ: " + std::to_string(board.kind(query.from)) + " and " +
             std::to_string(board.kind(query.to)) + '.';
    default:
      return reason_for_no_line(board, query);
  }
}

}  // namespace detail

// Writes why `answer` is the answer to `query`.
inline void write_explanation(const Board& board, const Query& query, const Answer& answer,
                              const judge::Paint& paint, judge::Output& output) {
  if (answer.verdict == Verdict::linked) {
    output.line(detail::told(answer.line));
    output.line("");
    output.write(detail::Drawing(board, answer.line, paint).text());
  } else {
    output.line(detail::reason_for(board, query, answer.verdict));
  }
  output.line("");
}

// Answers like answer() and writes below each answer why it is so.
inline void explain(judge::Input& input, const judge::Paint& paint, judge::Output& output) {
  for (Board board; read_board(input, board);) {
    for (std::uint64_t left = read_query_count(input); left != 0; --left) {
      const Query query = read_query(input, board);
      const Answer answer = link(board, query);
      write_verdict(answer, output);
      write_explanation(board, query, answer, paint, output);
    }
  }
}

}  // namespace lianliankan
