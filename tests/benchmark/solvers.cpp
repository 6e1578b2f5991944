// mayan and puzzle519 against the naive baselines, in one run: boards from fixed seeds, answers checked
// against each other, work and ratios as a table. Build and run it with
// `cmake --build build --target benchmark`.
//
// They are solved inside this process and compared by processor time, so the cost of starting one does not
// count.

#include <sys/resource.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "generate/mayan.hpp"
#include "generate/puzzle519.hpp"
#include "mayan/solver.hpp"
#include "naive/mayan.hpp"
#include "naive/puzzle519.hpp"
#include "puzzle519/answer.hpp"

namespace {

[[noreturn]] void fail(const std::string& what) {
  std::fprintf(stderr, "benchmark: %s\n", what.c_str());
  std::exit(1);
}

double processor_seconds() {
  rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

// Sums over boards of what ours and the baseline took.
struct Comparison {
  double ours = 0;
  double baseline = 0;
  std::uint64_t nodes = 0;
  int boards = 0;
  int solved = 0;

  template <class Ours, class Baseline>
  void run(Ours solve_ours, Baseline solve_baseline) {
    const double start = processor_seconds();
    solve_ours();
    const double middle = processor_seconds();
    solve_baseline();
    ours += middle - start;
    baseline += processor_seconds() - middle;
    ++boards;
  }

  Comparison& operator+=(const Comparison& other) {
    ours += other.ours;
    baseline += other.baseline;
    nodes += other.nodes;
    boards += other.boards;
    solved += other.solved;
    return *this;
  }

  void print(const char* name) const {
    std::printf("%-34s %6d %6d %10llu %10.1f %10.1f %7.0f\n", name, boards, solved,
                static_cast<unsigned long long>(nodes), ours * 1e3, baseline * 1e3,
                baseline / ours);
  }
};

void print_heading(const char* program, const char* unit) {
  std::printf("\n%-34s %6s %6s %10s %10s %10s %7s\n", program, "boards", "solved", unit, "ours ms",
              "naive ms", "ratio");
}

void check_mayan(const mayan::Result& ours, const std::optional<std::vector<naive::Move>>& naive) {
  const bool is_solved = ours.reason == mayan::Result::Reason::solved;
  const bool is_same =
      is_solved == naive.has_value() && (!is_solved || generate::naive_moves(ours.moves) == *naive);
  if (!is_same) fail("mayan answers differ");
}

void compare_mayan(const char* name, int least_colours, int most_colours, int boards) {
  Comparison comparison;
  for (int i = 0; i < boards; ++i) {
    std::mt19937 random(static_cast<unsigned>(1000 * least_colours + i));
    const int colours = least_colours + i % (most_colours - least_colours + 1);
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

template <class Make>
Comparison compare_puzzle519(const char* name, Make make, std::uint64_t boards) {
  Comparison comparison;
  const int percents[] = {50, 30, 15};
  for (std::uint64_t i = 0; i < boards; ++i) {
    generate::Random random(519 + i);
    const puzzle519::Puzzle puzzle = make(percents[i % 3], random);
    const std::vector<std::string> letters = generate::letters(puzzle.pieces);
    puzzle519::Result ours;
    bool is_solvable = false;
    comparison.run([&] { ours = puzzle519::solve(puzzle); },
                   [&] { is_solvable = naive::assemble(6, 6, letters).has_value(); });
    if (ours.is_solved != is_solvable) fail("puzzle519 answers differ");
    comparison.nodes += ours.nodes;
    comparison.solved += is_solvable;
  }
  comparison.print(name);
  return comparison;
}

void compare_mixed_puzzle519() {
  using generate::Random;
  const std::uint64_t boards = 500;
  print_heading("puzzle519, 6 x 6", "nodes");
  const auto cut = [](int percent, Random& random) { return generate::cut(6, 6, percent, random); };
  const auto exchanged = [](int percent, Random& random) {
    return generate::nearly_solvable(6, 6, percent, random);
  };
  const auto dealt = [](int percent, Random& random) {
    return generate::dealt_anew(6, 6, percent, true, random);
  };
  Comparison together = compare_puzzle519("  cut from a picture", cut, boards);
  together += compare_puzzle519("  two sides exchanged", exchanged, boards);
  together += compare_puzzle519("  inner sides dealt anew", dealt, boards);
  together.print("  together");
}

// Solvable boards far beyond the limit, for which there is no baseline: the slowest of each size.
void time_large_jigsaws() {
  std::printf("\n%-34s %6s %17s %10s\n", "puzzle519, solvable and large", "boards", "nodes",
              "worst ms");
  for (const int size : {8, 10, 14, 20, 30}) {
    double worst = 0;
    std::uint64_t nodes = 0;
    int boards = 0;
    for (const int percent : {50, 30, 15}) {
      for (std::uint64_t seed = 1; seed <= 10; ++seed, ++boards) {
        generate::Random random(seed);
        const puzzle519::Puzzle puzzle = generate::cut(size, size, percent, random);
        const double start = processor_seconds();
        const puzzle519::Result result = puzzle519::solve(puzzle);
        worst = std::max(worst, processor_seconds() - start);
        if (!result.is_solved) fail("a jigsaw cut from a picture was not assembled");
        nodes += result.nodes;
      }
    }
    std::printf("  %2d x %-27d %6d %17llu %10.1f\n", size, size, boards,
                static_cast<unsigned long long>(nodes), worst * 1e3);
  }
}

}  // namespace

int main() {
  print_heading("mayan, 30 to 35 blocks, n = 5", "nodes");
  compare_mayan("  two to five colours", 2, 5, 40);
  compare_mayan("  eight to eleven colours", 8, 11, 12);
  compare_mixed_puzzle519();
  time_large_jigsaws();
}
