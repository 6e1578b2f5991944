#pragma once
// puzzle519: UVa 519 "Puzzle (II)" (CERC 1997 F, POJ 1368, ZOJ 1264). Answers as the judge wants it:
// for each jigsaw YES if its pieces fill the rectangle without turning any, else NO.

#include "judge/input.hpp"
#include "judge/output.hpp"
#include "puzzle519/reading.hpp"
#include "puzzle519/solver.hpp"

namespace puzzle519 {

inline void write_verdict(const Result& result, judge::Output& output) {
  output.line(result.is_solved ? "YES" : "NO");
}

// Throws judge::MalformedInput for input that breaks the rules.
inline void answer(judge::Input& input, judge::Output& output) {
  for (Puzzle puzzle; read_puzzle(input, puzzle);) write_verdict(solve(puzzle), output);
}

}  // namespace puzzle519
