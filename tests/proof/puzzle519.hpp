#pragma once
// What is checked of a puzzle519 result, by itself and against the oracle.

#include <gtest/gtest.h>

#include "generate/puzzle519.hpp"
#include "naive/puzzle519.hpp"
#include "puzzle519/solver.hpp"

namespace proof {

// Solves and checks all of the result that can be checked without knowing the answer.
inline puzzle519::Result checked(const puzzle519::Puzzle& puzzle) {
  using puzzle519::Condition;
  const puzzle519::Result result = puzzle519::solve(puzzle);
  if (result.is_solved) {
    EXPECT_TRUE(naive::verifies(puzzle.rows, puzzle.columns, generate::letters(puzzle.pieces),
                                generate::letters(result.assembly)))
        << generate::shown(puzzle);
    EXPECT_EQ(result.failure.condition, Condition::none) << generate::shown(puzzle);
    EXPECT_GT(result.nodes, puzzle.pieces.size()) << generate::shown(puzzle);
  } else {
    EXPECT_TRUE(result.assembly.empty()) << generate::shown(puzzle);
    EXPECT_EQ(result.nodes == 0, result.failure.condition != Condition::none)
        << generate::shown(puzzle);
  }
  return result;
}

// Whether there is an assembly; the oracle must say the same.
inline bool is_solved_like_naive(const puzzle519::Puzzle& puzzle) {
  const bool expected =
      naive::assemble(puzzle.rows, puzzle.columns, generate::letters(puzzle.pieces)).has_value();
  EXPECT_EQ(checked(puzzle).is_solved, expected) << generate::shown(puzzle);
  return expected;
}

}  // namespace proof
