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
#include "benchmark/puzzle519.hpp"
#include "generate/lianliankan.hpp"
#include "generate/mayan.hpp"
#include "mayan/solver.hpp"
#include "naive/mayan.hpp"

namespace {

using benchmark::Comparison;
using benchmark::fail;
using benchmark::print_heading;

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
  print_heading("mayan, 30 to 35 blocks, n = 5", "nodes");
  compare_mayan("  two to five colours", 2, 5, 40);
  compare_mayan("  eight to eleven colours", 8, 11, 12);
  benchmark::compare_judges_jigsaws();
  benchmark::time_large_jigsaws();
  compare_lianliankan(argv[0], argv[1]);
}
