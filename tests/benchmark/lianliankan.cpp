// lianliankan, the real executable, on all sorts of files of 100 MB, against a program that does no
// more than read them (this one, called with --floor): wall time, start-up included, in pairs.
// Build and run it with `cmake --build build --target benchmark`.

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "benchmark/lianliankan_sorts.hpp"

namespace {

[[noreturn]] void fail(const std::string& what) {
  std::fprintf(stderr, "benchmark: %s\n", what.c_str());
  std::exit(1);
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

void compare(const std::string& self, const std::string& program, const benchmark::Sort& sort,
             const std::string& file) {
  const std::string text = benchmark::input_of(sort, 100000000);
  if (!(std::ofstream(file, std::ios::binary) << text)) fail("cannot write " + file);
  std::vector<double> ours, floor, ratios;
  for (int run = 0; run < 11; ++run) {
    ours.push_back(wall_seconds({program}, file));
    floor.push_back(wall_seconds({self, "--floor"}, file));
    ratios.push_back(ours.back() / floor.back());
  }
  std::printf("  %-36s %10zu %9.1f %9.1f %7.2f\n", sort.board.name, text.size(), median(ours) * 1e3,
              median(floor) * 1e3, median(ratios));
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 2 && std::string(argv[1]) == "--floor") return read_only();
  if (argc != 2) fail("usage: lianliankan_benchmark PATH_OF_LIANLIANKAN");
  const char* const folder = std::getenv("TMPDIR");
  const std::string file =
      std::string(folder != nullptr ? folder : "/tmp") + "/lianliankan_benchmark.in";
  std::printf("\n%-38s %10s %9s %9s %7s\n", "lianliankan, 1000 x 999", "bytes", "ours ms",
              "floor ms", "ratio");
  for (const benchmark::Sort& sort : benchmark::sorts) compare(argv[0], argv[1], sort, file);
  unlink(file.c_str());
}
