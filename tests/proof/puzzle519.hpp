#pragma once
// What is checked of a puzzle519 result, by itself and against the oracle.

#include <gtest/gtest.h>

#include "generate/puzzle519.hpp"
#include "naive/puzzle519.hpp"
#include "puzzle519/solver.hpp"

namespace proof {

// Solves and checks all of the result that can be checked without knowing the answer.
inline puzzle519::Result checked(const puzzle519::Draft& draft) {
  using puzzle519::Condition;
  const puzzle519::Result result = puzzle519::solve(puzzle_of(draft));
  if (result.is_solved()) {
    EXPECT_TRUE(naive::verifies(draft.rows, draft.columns, draft.pieces,
                                generate::letters(result.assembly)))
        << puzzle519::judge_text(draft);
    EXPECT_EQ(result.failure.condition, Condition::none) << puzzle519::judge_text(draft);
    EXPECT_GT(result.nodes, draft.pieces.size()) << puzzle519::judge_text(draft);
  } else {
    EXPECT_EQ(result.nodes == 0, result.failure.condition != Condition::none)
        << puzzle519::judge_text(draft);
  }
  return result;
}

// Whether there is an assembly; the oracle must say the same.
inline bool is_solved_like_naive(const puzzle519::Draft& draft) {
  const bool expected = naive::assemble(draft.rows, draft.columns, draft.pieces).has_value();
  EXPECT_EQ(checked(draft).is_solved(), expected) << puzzle519::judge_text(draft);
  return expected;
}

}  // namespace proof
