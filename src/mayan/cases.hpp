#pragma once
// The loop over all cases, which answer(), explain() and check() share. An input of mayan has
// one case, a single puzzle.

#include "judge/errors.hpp"
#include "judge/input.hpp"
#include "mayan/puzzle.hpp"
#include "mayan/reading.hpp"
#include "mayan/solver.hpp"

namespace mayan {

struct Case {
  Puzzle puzzle;
  judge::Position at;  // of the puzzle's first token
  Result result;
};

// Calls use(const Case&) for each puzzle. Throws judge::MalformedInput for input that breaks the
// rules.
template <class Use>
void for_each_case(judge::Input& input, Use use) {
  Case one;
  one.puzzle = read_puzzle(input, one.at);
  one.result = solve(one.puzzle);
  use(one);
}

}  // namespace mayan
