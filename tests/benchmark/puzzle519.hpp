#pragma once
// puzzle519 against the textbook search, and on boards that are too large for it.

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include "benchmark/comparison.hpp"
#include "generate/climbed_puzzle519.hpp"
#include "generate/pictures_puzzle519.hpp"
#include "generate/puzzle519.hpp"
#include "naive/puzzle519.hpp"
#include "puzzle519/solver.hpp"

namespace benchmark {

inline void compare_jigsaw(const puzzle519::Draft& draft, Comparison& comparison) {
  const std::vector<std::string> letters = draft.pieces;
  puzzle519::Result ours;
  bool is_solvable = false;
  comparison.run(
      [&] { ours = puzzle519::solve(puzzle_of(draft)); },
      [&] { is_solvable = naive::assemble(draft.rows, draft.columns, letters).has_value(); });
  if (ours.is_solved() != is_solvable) fail("puzzle519 answers differ");
  comparison.nodes += ours.nodes + ours.changes;
  comparison.solved += is_solvable;
}

template <class Make>
Comparison compare_jigsaws(const char* name, Make make) {
  Comparison comparison;
  const unsigned percents[] = {50, 30, 15};
  for (std::uint64_t i = 0; i < 500; ++i) {
    generate::Random random(519 + i);
    compare_jigsaw(make(percents[i % 3], random), comparison);
  }
  comparison.print(name);
  return comparison;
}

inline void compare_judges_jigsaws() {
  using generate::Random;
  print_heading("puzzle519, 6 x 6", "work");
  const auto cut = [](unsigned percent, Random& random) {
    return generate::cut(6, 6, percent, random);
  };
  const auto exchanged = [](unsigned percent, Random& random) {
    return generate::nearly_solvable(6, 6, percent, random);
  };
  const auto dealt = [](unsigned percent, Random& random) {
    return generate::dealt_anew(6, 6, percent, true, random);
  };
  Comparison together = compare_jigsaws("  cut from a picture", cut);
  together += compare_jigsaws("  two sides exchanged", exchanged);
  together += compare_jigsaws("  inner sides dealt anew", dealt);
  together.print("  together");
  for (const generate::Climbed& each : generate::climbed()) {
    if (each.size > 6) continue;  // the textbook takes too long
    Comparison climbed;
    compare_jigsaw(generate::draft(each), climbed);
    climbed.print(each.is_solvable ? "  hardest known, solvable" : "  hardest known, unsolvable");
  }
}

// The sums and the slowest of boards for which there is no baseline.
class Timing {
 public:
  void run(const puzzle519::Draft& draft, bool is_solvable) {
    const double start = processor_seconds();
    const puzzle519::Result result = puzzle519::solve(puzzle_of(draft));
    worst_ = std::max(worst_, processor_seconds() - start);
    if (result.is_solved() != is_solvable) fail("a large jigsaw is answered wrong");
    nodes_ += result.nodes;
    changes_ += result.changes;
    ++boards_;
  }

  void print(const std::string& name) const {
    std::printf("  %-32s %6d %13llu %13llu %10.1f\n", name.c_str(), boards_,
                static_cast<unsigned long long>(nodes_), static_cast<unsigned long long>(changes_),
                worst_ * 1e3);
  }

 private:
  int boards_ = 0;
  std::uint64_t nodes_ = 0;
  std::uint64_t changes_ = 0;
  double worst_ = 0;
};

inline std::string square(std::size_t size) {
  return std::to_string(size) + " x " + std::to_string(size);
}

inline void time_large_jigsaws() {
  std::printf("\n%-34s %6s %13s %13s %10s\n", "puzzle519, large", "boards", "nodes", "changes",
              "worst ms");
  for (const std::size_t size : {8, 12, 20, 30}) {
    Timing timing;
    for (const generate::Picture& picture : generate::pictures()) {
      generate::Random random(1);
      timing.run(generate::cut(size, size, picture, random), true);
    }
    timing.print("pictures, " + square(size));
  }
  for (const std::size_t size : {8, 30, 300, 1000}) {
    Timing timing;
    for (const unsigned percent : {50, 30, 15}) {
      generate::Random random(1);
      timing.run(generate::cut(size, size, percent, random), true);
    }
    timing.print("random, " + square(size));
  }
  for (const generate::Climbed& each : generate::climbed()) {
    if (each.size < 7) continue;
    Timing timing;
    timing.run(generate::draft(each), each.is_solvable);
    timing.print((each.is_solvable ? "hard, solvable, " : "hard, unsolvable, ") +
                 square(each.size));
  }
}

}  // namespace benchmark
