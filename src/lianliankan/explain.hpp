#pragma once
// Tells what the judge's answer stands for: the path that joins two pieces, in words and drawn, or
// the reason why there is none.

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
#include "lianliankan/drawing.hpp"

namespace lianliankan {
namespace detail {

inline std::string place_of(const Cell& cell) {
  return "row " + std::to_string(cell.row + 1) + ", column " + std::to_string(cell.column + 1);
}

inline std::string direction(const Cell& from, const Cell& to) {
  if (from.row == to.row) return from.column < to.column ? "right" : "left";
  return from.row < to.row ? "down" : "up";
}

// "1 turn: from row 1, column 1" and a line for each leg: "  right to row 1, column 4,".
inline std::string told(const std::vector<Cell>& path) {
  std::string text = judge::counted(path.size() - 2, "turn") + ": from " + place_of(path.front());
  for (std::size_t i = 1; i < path.size(); ++i) {
    text += (i == 1 ? "\n" : ",\n") + std::string("  ") + direction(path[i - 1], path[i]) + " to " +
            place_of(path[i]);
  }
  return text;
}

inline std::string reason_for_no_path(const Case& one) {
  const std::string text = "No line with at most two turns joins them";
  const std::string around = "around the\noutside, which is not allowed, ";
  const std::size_t outside = fewest_turns(one, Ground::board_and_outside);
  const std::string turns_outside = around + judge::counted(outside, "turn") + " would do.";
  if (outside <= 2) return text + " on the board; " + turns_outside;
  const std::size_t inside = fewest_turns(one, Ground::board);
  if (outside == not_known || inside == not_known) return text + '.';
  if (outside == no_path) return text + ", and none with more.";
  if (inside == no_path) return text + ", and none with more; " + turns_outside;
  return text + "; the fewest possible is " + judge::counted(inside, "turn") + '.';
}

inline std::string reason_for(const Case& one) {
  const Cell &from = one.query.from, &to = one.query.to;
  const std::uint64_t kind = one.board.kind(from), other_kind = one.board.kind(to);
  if (from == to) return "The same cell twice: it takes two pieces.";
  if (kind == 0 || other_kind == 0) {
    return "There is no piece in " + place_of(kind == 0 ? from : to) + '.';
  }
  if (kind != other_kind) {
    return "The kinds differ: " + std::to_string(kind) + " and " + std::to_string(other_kind) + '.';
  }
  return reason_for_no_path(one);
}

}  // namespace detail

// The answer to a query and, below it, why it is so.
inline std::string explained(const Case& one, const judge::Paint& paint) {
  const std::string answer = verdict_of(one) + std::string("\n");
  if (one.path.empty()) return answer + detail::reason_for(one) + "\n\n";
  const std::string drawing = detail::Drawing(one.board, one.path, paint).text();
  return answer + detail::told(one.path) + "\n\n" + drawing + '\n';
}

// Answers like answer() and explains each answer.
inline void explain(judge::Input& input, const judge::Paint& paint, judge::Output& output) {
  for_each_case(input, [&](const Case& one) { output.write(explained(one, paint)); });
}

}  // namespace lianliankan
