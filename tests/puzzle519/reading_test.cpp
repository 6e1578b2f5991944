#include "puzzle519/reading.hpp"

#include <gtest/gtest.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <string>

#include "judge/answer.hpp"
#include "puzzle519/answer.hpp"

namespace {

using puzzle519::Case;

void tell_places(judge::Input& input, judge::Output& output) {
  puzzle519::for_each_case(input, output, [&](const Case& next) {
    output.line(std::to_string(next.at.line) + ':' + std::to_string(next.at.column) + ' ' +
                std::to_string(next.puzzle.pieces.size()));
  });
}

TEST(Reading, TellsWhereEachCaseBegins) {
  EXPECT_EQ(
      judge_test::answer(tell_places, "  1 1 FFFF 1 2\nFOFF FFFI\n\n\n 1\n1 FFFF\n0 0").answers,
      "1:3 1\n1:12 2\n5:2 1\n");
  EXPECT_EQ(judge_test::answer(tell_places, "\xEF\xBB\xBF 1 1 FFFF").answers, "1:5 1\n");
}

std::size_t bytes_in(int pipe_end) {
  int count = 0;
  EXPECT_EQ(ioctl(pipe_end, FIONREAD, &count), 0);
  return static_cast<std::size_t>(count);
}

// All input is there at once, and after each search the answers to the cases before it are out.
TEST(Reading, AnswersAreWrittenBeforeTheNextSearch) {
  const std::string text = "1 1 FFFF 1 1 FFFO 1 1 FFFF 0 0";
  int in[2], out[2];
  ASSERT_EQ(pipe(in), 0);
  ASSERT_EQ(pipe(out), 0);
  ASSERT_EQ(write(in[1], text.data(), text.size()), static_cast<ssize_t>(text.size()));
  close(in[1]);
  judge::Output output(out[1]);
  judge::Input input(in[0], output);
  std::size_t expected = 0;
  int cases = 0;
  puzzle519::for_each_case(input, output, [&](const Case& next) {
    EXPECT_EQ(bytes_in(out[0]), expected) << "case " << cases;
    expected += next.result.is_solved ? 4 : 3;
    puzzle519::write_answer(next, output);
    ++cases;
  });
  EXPECT_EQ(cases, 3);
  for (const int end : {in[0], out[0], out[1]}) close(end);
}

}  // namespace
