// The suite against the naive baselines and the floor, in one run: boards from fixed seeds, answers
// checked against each other, work and ratios as a table. Build and run it with
// `cmake --build build --target benchmark`.
//
// mayan and puzzle519 are solved inside this process and compared by processor time, so the cost of
// starting one does not count. lianliankan is the real executable on a file, by wall time, against a
// program that only reads the file (this one, called with --floor).

#include <fcntl.h>
#include <spawn.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <random>
#include <string>
#include <vector>

#include "benchmark/comparison.hpp"
#include "benchmark/mayan.hpp"
#include "generate/lianliankan.hpp"
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

// Reads standard input and does nothing with it.
int read_only() {
  static char buffer[1 << 16];
  ssize_t count;
  while ((count = read(STDIN_FILENO, buffer, sizeof buffer)) > 0) {
  }
  return count == 0 ? 0 : 1;
}

// Wall time of a command with a file as its input and nowhere for its output.
double wall_seconds(const std::vector<std::string>& command, const std::string& input) {
  std::vector<char*> words;
  for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, STDIN_FILENO, input.c_str(), O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  const auto start = std::chrono::steady_clock::now();
  // Not fork(): this process is large, and copying its page tables takes milliseconds.
  pid_t child = 0;
  if (posix_spawn(&child, words[0], &files, nullptr, words.data(), environ) != 0)
    fail("cannot start " + command[0]);
  int status = 0;
  waitpid(child, &status, 0);
  const auto end = std::chrono::steady_clock::now();
  posix_spawn_file_actions_destroy(&files);
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) fail(command[0] + " failed");
  return std::chrono::duration<double>(end - start).count();
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

void compare_lianliankan(const std::string& self, const std::string& program) {
  std::printf("\n%-34s %6s %10s %10s %10s %7s\n", "lianliankan, ten full boards", "runs", "bytes",
              "ours ms", "floor ms", "ratio");
  const std::string input =
      std::string(std::getenv("TMPDIR") != nullptr ? std::getenv("TMPDIR") : "/tmp") +
      "/lianliankan_benchmark.in";
  for (const generate::BoardSort& sort :
       {generate::BoardSort{"sparse", 1, 9},
        generate::BoardSort{"half full, kinds to 100,000", 500, 100000},
        generate::BoardSort{"full, one digit", 1000, 9},
        generate::BoardSort{"full, kinds to 2,000,000,000", 1000, 2000000000}}) {
    std::mt19937 random(1175);
    std::string text;
    for (int board = 0; board < 10; ++board) text += generate::lianliankan_case(random, sort);
    text += "0 0\n";
    std::ofstream(input, std::ios::binary) << text;
    std::vector<double> ours, floor, ratios;
    for (int run = 0; run < 21; ++run) {
      ours.push_back(wall_seconds({program}, input));
      floor.push_back(wall_seconds({self, "--floor"}, input));
      ratios.push_back(ours.back() / floor.back());
    }
    std::printf("  %-32s %6zu %10zu %10.1f %10.1f %7.2f\n", sort.name, ours.size(), text.size(),
                median(ours) * 1e3, median(floor) * 1e3, median(ratios));
  }
  unlink(input.c_str());
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 2 && std::string(argv[1]) == "--floor") return read_only();
  if (argc != 2) fail("usage: benchmark PATH_OF_LIANLIANKAN");
  benchmark::compare_mayan_boards();
  benchmark::time_more_moves();
  compare_mixed_puzzle519();
  time_large_jigsaws();
  compare_lianliankan(argv[0], argv[1]);
}
