#pragma once
// Judges what another program printed: a YES or NO for each query.

#include <string>
#include <vector>

#include "judge/input.hpp"
#include "judge/judged_output.hpp"
#include "judge/paint.hpp"
#include "lianliankan/answer.hpp"
#include "lianliankan/explain.hpp"
#include "lianliankan/misreadings.hpp"

namespace lianliankan {

// Returns what is right about the output, or throws judge::WrongOutput.
inline std::string check(judge::Input& input, judge::JudgedOutput& output,
                         const judge::Paint& paint) {
  judge::JudgedVerdicts verdicts(output);
  std::vector<Verdict> on_board;
  for_each_case(input, [&](const Case& one) {
    const bool is_linked = !one.path.empty();
    if (one.query_number == 1) on_board.clear();
    if (one.query_number <= max_verdicts) on_board.push_back({one.query, is_linked});
    verdicts.expect(is_linked, [&] {
      const std::string name = "query " + std::to_string(one.query_number) + " of board " +
                               std::to_string(one.board_number);
      std::string explanation = explained(one, paint);
      const bool is_opposite = output.token() == (is_linked ? "NO" : "YES");
      if (is_opposite && one.query_number <= max_verdicts) {
        on_board.back().is_linked = !is_linked;
        explanation += likely_causes(one.board, on_board);
      }
      return judge::ToldCase{input.case_position(), name, explanation};
    });
  });
  return verdicts.finish(input);
}

}  // namespace lianliankan
