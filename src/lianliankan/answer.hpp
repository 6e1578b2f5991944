#pragma once
// lianliankan: HDU 1175. Answers as the judge wants it: for each query YES if the two pieces are of
// one kind and a line with at most two turns joins them through empty cells, else NO.

#include "judge/input.hpp"
#include "judge/output.hpp"
#include "lianliankan/cases.hpp"

namespace lianliankan {

inline const char* verdict_of(const Case& one) { return one.path.empty() ? "NO" : "YES"; }

// Throws judge::MalformedInput for input that breaks the rules.
inline void answer(judge::Input& input, judge::Output& output) {
  for_each_case(input, [&](const Case& one) { output.line(verdict_of(one)); });
}

}  // namespace lianliankan
