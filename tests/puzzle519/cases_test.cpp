#include "puzzle519/cases.hpp"

#include <gtest/gtest.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <string>

#include "judge/answer.hpp"
#include "judge/memory_file.hpp"
#include "puzzle519/answer.hpp"

namespace {

using puzzle519::Case;

void tell_places(judge::Input& input, judge::Output& output) {
  puzzle519::for_each_case(input, [&](const Case& next) {
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

// All input is there at once, and an endless search follows: the answers before it are out. (Here a
// piece that is none stops the program at the same place.)
TEST(Reading, AnswersAreWrittenBeforeTheNextSearch) {
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  const std::string text = "1 1 FFFF 1 1 FFFO 1 1 x";
  judge_test::MemoryFile in;
  in.fill(text.data(), text.size());
  judge::Output output(ends[1]);
  judge::Input input(in.descriptor(), output);
  EXPECT_THROW(puzzle519::answer(input, output), judge::MalformedInput);
  EXPECT_EQ(bytes_in(ends[0]), std::string("YES\nNO\n").size());
  close(ends[0]);
  close(ends[1]);
}

}  // namespace
