// --explain and --color through the real executables: golden files for some samples, and when the
// text is coloured.

#include <fcntl.h>
#include <stdlib.h>

#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <string>

#include "programs/process.hpp"

namespace {

namespace fs = std::filesystem;

using programs::Finished;
using programs::run;

// A golden file's name is that of the program and of the sample: mayan_1.txt.
TEST(Explain, GoldenFiles) {
  int files = 0;
  for (const auto& entry : fs::directory_iterator(fs::path(TEST_DATA_DIRECTORY) / "explain")) {
    const std::string stem = entry.path().stem();
    SCOPED_TRACE(stem);
    const std::string program = stem.substr(0, stem.find('_'));
    const fs::path sample = fs::path(SAMPLES_DIRECTORY) / program / stem.substr(stem.find('_') + 1);
    const std::string answers = programs::read_file(sample.string() + ".out");
    const Finished finished =
        run(program, programs::read_file(sample.string() + ".in"), {"--explain"});
    EXPECT_EQ(finished.out, programs::read_file(entry.path()));
    EXPECT_EQ(finished.out.compare(0, answers.find('\n') + 1, answers, 0, answers.find('\n') + 1),
              0);
    EXPECT_EQ(finished.err, "");
    EXPECT_EQ(finished.status, 0);
    std::istringstream text(finished.out);
    for (std::string line; std::getline(text, line);) EXPECT_LE(line.size(), 80U) << line;
    ++files;
  }
  EXPECT_GE(files, 10);
}

const char* const link = "1 2\n1 1\n1\n1 1 1 2\n";

bool is_coloured(const std::string& text) { return text.find('\x1b') != std::string::npos; }

TEST(Color, AlwaysNeverAndAutoIntoAPipe) {
  EXPECT_TRUE(is_coloured(run("lianliankan", link, {"--explain", "--color=always"}).out));
  EXPECT_FALSE(is_coloured(run("lianliankan", link, {"--color=never", "--explain"}).out));
  EXPECT_FALSE(is_coloured(run("lianliankan", link, {"--explain", "--color=auto"}).out));
  EXPECT_FALSE(is_coloured(run("lianliankan", link, {"--explain"}).out));
}

TEST(Color, NothingWithoutExplain) {
  EXPECT_EQ(run("lianliankan", link, {"--color=always"}).out, "YES\n");
}

TEST(Color, UnknownWord) {
  const Finished finished = run("mayan", "", {"--color=maybe"});
  EXPECT_EQ(finished.status, 2);
  EXPECT_EQ(finished.err,
            "mayan: --color takes auto, always or never, not \"maybe\"; try 'mayan --help'\n");
}

// Runs with a terminal as standard output and returns what it was sent. Of the environment only
// what is given: NO_COLOR or TERM, if not null.
std::string run_on_terminal(const char* no_color, const char* term) {
  const int terminal = posix_openpt(O_RDWR | O_NOCTTY);
  if (terminal < 0 || grantpt(terminal) != 0 || unlockpt(terminal) != 0) return "no terminal";
  const std::string name = ptsname(terminal);
  // Held open, so that what was written stays when the program has ended.
  const int other_end = open(name.c_str(), O_RDWR | O_NOCTTY);
  run("lianliankan", link, {"--explain"}, [&] {
    dup2(open(name.c_str(), O_RDWR | O_NOCTTY), STDOUT_FILENO);
    unsetenv("NO_COLOR");
    unsetenv("TERM");
    if (no_color != nullptr) setenv("NO_COLOR", no_color, 1);
    if (term != nullptr) setenv("TERM", term, 1);
  });
  char bytes[4096];
  const ssize_t count = read(terminal, bytes, sizeof bytes);
  close(other_end);
  close(terminal);
  return std::string(bytes, count < 0 ? 0 : static_cast<std::size_t>(count));
}

TEST(Color, AutoOnATerminal) {
  const std::string coloured = run_on_terminal(nullptr, "xterm");
  if (coloured == "no terminal") GTEST_SKIP() << "no pseudo-terminals here";
  EXPECT_TRUE(is_coloured(coloured)) << coloured;
  EXPECT_TRUE(is_coloured(run_on_terminal("", nullptr)));
  for (const std::string& plain : {run_on_terminal("1", "xterm"), run_on_terminal("", "dumb")}) {
    EXPECT_EQ(plain.rfind("YES", 0), 0U);
    EXPECT_FALSE(is_coloured(plain)) << plain;
  }
}

TEST(Explain, MalformedInputKeepsTheAnswersBefore) {
  const Finished finished = run("puzzle519", "1 1 FFFF 1 1 x", {"--explain"});
  EXPECT_EQ(finished.status, 1);
  EXPECT_EQ(finished.out.rfind("YES\n", 0), 0U);
  EXPECT_EQ(finished.err,
            "puzzle519: <stdin>:1:14: expected a piece (four letters F, O or I), found \"x\"\n");
}

}  // namespace
