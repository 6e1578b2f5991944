#include "mayan/explain.hpp"

#include <gtest/gtest.h>

#include <random>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "generate/mayan.hpp"
#include "judge/answer.hpp"
#include "judge/bits.hpp"
#include "judge/output.hpp"
#include "judge/paint.hpp"
#include "mayan/drawn.hpp"
#include "mayan/play.hpp"
#include "naive/mayan.hpp"

namespace {

std::string explained(const std::string& input, bool has_colour = false) {
  const auto plain = [](judge::Input& in, judge::Output& out) {
    mayan::explain(in, judge::Paint(false), out);
  };
  const auto coloured = [](judge::Input& in, judge::Output& out) {
    mayan::explain(in, judge::Paint(true), out);
  };
  return judge_test::answer(has_colour ? coloured : plain, input).answers;
}

TEST(Explain, DrawnBoardsFollowTheRules) {
  int solved = 0;
  for (unsigned seed = 1; solved < 60; ++seed) {
    std::mt19937 random(seed);
    const naive::Board board = generate::mayan_board(random, static_cast<int>(3 + random() % 8), 2);
    const int n = static_cast<int>(1 + random() % 3);
    const auto moves = naive::solve(board, n);
    if (!moves || moves->empty()) continue;
    SCOPED_TRACE("seed " + std::to_string(seed) + ": " +
                 generate::mayan_input(static_cast<std::uint64_t>(n), board));
    mayan_test::expect_story(
        board, *moves, explained(generate::mayan_input(static_cast<std::uint64_t>(n), board)));
    EXPECT_TRUE(naive::empties(board, *moves));
    ++solved;
  }
}

TEST(Explain, WastedMoveSaysSo) {
  const std::string text = explained("2\n1 0\n1 0\n2 2 0\n1 0\n2 0\n");
  EXPECT_NE(
      text.find("Move 1 (0 0 1): the 1 at (0, 0) swaps with one of its colour: a wasted move\n"
                "  1 move would do, 2 must be made; 0 0 1 is the smallest to change nothing\n"),
      std::string::npos)
      << text;
}

TEST(Explain, ManyMovesFitIntoEightyColumns) {
  const std::string text = explained("1000\n1 1 0\n0\n1 0\n0\n0\n");
  EXPECT_NE(
      text.find(
          "\n  996 moves would do, 997 must be made; 0 0 1 is the smallest to change nothing\n"),
      std::string::npos);
  for (const std::string& line : mayan_test::lines_of(text)) EXPECT_LE(line.size(), 80U) << line;
}

TEST(Explain, ManyColoursGetLetters) {
  const std::string text = explained("1\n1000 0\n1000 0\n0\n1000 0\n0\n");
  EXPECT_NE(text.find("  A is colour 1000\n"), std::string::npos) << text;
  EXPECT_NE(text.find("  0 | [A] [A] [A]  .   .  "), std::string::npos) << text;
}

TEST(Explain, ColoursOnlyWhenAsked) {
  const std::string input = "1\n1 2 0\n1 2 0\n0\n1 2 0\n0\n";
  EXPECT_EQ(explained(input).find('\x1b'), std::string::npos);
}

// Without its colours a drawing is the plain one, but for blanks where a line ends in a coloured
// one.
TEST(Explain, ColoursAddNothingElse) {
  const std::string input = "3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0\n";
  const std::string bare =
      std::regex_replace(explained(input, true), std::regex("\x1b\\[[0-9;]*m"), "");
  EXPECT_EQ(std::regex_replace(bare, std::regex(" \n"), "\n"), explained(input));
}

TEST(Explain, EachColourHasABackgroundOfItsOwn) {
  const std::string text = explained("3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0\n", true);
  const judge::Paint paint(true);
  // Numbered as they appear: 1, 2, 3, 4.
  EXPECT_NE(text.find("  0 | " + paint.block(1, " 1 ") + ' ' + paint.block(2, " 2 ") + ' '),
            std::string::npos)
      << text;
  EXPECT_NE(text.find(paint.block(2, "[2]") + ' ' + paint.block(3, "[3]")), std::string::npos)
      << text;
  EXPECT_EQ(text.find(paint.block(5, "").substr(0, 8)), std::string::npos);
}

TEST(Paint, TwelveBlocksAreToldApart) {
  const judge::Paint paint(true);
  std::set<std::string> painted;
  for (unsigned number = 1; number <= 12; ++number) painted.insert(paint.block(number, "x"));
  EXPECT_EQ(painted.size(), 12U);
  EXPECT_EQ(paint.block(13, "x"), paint.block(1, "x"));
  EXPECT_EQ(paint.block(1, "x"), "\x1b[30;43mx\x1b[0m");
  EXPECT_EQ(judge::Paint(false).block(1, "x"), "x");
}

// A play of legal moves, and how many blocks they leave.
std::string played(const naive::Board& board, const std::vector<mayan::Move>& moves) {
  mayan::Play play(generate::mayan_puzzle(static_cast<int>(moves.size()), board),
                   judge::Paint(false));
  for (const mayan::Move& move : moves) play.make(move, "");
  return play.text() + "left: " + std::to_string(judge::count_bits(play.board().occupied()));
}

TEST(Play, AnyLegalMoves) {
  EXPECT_EQ(played({{1}, {2, 1}, {}, {1}, {}}, {{1, 0, -1}, {1, 0, 1}}),
            "Start, 2 moves to make\n\n"
            "  1 |  .   1   .   .   .\n"
            "  0 |  1   2   .   1   .\n"
            "    +--0---1---2---3---4-\n\n"
            "Move 1 (1 0 -1): the 2 at (1, 0) swaps with the 1 on its left\n\n"
            "      after the drag\n"
            "  1 |  .   1   .   .   .\n"
            "  0 |  2   1   .   1   .\n"
            "    +--0---1---2---3---4-\n\n"
            "Move 2 (1 0 1): the 1 at (1, 0) goes right onto column 2\n\n"
            "      after the drag           after the fall\n"
            "  0 |  2  [1] [1] [1]  .        2   .   .   .   .\n"
            "    +--0---1---2---3---4-     --0---1---2---3---4-\n\n"
            "left: 1");
}

struct Reason {
  const char* name;
  const char* input;
  const char* text;
};

std::ostream& operator<<(std::ostream& out, const Reason& each) { return out << each.name; }

class NoAnswer : public testing::TestWithParam<Reason> {};

TEST_P(NoAnswer, SaysWhy) {
  const std::string text = explained(GetParam().input);
  EXPECT_EQ(text.rfind("-1\n", 0), 0U) << text;
  EXPECT_NE(text.find(GetParam().text), std::string::npos) << text;
  for (const std::string& line : mayan_test::lines_of(text)) EXPECT_LE(line.size(), 80U) << line;
}

const Reason reasons[] = {
    {"EmptyBoard", "1\n0\n0\n0\n0\n0\n", "The board is empty: there is no block to move.\n"},
    {"OneOfAColour", "2\n1 1 0\n7 0\n1 0\n0\n0\n",
     "1 block is of colour 7:\nfewer than three of a colour never vanish.\n"},
    {"TwoOfAColour", "2\n7 1 1 7 0\n1 0\n0\n0\n0\n",
     "2 blocks are of colour 7:\nfewer than three of a colour never vanish.\n"},
    {"NoMoves", "0\n1 0\n0\n0\n0\n0\n", "1 block is of colour 1"},
    {"NoMovesForThree", "0\n1 1 0\n1 0\n0\n0\n0\n",
     "No move is to be made, and the board is not empty.\n"},
    {"ColumnBound", "1\n1 1 0\n0\n0\n0\n1 0\n", "At least 2 moves would be needed"},
    {"Searched", "1\n1 1 0\n1 2 2 0\n2 0\n0\n0\n", "No way to make 1 move empties the board ("},
    {"FewerWould", "2\n1 1 0\n0\n1 0\n0\n0\n",
     " searched).\n1 move would, but exactly 2 must be made,\nand on an empty board none can "
     "be.\n"},
};

INSTANTIATE_TEST_SUITE_P(Each, NoAnswer, testing::ValuesIn(reasons),
                         [](const auto& each) { return std::string(each.param.name); });

}  // namespace
