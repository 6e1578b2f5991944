#include "puzzle519/check.hpp"

#include <gtest/gtest.h>

#include <string>

#include "judge/checked.hpp"
#include "naive/faulty_puzzle519.hpp"
#include "proof/cases.hpp"
#include "puzzle519/program.hpp"

namespace {

using judge_test::Checked;

const judge::Program& program() {
  static const judge::Program puzzle519 = puzzle519::program();
  return puzzle519;
}

Checked checked(const std::string& input, const std::string& output) {
  return judge_test::checked(program(), input, output);
}

std::string right_output(const std::string& input) {
  return naive::detail::verdicts(input, naive::detail::is_right);
}

TEST(Check, IsRightExactlyIfTheOracleSaysSo) {
  EXPECT_EQ(judge_test::fault_of_verdicts(program(), naive::faulty_puzzle519(), right_output,
                                          300 / proof::part + 10),
            "");
}

// A jigsaw that can be assembled and two that cannot.
const char* const input = "1 1 FFFF\n\n 1 1 FFFO\n1 2 FFFF\nFFFF\n0 0\n";

void expect_wrong(const std::string& output, const judge::Position& at, const std::string& message,
                  const judge::Position& case_at, const std::string& name) {
  SCOPED_TRACE(output);
  judge_test::expect_wrong(checked(input, output), at, message, case_at, name);
}

TEST(Check, Right) { EXPECT_EQ(checked(input, "YES NO\n\nNO").right, "3 answers"); }

TEST(Check, FirstDifference) {
  expect_wrong("NO NO NO", {1, 1}, "the answer is YES, not NO", {1, 1}, "jigsaw 1");
  expect_wrong("YES\nYES YES", {2, 1}, "the answer is NO, not YES", {3, 2}, "jigsaw 2");
  EXPECT_EQ(checked(input, "NO").wrong.told.explanation,
            "YES\n  +------+\n  | FFFF |\n  +------+\n\n");
  EXPECT_EQ(
      checked(input, "YES YES").wrong.told.explanation,
      "NO\nFlat sides do not add up:\n0 pieces are flat on the left, where the rectangle needs "
      "1.\n\n");
}

TEST(Check, TooShortAndTooLong) {
  expect_wrong("YES\n", {2, 1}, "the output ends after 1 answer, the input asks for 3", {3, 2},
               "jigsaw 2");
  expect_wrong("YES NO NO NO", {1, 11}, "the input asks for 3 answers, but \"NO\" follows", {6, 3},
               "the end of the input");
}

TEST(Check, MalformedInput) {
  EXPECT_THROW(checked("1 1 FFFF 1 1 FFF", "YES"), judge::MalformedInput);
}

}  // namespace
