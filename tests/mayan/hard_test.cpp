#include "mayan/hard.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include "generate/mayan.hpp"
#include "judge/memory_file.hpp"
#include "judge/output.hpp"
#include "judge/written.hpp"
#include "mayan/program.hpp"
#include "naive/mayan.hpp"
#include "proof/cases.hpp"

namespace {

std::string input_of(std::uint64_t seed) {
  return judge_test::written_by(mayan::program().hard, seed);
}

mayan::Puzzle read(const std::string& text) {
  judge_test::MemoryFile file;
  file.fill(text.data(), text.size());
  judge::Output unused(-1);
  judge::Input input(file.descriptor(), unused);
  return mayan::read_puzzle(input);
}

const std::uint64_t seeds = proof::part > 1 ? 2 : 6;

double seconds() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration<double>(now).count();
}

TEST(Hard, IsAtTheLimits) {
  for (std::uint64_t seed = 0; seed < seeds; ++seed) {
    const std::string text = input_of(seed);
    EXPECT_EQ(text.substr(0, 2), "5\n");
    const naive::Board board = generate::naive_board(read(text));
    std::size_t blocks = 0;
    for (const auto& column : board) blocks += column.size();
    EXPECT_GE(blocks, 30U) << text;
  }
}

// All but left drags onto blocks.
std::vector<naive::Move> first_moves(const naive::Board& board) {
  std::vector<naive::Move> moves = naive::legal_moves(board);
  const auto is_left_swap = [&](const naive::Move& move) {
    return move.g == -1 && naive::colour_at(board, move.x - 1, move.y) != 0;
  };
  moves.erase(std::remove_if(moves.begin(), moves.end(), is_left_swap), moves.end());
  return moves;
}

// The judge gives three seconds.
TEST(Hard, IsAnsweredInTime) {
  for (std::uint64_t seed = 0; seed < seeds; ++seed) {
    const mayan::Puzzle puzzle = read(input_of(seed));
    const double start = seconds();
    const mayan::Result result = mayan::solve(puzzle);
    EXPECT_LT(seconds() - start, 3) << seed;
    EXPECT_EQ(result.moves.empty(), seed % 2 == 0) << seed;
    if (!result.moves.empty()) {
      EXPECT_GE(result.moves[0].x, 3) << seed;
    }
  }
}

// Where there is no answer the naive search goes on from each first move: one of them is timed here
// and stands for all.
TEST(Hard, TakesTheNaiveSearchAHundredTimesAsLong) {
  if (proof::part > 1) GTEST_SKIP() << "too slow";
  double ours = 0, naive_search = 0;
  for (std::uint64_t seed = 0; seed < 20; seed += 2) {
    const mayan::Puzzle puzzle = read(input_of(seed));
    const naive::Board board = generate::naive_board(puzzle);
    const std::vector<naive::Move> moves = first_moves(board);
    const double start = seconds();
    EXPECT_TRUE(mayan::solve(puzzle).moves.empty()) << seed;
    const double middle = seconds();
    EXPECT_FALSE(naive::solve(naive::apply(board, moves[seed]), 4)) << seed;
    ours += middle - start;
    naive_search += (seconds() - middle) * static_cast<double>(moves.size());
  }
  EXPECT_GE(naive_search, 100 * ours) << naive_search << " s, " << ours << " s";
  std::printf("naive %.1f s, ours %.4f s, ratio %.0f\n", naive_search, ours, naive_search / ours);
}

TEST(Hard, SameBytesEverywhere) {
  EXPECT_EQ(input_of(0),
            "5\n2 5 5 1 4 3 0\n5 2 2 1 1 4 2 0\n3 1 4 0\n1 3 5 4 1 5 3 0\n4 3 3 4 5 2 2 0\n");
  EXPECT_EQ(input_of(1),
            "5\n1 1 2 2 1 2 1 0\n1 1 2 1 1 2 2 0\n2 2 1 0\n1 2 1 2 1 2 1 0\n1 1 2 2 1 2 2 0\n");
}

}  // namespace
