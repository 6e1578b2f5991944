#pragma once
// lianliankan: HDU 1175. Answers as the judge wants it: for each query YES if the two pieces are of one
// kind and a line with at most two turns joins them through empty cells, else NO.

#include <cstdint>

#include "judge/input.hpp"
#include "judge/output.hpp"
#include "lianliankan/board.hpp"
#include "lianliankan/link.hpp"
#include "lianliankan/reading.hpp"

namespace lianliankan {

inline void write_verdict(const Answer& answer, judge::Output& output) {
  output.line(answer.verdict == Verdict::linked ? "YES" : "NO");
}

// Throws judge::MalformedInput for input that breaks the rules.
inline void answer(judge::Input& input, judge::Output& output) {
  for (Board board; read_board(input, board);) {
    for (std::uint64_t left = read_query_count(input); left != 0; --left) {
      write_verdict(link(board, read_query(input, board)), output);
    }
  }
}

}  // namespace lianliankan
