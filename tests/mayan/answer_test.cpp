#include "mayan/answer.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>

#include "generate/mayan.hpp"
#include "judge/answer.hpp"

namespace {

// Tells what was read.
void echo(judge::Input& input, judge::Output& output) {
  const mayan::Puzzle puzzle = mayan::read_puzzle(input);
  const judge::Position at = input.case_position();
  output.line(std::to_string(at.line) + ':' + std::to_string(at.column) + ' ' +
              std::to_string(puzzle.moves));
  for (const auto& column : generate::naive_board(puzzle)) {
    std::string line;
    for (const long long colour : column) line += std::to_string(colour) + ' ';
    output.line(line);
  }
}

TEST(Reading, ColumnsFromTheBottom) {
  EXPECT_EQ(judge_test::answer(echo, "\n 3\n1 2 0\n0\n5 6 5 6 5 6 5 0\n007 0 0").answers,
            "2:2 3\n1 2 \n\n5 6 5 6 5 6 5 \n7 \n\n");
}

TEST(Reading, ColoursOfSixtyThreeBits) {
  EXPECT_EQ(judge_test::answer(echo, "1 9223372036854775807 4294967297 1 0 0 0 0 0").answers,
            "1:1 1\n9223372036854775807 4294967297 1 \n\n\n\n\n");
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

TEST(Reading, UpToAThousandMoves) {
  EXPECT_EQ(judge_test::answer(echo, "1000 0 0 0 0 0").answers, "1:1 1000\n\n\n\n\n\n");
  EXPECT_EQ(judge_test::answer(echo, "1001 0 0 0 0 0").error.substr(0, 4), "1:1:");
}

}  // namespace
