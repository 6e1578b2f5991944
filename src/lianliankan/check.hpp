#pragma once
// Judges what another program printed: a YES or NO for each query.

#include <string>

#include "judge/input.hpp"
#include "judge/judged_output.hpp"
#include "judge/paint.hpp"
#include "lianliankan/cases.hpp"
#include "lianliankan/explain.hpp"

namespace lianliankan {

// Returns what is right about the output, or throws judge::WrongOutput.
inline std::string check(judge::Input& input, judge::JudgedOutput& output,
                         const judge::Paint& paint) {
  judge::JudgedVerdicts verdicts(output);
  for_each_case(input, [&](const Case& one) {
    verdicts.expect(!one.path.empty(), [&] {
      const std::string name = "query " + std::to_string(one.query_number) + " of board " +
                               std::to_string(one.board_number);
      return judge::ToldCase{one.at, name, explained(one, paint)};
    });
  });
  return verdicts.finish(input);
}

}  // namespace lianliankan
