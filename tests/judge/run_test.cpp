#include "judge/run.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cerrno>
#include <new>
#include <string>

#include "judge/memory_file.hpp"

namespace {

struct Ran {
  int status;
  std::string out;
  std::string err;
};

// What comes of a program that answers the text like this.
template <class Answer>
Ran run(const std::string& text, Answer answer) {
  judge_test::MemoryFile file;
  file.fill(text.data(), text.size());
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  const int status = judge::run("program", answer, file.descriptor(), "file");
  const std::string out = testing::internal::GetCapturedStdout();
  return {status, out, testing::internal::GetCapturedStderr()};
}

void expect(const Ran& ran, int status, const std::string& out, const std::string& err) {
  EXPECT_EQ(ran.status, status);
  EXPECT_EQ(ran.out, out);
  EXPECT_EQ(ran.err, err);
}

TEST(Run, AnswersAreWritten) {
  const auto answer = [](judge::Input&, judge::Output& output) { output.line("YES"); };
  expect(run("", answer), 0, "YES\n", "");
}

TEST(Run, AnswersBeforeMalformedInputAreWritten) {
  const auto answer = [](judge::Input& input, judge::Output& output) {
    output.line("YES");
    input.number("a number", 1, 9);
  };
  expect(run("\n x", answer), 1, "YES\n",
         "program: file:2:2: expected a number (1 to 9), found \"x\"\n");
}

TEST(Run, AnswersBeforeMemoryRunsOutAreWritten) {
  const auto answer = [](judge::Input& input, judge::Output& output) {
    input.number("a number", 0, 9);
    output.line("YES");
    input.at_end();
    input.number("a number", 0, 9);
    throw std::bad_alloc();
  };
  expect(run("1\n 2", answer), 1, "YES\n", "program: file:2:2: not enough memory for this case\n");
}

TEST(Run, UnreadableInput) {
  const auto answer = [](judge::Input&, judge::Output& output) {
    output.line("YES");
    throw judge::ReadFailure{EISDIR};
  };
  expect(run("", answer), 1, "YES\n", "program: file: cannot read: Is a directory\n");
}

// Where the answers before an error cannot be written, that is what is told.
TEST(Run, FailedWriteAfterAnError) {
  if (access("/dev/full", W_OK) != 0) GTEST_SKIP() << "no /dev/full here";
  const auto answer = [](judge::Input& input, judge::Output& output) {
    const int full = open("/dev/full", O_WRONLY);
    dup2(full, STDOUT_FILENO);
    close(full);
    output.line("YES");
    input.fail("nothing");
  };
  expect(run("x", answer), 1, "", "program: cannot write: No space left on device\n");
}

}  // namespace
