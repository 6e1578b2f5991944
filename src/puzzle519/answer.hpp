#pragma once
// puzzle519: UVa 519 "Puzzle (II)" (CERC 1997 F, POJ 1368, ZOJ 1264). Answers as the judge wants
// it: for each jigsaw YES if its pieces fill the rectangle without turning any, else NO.

#include "judge/input.hpp"
#include "judge/output.hpp"
#include "puzzle519/reading.hpp"

namespace puzzle519 {

inline void write_answer(const Case& solved, judge::Output& output) {
  output.line(solved.result.is_solved ? "YES" : "NO");
}

// Throws judge::MalformedInput for input that breaks the rules.
inline void answer(judge::Input& input, judge::Output& output) {
  for_each_case(input, output, [&](const Case& solved) { write_answer(solved, output); });
}

}  // namespace puzzle519
