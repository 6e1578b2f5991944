#pragma once
// What all parts of the benchmark share: processor time, and sums of ours and a baseline as a line
// of a table.

#include <sys/resource.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace benchmark {

[[noreturn]] inline void fail(const std::string& what) {
  std::fprintf(stderr, "benchmark: %s\n", what.c_str());
  std::exit(1);
}

inline double processor_seconds() {
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

inline void print_heading(const char* program, const char* unit) {
  std::printf("\n%-34s %6s %6s %10s %10s %10s %7s\n", program, "boards", "solved", unit, "ours ms",
              "naive ms", "ratio");
}

}  // namespace benchmark
