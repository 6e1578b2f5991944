#include "puzzle519/answer.hpp"

#include <gtest/gtest.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <string>

#include "judge/answer.hpp"
#include "judge/memory_file.hpp"

namespace {

using puzzle519::Case;

void tell_places(judge::Input& input, judge::Output& output) {
  puzzle519::for_each_case(input, [&](const Case& next) {
    const judge::Position at = input.case_position();
    output.line(std::to_string(at.line) + ':' + std::to_string(at.column) + ' ' +
                std::to_string(next.puzzle.board.cells.size()));
  });
}

TEST(Reading, TellsWhereEachCaseBegins) {
  EXPECT_EQ(
      judge_test::answer(tell_places, "  1 1 FFFF 1 2\nFOFF FFFI\n\n\n 1\n1 FFFF\n0 0").answers,
      "1:3 1\n1:12 2\n5:2 1\n");
  EXPECT_EQ(judge_test::answer(tell_places, "\xEF\xBB\xBF 1 1 FFFF").answers, "1:5 1\n");
}

TEST(Reading, PiecesAreFourLetters) {
  const auto answer = [](const std::string& text) {
    return judge_test::answer(tell_places, "1 1 FFFF 1 1 " + text);
  };
  const std::string wanted = "1:14: expected a piece (four letters F, O or I), found ";
  EXPECT_EQ(answer("FOIF").error, "");
  EXPECT_EQ(answer("FOI").error, wanted + "\"FOI\"");
  EXPECT_EQ(answer("FOIFF").error, wanted + "\"FOIFF\"");
  EXPECT_EQ(answer("FOiF").error, wanted + "\"FOiF\"");
  EXPECT_EQ(answer("F0IF").error, wanted + "\"F0IF\"");
  EXPECT_EQ(answer(std::string("FO\0F", 4)).error, wanted + "\"FO\\000F\"");
  EXPECT_EQ(answer("").error, wanted + "the end of the input");
  EXPECT_EQ(answer("FOIF").answers, "1:1 1\n1:10 1\n");
}

// The rest of the line never comes: the reader must not wait for it.
TEST(Reading, WrongLettersAreToldAtOnce) {
  for (const std::string piece : {"FOx", "FOIFF"}) {
    int ends[2];
    ASSERT_EQ(pipe(ends), 0);
    const std::string text = "1 1 " + piece;
    ASSERT_EQ(write(ends[1], text.data(), text.size()), static_cast<ssize_t>(text.size()));
    alarm(20);
    judge_test::MemoryFile out;
    judge::Output output(out.descriptor());
    judge::Input input(ends[0], output);
    EXPECT_THROW(tell_places(input, output), judge::MalformedInput);
    alarm(0);
    close(ends[0]);
    close(ends[1]);
  }
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
