#pragma once
// Draws what the judge's answer stands for: the assembled rectangle, or the first reason that decides
// that there is none. Plain text; boards of more columns than 80 characters take are drawn in bands.

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "judge/input.hpp"
#include "judge/output.hpp"
#include "judge/paint.hpp"
#include "judge/wording.hpp"
#include "puzzle519/answer.hpp"
#include "puzzle519/conditions.hpp"
#include "puzzle519/piece.hpp"
#include "puzzle519/reading.hpp"
#include "puzzle519/solver.hpp"
#include "puzzle519/stock.hpp"

namespace puzzle519 {
namespace detail {

inline char letter_of(Side side) {
  return side == Side::flat ? 'F' : side == Side::jut ? 'O' : 'I';
}

inline std::string letters_of(const Piece& piece) {
  return {letter_of(piece.top), letter_of(piece.right), letter_of(piece.bottom),
          letter_of(piece.left)};
}

// The rectangle as a grid of pieces, each named by its letters. An arrow stands where a jut enters a
// cavity and points the way the jut does.
class Drawing {
 public:
  Drawing(const Puzzle& puzzle, const std::vector<Piece>& assembly, const judge::Paint& paint)
      : rows_(static_cast<std::size_t>(puzzle.rows)),
        columns_(static_cast<std::size_t>(puzzle.columns)),
        assembly_(assembly),
        paint_(paint) {}

  std::string text() const {
    std::string text;
    for (std::size_t first = 0; first < columns_; first += band_width) {
      const std::size_t last = std::min(first + band_width, columns_);
      if (columns_ > band_width) {
        text += "columns " + std::to_string(first + 1) + " to " + std::to_string(last) + '\n';
      }
      text += band(first, last);
    }
    return text;
  }

 private:
  static const std::size_t band_width = 11;  // of 7 characters each, and 2 in front

  const Piece& piece(std::size_t row, std::size_t column) const {
    return assembly_[row * columns_ + column];
  }

  std::string band(std::size_t first, std::size_t last) const {
    std::string text;
    for (std::size_t row = 0; row < rows_; ++row) {
      text += rule(row, first, last) + "  ";
      for (std::size_t column = first; column < last; ++column) {
        text += joint_before(row, column) + ' ' + letters_of(piece(row, column)) + ' ';
      }
      text += (last == columns_ ? "|" : joint_before(row, last)) + '\n';
    }
    return text + rule(rows_, first, last);
  }

  // The line above a row.
  std::string rule(std::size_t row, std::size_t first, std::size_t last) const {
    std::string text = "  ";
    for (std::size_t column = first; column < last; ++column) {
      text += "+--" + joint_above(row, column) + (row == 0 || row == rows_ ? "" : "-") + "--";
    }
    return text + "+\n";
  }

  std::string joint_above(std::size_t row, std::size_t column) const {
    if (row == 0 || row == rows_) return "--";
    return paint_.highlight(piece(row, column).top == Side::cavity ? "v" : "^");
  }

  std::string joint_before(std::size_t row, std::size_t column) const {
    if (column == 0) return "|";
    return paint_.highlight(piece(row, column).left == Side::cavity ? ">" : "<");
  }

  std::size_t rows_;
  std::size_t columns_;
  const std::vector<Piece>& assembly_;
  const judge::Paint& paint_;
};

// "top", "top and left", "top, right, bottom and left"; "none" for no side.
inline std::string names_of(Sides sides) {
  static const char* const names[] = {"top", "right", "bottom", "left"};
  std::vector<std::string> chosen;
  for (std::size_t i = 0; i < 4; ++i) {
    if ((sides >> i & 1) != 0) chosen.emplace_back(names[i]);
  }
  if (chosen.empty()) return "none";
  std::string text = chosen[0];
  for (std::size_t i = 1; i < chosen.size(); ++i) {
    text += (i + 1 < chosen.size() ? ", " : " and ") + chosen[i];
  }
  return text;
}

inline std::string direction_of(Sides exit) {
  return exit == on_right ? "from left to right" : "from top to bottom";
}

// The juts and cavities that should pair up in a direction, of which there are not equally many.
inline std::string unpaired(const Failure& failure, Sides exit) {
  return judge::counted(failure.found, "jut") + " on the " + names_of(exit) + " against " +
         (failure.needed == 1 ? "1 cavity" : std::to_string(failure.needed) + " cavities") +
         " on the " + names_of(opposite(exit));
}

inline std::string reason_of(const Result& result) {
  const Failure& failure = result.failure;
  const std::string edge = "the " + names_of(failure.sides) + " edge";
  const Sides along = (failure.sides & (on_top | on_bottom)) != 0 ? on_right : on_bottom;
  switch (failure.condition) {
    case Condition::flat_sides:
      return "Flat sides do not add up:\n" + judge::counted_are(failure.found, "piece") +
             " flat on the " + names_of(failure.sides) + ", where the rectangle needs " +
             std::to_string(failure.needed) + '.';
    case Condition::flat_sets:
      return "Flat sides do not add up: " + judge::counted_are(failure.found, "piece") +
             " flat on these sides and no\nother: " + names_of(failure.sides) +
             "; the rectangle needs " + std::to_string(failure.needed) + '.';
    case Condition::joints:
      return "Juts and cavities do not pair up " + direction_of(failure.sides) + ":\n" +
             unpaired(failure, failure.sides) + '.';
    case Condition::border_joints:
      return "Juts and cavities do not pair up along " + edge + ":\n" + unpaired(failure, along) +
             '.';
    case Condition::border_chain:
      return "The pieces of " + edge + " cannot be chained: " + std::to_string(failure.found) +
             " of them can follow on none of\nthe others.";
    case Condition::inner_joints:
      return "Inner pieces do not suit " + edge + ": " + judge::counted(failure.found, "piece") +
             " can take its " + (failure.shape == Side::jut ? "juts" : "cavities") +
             ", of which it\nhas " + std::to_string(failure.needed) + '.';
    default:
      return "No assembly exists: searched completely, " +
             judge::counted(result.nodes, "position") + '.';
  }
}

}  // namespace detail

// Writes why `result` is the answer to `puzzle`.
inline void write_explanation(const Puzzle& puzzle, const Result& result, const judge::Paint& paint,
                              judge::Output& output) {
  if (result.is_solved) {
    output.write(detail::Drawing(puzzle, result.assembly, paint).text());
  } else {
    output.line(detail::reason_of(result));
  }
  output.line("");
}

// Answers like answer() and writes below each answer why it is so.
inline void explain(judge::Input& input, const judge::Paint& paint, judge::Output& output) {
  for (Puzzle puzzle; read_puzzle(input, puzzle);) {
    const Result result = solve(puzzle);
    write_verdict(result, output);
    write_explanation(puzzle, result, paint, output);
  }
}

}  // namespace puzzle519
