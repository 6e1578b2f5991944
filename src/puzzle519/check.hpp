#pragma once
// Judges what another program printed: a YES or NO for each jigsaw.

#include <string>

#include "judge/input.hpp"
#include "judge/judged_output.hpp"
#include "judge/paint.hpp"
#include "puzzle519/answer.hpp"
#include "puzzle519/explain.hpp"
#include "puzzle519/solver.hpp"

namespace puzzle519 {

// Returns what is right about the output, or throws judge::WrongOutput.
inline std::string check(judge::Input& input, judge::JudgedOutput& output,
                         const judge::Paint& paint) {
  judge::JudgedVerdicts verdicts(output);
  for_each_case(input, [&](const Case& one) {
    if (verdicts.has_ended()) return verdicts.count();
    const Result result = solve(one.puzzle);
    verdicts.expect(result.is_solved(), [&] {
      return judge::ToldCase{input.case_position(), "jigsaw " + std::to_string(one.number),
                             explained(one.puzzle, result, paint)};
    });
  });
  return verdicts.finish(input);
}

}  // namespace puzzle519
