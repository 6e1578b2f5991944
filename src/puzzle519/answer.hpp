#pragma once
// puzzle519: UVa 519 "Puzzle (II)" (CERC 1997 F, POJ 1368, ZOJ 1264). Answers as the judge wants
// it: for each jigsaw YES if its pieces fill the rectangle without turning any, else NO.

#include "judge/input.hpp"
#include "judge/output.hpp"
#include "puzzle519/cases.hpp"
#include "puzzle519/solver.hpp"

namespace puzzle519 {

inline const char* text_of(const Result& result) { return result.is_solved() ? "YES" : "NO"; }

// Each answer is handed over before the next jigsaw is searched, which may take for ever. Throws
// judge::MalformedInput for input that breaks the rules.
inline void answer(judge::Input& input, judge::Output& output) {
  for_each_case(input, [&](const Case& one) {
    output.line(text_of(solve(one.puzzle)));
    output.flush();
  });
}

}  // namespace puzzle519
