#pragma once
// mayan: the NOIP 2011 senior problem "Mayan puzzle" (day 1, problem 3; Luogu P1312, LibreOJ 2598).
// Answers as the judge wants it: the lexicographically smallest n moves that empty the board, one a
// line, or -1.

#include <string>

#include "judge/input.hpp"
#include "judge/output.hpp"
#include "mayan/cases.hpp"

namespace mayan {

inline std::string text_of(const Move& move) {
  return std::to_string(move.x) + ' ' + std::to_string(move.y) + ' ' +
         std::to_string(move.direction);
}

// The answer's lines.
inline std::string text_of(const Result& result) {
  if (!result.has_answer()) return "-1\n";
  std::string text;
  for (const Move& move : result.moves) text += text_of(move) + '\n';
  return text;
}

// Throws judge::MalformedInput for input that breaks the rules.
inline void answer(judge::Input& input, judge::Output& output) {
  for_each_case(input, [&](const Case& one) { output.write(text_of(one.result)); });
}

}  // namespace mayan
