#include "lianliankan/check.hpp"

#include <gtest/gtest.h>

#include <string>

#include "judge/checked.hpp"
#include "lianliankan/program.hpp"
#include "naive/faulty_lianliankan.hpp"
#include "proof/cases.hpp"

namespace {

using judge_test::Checked;

const judge::Program& program() {
  static const judge::Program lianliankan = lianliankan::program();
  return lianliankan;
}

Checked checked(const std::string& input, const std::string& output) {
  return judge_test::checked(program(), input, output);
}

std::string right_output(const std::string& input) {
  return naive::link_programs::asks<naive::link_programs::right_answer>(input);
}

TEST(Check, IsRightExactlyIfTheOracleSaysSo) {
  EXPECT_EQ(judge_test::fault_of_verdicts(program(), naive::faulty_lianliankan(), right_output,
                                          300 / proof::part + 10),
            "");
}

// Three queries on two boards; the second answer is NO, the others are YES.
const char* const input = "1 3\n1 1 2\n2\n1 1 1 2\n 1 1 1 3\n2 1\n5 5\n1\n1 1 2 1\n0 0\n";

void expect_wrong(const std::string& output, const judge::Position& at, const std::string& message,
                  const judge::Position& case_at, const std::string& name) {
  SCOPED_TRACE(output);
  judge_test::expect_wrong(checked(input, output), at, message, case_at, name);
}

TEST(Check, Right) {
  EXPECT_EQ(checked(input, "YES\nNO\nYES\n").right, "3 answers");
  EXPECT_EQ(checked(input, "\r\n YES\tNO\r\nYES").right, "3 answers");
  EXPECT_EQ(checked("0 0", " ").right, "0 answers");
}

TEST(Check, FirstDifference) {
  expect_wrong("YES\n YES NO", {2, 2}, "the answer is NO, not YES", {5, 2}, "query 2 of board 1");
  expect_wrong("YES NO NO", {1, 8}, "the answer is YES, not NO", {9, 1}, "query 1 of board 2");
  EXPECT_EQ(checked(input, "YES YES NO").wrong.told.explanation,
            "NO\nThe kinds differ: 1 and 2.\n\n"
            "With the YES of an earlier query kept it would be YES: start each anew.\n\n");
}

TEST(Check, NoAnswer) {
  expect_wrong("Yes", {1, 1}, "the answer is YES, not \"Yes\"", {4, 1}, "query 1 of board 1");
  expect_wrong(std::string("YES\n\0\xff", 6), {2, 1}, "the answer is NO, not \"\\000\\377\"",
               {5, 2}, "query 2 of board 1");
  expect_wrong(std::string(1000, 'Y'), {1, 1},
               "the answer is YES, not \"" + std::string(24, 'Y') + "\"...", {4, 1},
               "query 1 of board 1");
}

TEST(Check, TooShort) {
  expect_wrong("", {1, 1}, "the output ends after 0 answers, the input asks 3", {4, 1},
               "query 1 of board 1");
  expect_wrong("YES\n", {2, 1}, "the output ends after 1 answer, the input asks 3", {5, 2},
               "query 2 of board 1");
}

TEST(Check, TooLong) {
  expect_wrong("YES NO YES\nthanks", {2, 1}, "the input asks 3 answers, but \"thanks\" follows",
               {10, 3}, "the end of the input");
}

TEST(Check, MalformedInput) {
  EXPECT_THROW(checked("1 2\n1 1\n1\n1 1 1 3", "YES"), judge::MalformedInput);
  EXPECT_THROW(checked("1 2\n1 1\n2\n1 1 1 2\n1 1 1 3", "YES"), judge::MalformedInput);
}

}  // namespace
