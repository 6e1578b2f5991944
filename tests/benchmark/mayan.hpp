#pragma once
// mayan against the textbook search, on boards at the judge's limits.

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <random>
#include <vector>

#include "benchmark/comparison.hpp"
#include "generate/mayan.hpp"
#include "mayan/solver.hpp"
#include "naive/mayan.hpp"

namespace benchmark {

inline void check_mayan(const mayan::Result& ours,
                        const std::optional<std::vector<naive::Move>>& naive) {
  const bool is_solved = ours.has_answer();
  const bool is_same =
      is_solved == naive.has_value() && (!is_solved || generate::naive_moves(ours.moves) == *naive);
  if (!is_same) fail("mayan answers differ");
}

inline void compare_mayan(const char* name, int min_colours, int max_colours, int boards) {
  Comparison comparison;
  for (int i = 0; i < boards; ++i) {
    std::mt19937 random(static_cast<unsigned>(1000 * min_colours + i));
    const int colours = min_colours + i % (max_colours - min_colours + 1);
    const naive::Board board = generate::mayan_board(random, 30 + i % 6, colours);
    const mayan::Puzzle puzzle = generate::mayan_puzzle(5, board);
    mayan::Result ours;
    std::optional<std::vector<naive::Move>> naive;
    comparison.run([&] { ours = mayan::solve(puzzle); }, [&] { naive = naive::solve(board, 5); });
    check_mayan(ours, naive);
    comparison.nodes += ours.nodes;
    comparison.solved += naive.has_value();
  }
  comparison.print(name);
}

inline void compare_mayan_boards() {
  print_heading("mayan, 30 to 35 blocks, n = 5", "nodes");
  compare_mayan("  two to five colours", 2, 5, 40);
  compare_mayan("  eight to eleven colours", 8, 11, 12);
}

// Beyond the judge's limits, for which there is no baseline.
inline void time_more_moves() {
  std::printf("\n%-34s %6s %6s %10s %10s\n", "mayan, full boards, more moves", "boards", "solved",
              "nodes", "worst ms");
  for (const int moves : {6, 7, 8}) {
    double worst = 0;
    std::uint64_t nodes = 0;
    int boards = 0, solved = 0;
    for (unsigned seed = 1; seed <= 5; ++seed) {
      for (int colours = 2; colours <= 6; ++colours, ++boards) {
        const mayan::Puzzle puzzle =
            generate::mayan_puzzle(moves, generate::full_mayan_board(seed, colours));
        const double start = processor_seconds();
        const mayan::Result result = mayan::solve(puzzle);
        worst = std::max(worst, processor_seconds() - start);
        nodes += result.nodes;
        solved += result.has_answer();
      }
    }
    std::printf("  n = %-28d %6d %6d %10llu %10.1f\n", moves, boards, solved,
                static_cast<unsigned long long>(nodes), worst * 1e3);
  }
}

}  // namespace benchmark
