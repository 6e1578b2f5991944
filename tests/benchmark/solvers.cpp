// mayan and puzzle519 against the naive baselines, in one run: boards from fixed seeds, answers checked
// against each other, work and ratios as a table. Build and run it with
// `cmake --build build --target benchmark`.
//
// They are solved inside this process and compared by processor time, so the cost of starting one does not
// count.

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "benchmark/comparison.hpp"
#include "benchmark/mayan.hpp"
#include "generate/puzzle519.hpp"
#include "naive/puzzle519.hpp"
#include "puzzle519/answer.hpp"

namespace {

using benchmark::Comparison;
using benchmark::fail;
using benchmark::print_heading;
using benchmark::processor_seconds;

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
  benchmark::compare_mayan_boards();
  benchmark::time_more_moves();
  compare_mixed_puzzle519();
  time_large_jigsaws();
}
