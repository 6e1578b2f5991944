#include "mayan/check.hpp"

#include <gtest/gtest.h>

#include <cstdio>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "generate/mayan.hpp"
#include "judge/checked.hpp"
#include "mayan/drawn.hpp"
#include "mayan/judged.hpp"
#include "mayan/program.hpp"
#include "mayan/reasons.hpp"
#include "naive/faulty_mayan.hpp"
#include "naive/mayan.hpp"
#include "proof/cases.hpp"
#include "proof/mayan.hpp"

namespace {

using judge_test::Checked;
using mayan_test::Judged;

const judge::Program& program() {
  static const judge::Program mayan = mayan::program();
  return mayan;
}

Checked checked(const std::string& input, const std::string& output) {
  return judge_test::checked(program(), input, output);
}

std::string right_output(const std::string& text) {
  const generate::MayanInput input = generate::read_mayan_input(text);
  const auto line = naive::solve(input.board, input.moves);
  return line ? proof::shown(*line) : "-1\n";
}

TEST(Check, IsRightExactlyIfTheOracleSaysSo) {
  EXPECT_EQ(judge_test::fault_of_verdicts(program(), naive::faulty_mayan(), right_output,
                                          300 / proof::part + 10),
            "");
}

// ---- Each kind of message. ----

// The judge's sample, with the answer 2 1 1, 3 1 1, 3 0 1.
const char* const sample = "3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0\n";
// The answer is 0 0 1, 2 0 1; one move would do.
const char* const wasting = "2\n1 0\n1 0\n2 2 0\n1 0\n2 0\n";
// There is no answer, though one move would do.
const char* const unsolved = " 2\n1 1 0\n0\n1 0\n0\n0\n";

void expect_wrong(const std::string& input, const std::string& output, const judge::Position& at,
                  const std::string& message) {
  const Checked verdict = checked(input, output);
  EXPECT_FALSE(verdict.is_right) << output;
  EXPECT_EQ(verdict.wrong.message, message) << output;
  EXPECT_EQ(verdict.wrong.at, at) << output;
  EXPECT_EQ(verdict.wrong.told.name, "the puzzle");
}

TEST(Check, Right) {
  EXPECT_EQ(checked(sample, "2 1 1\n3 1 1\n3 0 1\n").right, "3 moves");
  EXPECT_EQ(checked(sample, "\r\n2\t1 1 3 1\r\n\n1 3 0 1").right, "3 moves");
  EXPECT_EQ(checked("1\n1 1 0\n0\n1 0\n0\n0\n", "0 0 1").right, "1 move");
  EXPECT_EQ(checked(unsolved, " -1").right, "-1");
}

TEST(Check, NoneWhereThereAreMoves) {
  expect_wrong(sample, " -1\n", {1, 2}, "the answer is not -1: 3 moves clear the board");
  expect_wrong("1\n1 1 0\n0\n1 0\n0\n0\n", "-1 0 0", {1, 1},
               "the answer is not -1: 1 move clears the board");
}

TEST(Check, NoNumber) {
  expect_wrong(sample, "NO", {1, 1}, "move 1: expected x, a column (0 to 4), found \"NO\"");
  expect_wrong(sample, "2 1 1\n-1", {2, 1}, "move 2: expected x, a column (0 to 4), found \"-1\"");
  expect_wrong(sample, "2\n 1.0 1", {2, 2}, "move 1: expected y, a row (0 to 6), found \"1.0\"");
  expect_wrong(sample, "2 7 1", {1, 3}, "move 1: expected y, a row (0 to 6), found \"7\"");
  expect_wrong(sample, "2 1 +1", {1, 5}, "move 1: expected g, 1 or -1, found \"+1\"");
  expect_wrong(sample, "2 1 0", {1, 5}, "move 1: expected g, 1 or -1, found \"0\"");
  expect_wrong(sample, "02 1 1", {1, 1}, "move 1: expected x, a column (0 to 4), found \"02\"");
  expect_wrong(sample, "2 -0 1", {1, 3}, "move 1: expected y, a row (0 to 6), found \"-0\"");
  expect_wrong(sample, std::string("2 1 \0\xff", 6), {1, 5},
               "move 1: expected g, 1 or -1, found \"\\000\\377\"");
  const std::string large = "18446744073709551618";  // 2 more than 64 bits hold
  expect_wrong(sample, large + " 1 1", {1, 1},
               "move 1: expected x, a column (0 to 4), found \"" + large + '"');
  expect_wrong(sample, "2 1 " + std::string(1000, '1'), {1, 5},
               "move 1: expected g, 1 or -1, found \"" + std::string(24, '1') + "\"...");
}

TEST(Check, NoBlock) {
  expect_wrong(sample, "3 2 1", {1, 3},
               "move 1: there is no block at (3, 2), column 3 has 2 blocks");
  expect_wrong(sample, "2 1 1\n3 0 1\n0 0 1", {3, 3},
               "move 3: there is no block at (0, 0), column 0 has 0 blocks");
  expect_wrong(sample, "0 1", {1, 3}, "move 1: there is no block at (0, 1), column 0 has 1 block");
}

TEST(Check, OffTheBoard) {
  expect_wrong(sample, "4 0 1", {1, 5}, "move 1: the block at (4, 0) would leave the board");
  expect_wrong(sample, "2 1 1 0 0 -1", {1, 11},
               "move 2: the block at (0, 0) would leave the board");
}

TEST(Check, EndsTooSoon) {
  expect_wrong(sample, "", {1, 1}, "the output is empty, the answer is 3 moves");
  expect_wrong(unsolved, "\n ", {2, 2}, "the output is empty, the answer is -1");
  expect_wrong(sample, "2 1 1\n", {2, 1}, "the output ends after 1 move, n is 3");
  expect_wrong(sample, "2 1 1 3 1 1", {1, 12}, "the output ends after 2 moves, n is 3");
  expect_wrong(sample, "2 1 1\n3\n", {3, 1}, "the output ends in move 2, before its y");
  expect_wrong(sample, "2 1 1\n3 1", {2, 4}, "the output ends in move 2, before its g");
}

TEST(Check, EmptyTooSoon) {
  const std::string message = "the board is empty after 1 of 2 moves and no block is left to move";
  expect_wrong(wasting, "2 0 1\n", {2, 1}, message);
  expect_wrong(wasting, "2 0 1\n0 0 1\n", {2, 1}, message);
  expect_wrong(unsolved, "0 0 1\n x", {2, 2}, message);
}

TEST(Check, BlocksAreLeft) {
  expect_wrong(sample, "2 1 1\n3 0 1\n3 0 1 3 0 1", {3, 5}, "6 blocks are left after 3 of 3 moves");
  expect_wrong("1\n2 1 1 0\n0\n1 0\n0\n0\n", "2 0 -1", {1, 5},
               "4 blocks are left after 1 of 1 move");
  expect_wrong("1\n1 1 0\n2 0\n1 1 0\n0\n0\n", "1 0 1", {1, 5},
               "5 blocks are left after 1 of 1 move");
  expect_wrong("1\n1 0\n1 0\n2 0\n1 0\n0\n", "2 0 1", {1, 5}, "1 block is left after 1 of 1 move");
}

TEST(Check, NotTheSmallest) {
  const std::string start = "the moves clear the board but are not the smallest: at move ";
  expect_wrong(wasting, "1 0 -1\n2 0 1\n0", {1, 1}, start + "1, 0 0 1 comes before 1 0 -1");
  expect_wrong(wasting, "0 0 1\n3 0 -1", {2, 1}, start + "2, 2 0 1 comes before 3 0 -1");
}

TEST(Check, TooLong) {
  expect_wrong(sample, "2 1 1\n3 1 1\n3 0 1\nthanks", {4, 1},
               "the answer is 3 moves, but \"thanks\" follows");
  expect_wrong(unsolved, "-1\n-1", {2, 1}, "the answer is -1, but \"-1\" follows");
}

TEST(Check, NoMovesAtAll) {
  expect_wrong(unsolved, "NO", {1, 1}, "the answer is -1, not \"NO\"");
  for (const std::string input :
       {"0\n1 0\n0\n0\n0\n0\n", "0\n0\n0\n0\n0\n0\n", "2\n0\n0\n0\n0\n0"}) {
    EXPECT_EQ(checked(input, "-1").right, "-1");
    expect_wrong(input, "", {1, 1}, "the output is empty, the answer is -1");
    expect_wrong(input, "0 0 1", {1, 1}, "the answer is -1, not \"0\"");
  }
}

std::string told(const std::string& input, const std::string& output) {
  return checked(input, output).wrong.told.explanation;
}

void expect_told_first(const std::string& output, const std::string& start) {
  EXPECT_EQ(told(sample, output).rfind(start, 0), 0U) << output;
}

TEST(Check, HintsAtMovesWrittenOtherwise) {
  expect_told_first("1 2 1\n1 3 1\n0 3 1\n",
                    "With x and y exchanged these moves are the answer: x, the column, comes "
                    "first.\n\nThe answer:\n");
  expect_told_first("3 2 1 4 2 1 4 1 1",
                    "With x and y one less these moves are the answer: columns and rows count from "
                    "0.\n\nThe answer:\n");
  expect_told_first("2 5 1 3 5 1 3 6 1",
                    "With y counted from the bottom these moves are the answer: row 0 is the "
                    "lowest.\n\nThe answer:\n");
  expect_told_first("2 1 -1 3 1 -1 3 0 -1",
                    "With 1 and -1 exchanged these moves are the answer: 1 is to the right.\n\n"
                    "The output, played:\n");
}

TEST(Check, HintsOnlyIfTheWholeOutputWouldBeTheAnswer) {
  for (const std::string output : {"1 2 1 1 3 1", "1 2 1 1 3 1 0 3", "1 2 1 1 3 1 0 3 1 0",
                                   "1 2 1 1 3 1 0 2 1", "1 02 1 1 3 1 0 3 1", "-1"}) {
    expect_told_first(output, "The answer:\n");
  }
  EXPECT_EQ(told(unsolved, "").rfind("The answer:\n", 0), 0U);
  // The answer 0 0 1 reads the same with x and y exchanged, but that is not what is wrong.
  EXPECT_EQ(told("1\n1 1 0\n0\n1 0\n0\n0\n", "0 0 1 0").rfind("The answer:\n", 0), 0U);
}

TEST(Check, MalformedInput) { EXPECT_THROW(checked("1\n1 1 0", "-1"), judge::MalformedInput); }

// ---- What is told is true. ----

// "After 1 of 2 moves, 3 blocks are left."
std::string what_remains(const Judged& judged, const mayan_test::Line& made) {
  std::size_t left = 0;
  for (const auto& column : judged.board_after(made)) left += column.size();
  return "After " + std::to_string(made.size()) + " of " + mayan_test::counted(judged.n(), "move") +
         ", " +
         (left == 0 ? "the board is empty"
                    : mayan_test::counted(left, "block") + (left == 1 ? " is left" : " are left")) +
         ".\n";
}

// The answer is told and drawn, below a hint if one is true. Above it is the play of the output as
// far as it goes, but if there is nothing to play or nothing wrong with it.
void expect_drawn(const Judged& judged) {
  const std::string hint = mayan_test::true_hint(judged);
  ASSERT_EQ(judged.wrong.told.explanation.compare(0, hint.size(), hint), 0)
      << judged.wrong.told.explanation;
  const std::string text = judged.wrong.told.explanation.substr(hint.size());
  for (const std::string& line : mayan_test::lines_of(text)) EXPECT_LE(line.size(), 80U) << line;
  const std::size_t answer_at = text.find("The answer:\n");
  ASSERT_NE(answer_at, std::string::npos);
  const std::string answer = text.substr(answer_at), play = text.substr(0, answer_at);
  const std::string lines = judged.answer ? proof::shown(*judged.answer) : "-1\n";
  EXPECT_EQ(answer.rfind("The answer:\n" + lines + '\n', 0), 0U) << text;
  mayan_test::expect_story(judged.input.board, judged.answer.value_or(mayan_test::Line()), answer);

  std::size_t moves = 0;
  while (moves < judged.n() && judged.made(moves + 1)) ++moves;
  const auto made = judged.made(moves);
  ASSERT_EQ(play.empty(), moves == 0 || made == judged.answer) << text;
  if (play.empty()) return;
  EXPECT_EQ(play.rfind("The output, played:\n\nStart", 0), 0U) << text;
  EXPECT_NE(play.find(what_remains(judged, *made)), std::string::npos) << text;
  mayan_test::expect_story(judged.input.board, *made, play);
}

// Legal moves, up to two less or more than asked.
std::string any_play(const generate::MayanInput& input, std::mt19937& random) {
  mayan_test::Line line;
  naive::Board board = input.board;
  for (int moves = input.moves + proof::between(random, -2, 2); moves > 0; --moves) {
    const mayan_test::Line legal = naive::legal_moves(board);
    if (legal.empty()) break;
    line.push_back(legal[random() % legal.size()]);
    board = naive::apply(board, line.back());
  }
  return proof::shown(line);
}

// Calls use(const Judged&) for wrong outputs: of faulty programs, spoilt ones, and others.
template <class Use>
void for_each_wrong_output(std::uint64_t seed, Use use) {
  const std::string input = judge_test::written_by(program().random, seed);
  const std::string right = right_output(input);
  std::vector<std::string> outputs;
  for (const naive::Faulty& faulty : naive::faulty_mayan()) outputs.push_back(faulty.run(input));
  std::mt19937 random(static_cast<unsigned>(seed));
  const generate::MayanInput read = generate::read_mayan_input(input);
  for (int i = 0; i < 10; ++i) {
    outputs.push_back(judge_test::spoilt(right, random));
    outputs.push_back(right.substr(0, random() % right.size()));
    outputs.push_back(any_play(read, random));
  }
  const auto answer = naive::solve(read.board, read.moves);
  for (const mayan_test::Misreading& misreading : mayan_test::misreadings()) {
    if (answer) outputs.push_back(mayan_test::written(misreading, *answer));
  }
  for (const std::string& output : outputs) {
    const Checked verdict = checked(input, output);
    if (verdict.is_right) continue;
    SCOPED_TRACE(input + "printed\n" + output + "told\n" + verdict.wrong.message);
    use(Judged{read, answer, mayan_test::Words(output), verdict.wrong});
    if (testing::Test::HasFailure()) return;
  }
}

TEST(Check, TellsTheTrueReason) {
  std::vector<int> told(mayan_test::reasons().size());
  std::set<std::string> hints;
  proof::for_seeds(150, [&](std::uint64_t seed) {
    for_each_wrong_output(seed, [&](const Judged& judged) {
      const std::size_t reason = mayan_test::true_reason(judged);
      ASSERT_LT(reason, told.size());
      ++told[reason];
      hints.insert(mayan_test::true_hint(judged));
      expect_drawn(judged);
    });
  });
  for (std::size_t i = 0; i < told.size(); ++i) {
    std::printf("%6d  %s\n", told[i], mayan_test::reasons()[i].pattern);
    proof::expect_some(static_cast<std::uint64_t>(told[i]));
  }
  EXPECT_EQ(hints.size(), mayan_test::misreadings().size() + 1);
}

}  // namespace
