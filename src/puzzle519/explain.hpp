#pragma once
// Tells what an answer stands for: the assembled rectangle, or the first reason that decides that
// there is none.

#include <string>

#include "judge/input.hpp"
#include "judge/output.hpp"
#include "judge/paint.hpp"
#include "judge/wording.hpp"
#include "puzzle519/answer.hpp"
#include "puzzle519/conditions.hpp"
#include "puzzle519/drawing.hpp"
#include "puzzle519/pieces.hpp"
#include "puzzle519/solver.hpp"

namespace puzzle519 {
namespace detail {

// "top", "top and left", "top, right, bottom and left"; "none" for no side.
inline std::string names_of(Sides sides) {
  static const char* const names[] = {"top", "right", "bottom", "left"};
  std::string text;
  for (unsigned i = 0; i < 4; ++i) {
    if ((sides >> i & 1) == 0) continue;
    if (!text.empty()) text += sides >> i == 1 ? " and " : ", ";
    text += names[i];
  }
  return text.empty() ? "none" : text;
}

// For juts on the exit side and cavities opposite, of which there are not equally many.
inline std::string unpaired(const Failure& failure, Sides exit, const std::string& where) {
  return "Juts and cavities do not pair up " + where + ":\n" +
         judge::counted(failure.found, "jut") + " on the " + names_of(exit) + " against " +
         std::to_string(failure.needed) + (failure.needed == 1 ? " cavity" : " cavities") +
         " on the " + names_of(opposite(exit)) + '.';
}

// Why the answer is NO, which `result` must be.
inline std::string reason_of(const Result& result) {
  const Failure& failure = result.failure;
  const std::string pieces_are = judge::counted_are(failure.found, "piece");
  const std::string needed = std::to_string(failure.needed);
  const std::string sides = names_of(failure.sides);
  switch (failure.condition) {
    case Condition::flat_sides:
      return "Flat sides do not add up:\n" + pieces_are + " flat on the " + sides +
             ", where the rectangle needs " + needed + '.';
    case Condition::flat_sets:
      return "Flat sides do not add up: " + pieces_are +
             " flat on these sides and no\nother: " + sides + "; the rectangle needs " + needed +
             '.';
    case Condition::joints:
      return unpaired(failure, failure.sides,
                      failure.sides == on_right ? "from left to right" : "from top to bottom");
    case Condition::border_joints:
      return unpaired(failure, exit_along(failure.sides), "along the " + sides + " edge");
    case Condition::border_walk:
      return "The pieces of the " + sides + " edge cannot be laid end to end:\n" +
             std::to_string(failure.found) + " of them would fit behind none of the others.";
    default:
      return "No assembly exists: searched completely, " +
             judge::counted(result.nodes, "position") + '.';
  }
}

}  // namespace detail

// The answer to a jigsaw and, below it, why it is so.
inline std::string explained(const Puzzle& puzzle, const Result& result,
                             const judge::Paint& paint) {
  const std::string answer = text_of(result) + std::string("\n");
  if (!result.is_solved()) return answer + detail::reason_of(result) + "\n\n";
  return answer + drawing(result.assembly, puzzle.board.columns, paint) + '\n';
}

// Answers like answer() and explains each answer.
inline void explain(judge::Input& input, const judge::Paint& paint, judge::Output& output) {
  for_each_case(input, [&](const Case& one) {
    output.write(explained(one.puzzle, solve(one.puzzle), paint));
    output.flush();
  });
}

}  // namespace puzzle519
