#pragma once
// What is checked of a mayan answer, by itself and against the oracle.

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "generate/mayan.hpp"
#include "mayan/solver.hpp"
#include "naive/mayan.hpp"

namespace proof {

// As a program prints it.
inline std::string shown(const std::vector<naive::Move>& moves) {
  std::string text;
  for (const naive::Move& move : moves) {
    text +=
        std::to_string(move.x) + ' ' + std::to_string(move.y) + ' ' + std::to_string(move.g) + '\n';
  }
  return text;
}

// The solver's moves, which are checked to empty the board, or none.
inline std::vector<naive::Move> answer(int moves, const naive::Board& board) {
  const std::uint64_t n = static_cast<std::uint64_t>(moves);
  const mayan::Result result = mayan::solve(generate::mayan_puzzle(moves, board));
  const std::vector<naive::Move> line = generate::naive_moves(result.moves);
  const bool is_solved = result.has_answer();
  EXPECT_EQ(line.size(), is_solved ? n : 0) << generate::mayan_input(n, board);
  EXPECT_TRUE(!is_solved || naive::empties(board, line))
      << generate::mayan_input(n, board) << shown(line);
  return line;
}

// Whether there is an answer; it must be the oracle's.
inline bool is_solved_like_naive(int moves, const naive::Board& board) {
  const std::vector<naive::Move> line = answer(moves, board);
  const std::vector<naive::Move> expected =
      naive::solve(board, moves).value_or(std::vector<naive::Move>());
  EXPECT_TRUE(line == expected) << generate::mayan_input(static_cast<std::uint64_t>(moves), board)
                                << "expected\n"
                                << shown(expected) << "got\n"
                                << shown(line);
  return !line.empty();
}

}  // namespace proof
