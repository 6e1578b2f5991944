#include "mayan/reading.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>

#include "judge/answer.hpp"

namespace {

// Tells what was read.
void echo(judge::Input& input, judge::Output& output) {
  const mayan::Puzzle puzzle = mayan::read_puzzle(input);
  output.line(std::to_string(puzzle.moves));
  for (const auto& column : puzzle.colours) {
    std::string line;
    for (const std::int64_t colour : column) line += std::to_string(colour) + ' ';
    output.line(line);
  }
}

TEST(Reading, ColumnsFromTheBottom) {
  EXPECT_EQ(judge_test::answer(echo, "3\n1 2 0\n0\n5 6 5 6 5 6 5 0\n007 0 0").answers,
            "3\n1 2 0 0 0 0 0 \n0 0 0 0 0 0 0 \n5 6 5 6 5 6 5 \n7 0 0 0 0 0 0 \n0 0 0 0 0 0 0 \n");
}

TEST(Reading, ColoursOfSixtyThreeBits) {
  EXPECT_EQ(judge_test::answer(echo, "1 9223372036854775807 4294967297 1 0 0 0 0 0").answers,
            "1\n9223372036854775807 4294967297 1 0 0 0 0 \n0 0 0 0 0 0 0 \n0 0 0 0 0 0 0 \n"
            "0 0 0 0 0 0 0 \n0 0 0 0 0 0 0 \n");
}

// Alike in their lower 32 bits, and no run.
TEST(Reading, LargeColoursAreToldApart) {
  EXPECT_EQ(judge_test::answer(echo, "1 1 4294967297 1 0 0 0 0 0").error, "");
}

TEST(Reading, StartingRunsOfThreeOnly) {
  EXPECT_EQ(judge_test::answer(echo, "1 1 1 0 1 1 0 2 0 1 0 1 0").error, "");
  EXPECT_EQ(judge_test::answer(echo, "1 0 0 1 0 1 0 1 0").error.substr(0, 5), "1:15:");
  EXPECT_EQ(judge_test::answer(echo, "1 2 1 1 1 0 0 0 0 0").error.substr(0, 4), "1:9:");
}

}  // namespace
