#include "mayan/explain.hpp"

#include <gtest/gtest.h>

#include <random>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "generate/mayan.hpp"
#include "judge/answer.hpp"
#include "judge/bits.hpp"
#include "judge/memory_file.hpp"
#include "judge/output.hpp"
#include "judge/paint.hpp"
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

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

// A board read back from a drawing: labels in columns from the bottom, and how many are marked.
struct Drawn {
  std::vector<std::vector<std::string>> columns = std::vector<std::vector<std::string>>(5);
  std::vector<std::vector<bool>> marked = std::vector<std::vector<bool>>(5);
};

// Reads the boards that stand side by side in the lines up to `foot`, which begins "    +--0".
std::vector<Drawn> read_boards(const std::vector<std::string>& lines, std::size_t foot) {
  std::vector<Drawn> boards((lines[foot].size() - 5 + 5) / 25);
  for (std::size_t at = foot;
       at-- > 0 && lines[at].size() > 4 && lines[at].compare(3, 2, " |") == 0;) {
    for (std::size_t i = 0; i < boards.size(); ++i) {
      for (std::size_t x = 0; x < 5; ++x) {
        const std::size_t from = 5 + 25 * i + 4 * x;
        std::string cell = lines[at].size() > from ? lines[at].substr(from, 4) : "";
        std::string label;
        for (const char c : cell) {
          if (c != ' ' && c != '[' && c != ']' && c != '.') label += c;
        }
        if (label.empty()) continue;
        boards[i].columns[x].push_back(label);
        boards[i].marked[x].push_back(cell.find('[') != std::string::npos);
      }
    }
  }
  return boards;
}

void expect_same(const naive::Board& board, const Drawn& drawn, bool is_marked) {
  for (std::size_t x = 0; x < 5; ++x) {
    ASSERT_EQ(drawn.columns[x].size(), board[x].size()) << "column " << x;
    for (std::size_t y = 0; y < board[x].size(); ++y) {
      EXPECT_EQ(drawn.columns[x][y], std::to_string(board[x][y]));
      EXPECT_EQ(drawn.marked[x][y],
                is_marked && naive::in_run(board, static_cast<int>(x), static_cast<int>(y)));
    }
  }
}

// Reads the whole explanation back and plays it by the naive rules.
void expect_story(naive::Board board, const std::vector<naive::Move>& moves,
                  const std::string& text) {
  const std::vector<std::string> lines = lines_of(text);
  std::vector<Drawn> drawn;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    EXPECT_LE(lines[i].size(), 80U) << lines[i];
    if (lines[i].rfind("    +--0", 0) != 0) continue;
    for (const Drawn& board_read : read_boards(lines, i)) drawn.push_back(board_read);
  }
  std::size_t next = 0;
  const auto expect_next = [&](bool is_marked) {
    ASSERT_LT(next, drawn.size()) << text;
    expect_same(board, drawn[next++], is_marked);
  };
  expect_next(false);
  for (const naive::Move& move : moves) {
    board = naive::drag(board, move);
    expect_next(true);
    while (naive::has_run(board)) {
      board = naive::remove_runs(board);
      expect_next(true);
    }
  }
  EXPECT_EQ(next, drawn.size());
  EXPECT_TRUE(naive::is_empty(board));
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
    expect_story(board, *moves,
                 explained(generate::mayan_input(static_cast<std::uint64_t>(n), board)));
    ++solved;
  }
}

TEST(Explain, WastedMoveSaysSo) {
  const std::string text = explained("2\n1 0\n1 0\n2 2 0\n1 0\n2 0\n");
  EXPECT_NE(
      text.find("Move 1 (0 0 1): the 1 at (0, 0) swaps with its like: a wasted move\n"
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
  for (const std::string& line : lines_of(text)) EXPECT_LE(line.size(), 80U) << line;
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

// What a play writes, up to the first fault, which is added.
std::string played(const naive::Board& board, const std::vector<mayan::Move>& moves) {
  judge_test::MemoryFile file;
  judge::Output output(file.descriptor());
  mayan::Play play(generate::mayan_puzzle(static_cast<int>(moves.size()), board),
                   judge::Paint(false), output);
  for (const mayan::Move& move : moves) {
    const std::string fault = mayan::fault_of(play.board(), move);
    output.write(fault);
    if (!fault.empty()) break;
    play.make(move, "");
  }
  output.line("; left: " + std::to_string(judge::count_bits(play.board().occupied())));
  output.flush();
  return file.text();
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
            "Move 2 (1 0 1): the 1 at (1, 0) goes right and drops onto column 2\n\n"
            "      after the drag           after the fall\n"
            "  0 |  2  [1] [1] [1]  .        2   .   .   .   .\n"
            "    +--0---1---2---3---4-     --0---1---2---3---4-\n\n"
            "; left: 1\n");
}

TEST(Play, TellsWhatIsWrongWithAMove) {
  const naive::Board board = {{1}, {}, {}, {}, {1}};
  const auto fault = [&](const mayan::Move& move) {
    const std::string text = played(board, {move});
    return text.substr(text.find("4-\n\n") + 4);
  };
  EXPECT_EQ(fault({0, 0, 2}), "2 is no direction: only 1 and -1 are; left: 2\n");
  EXPECT_EQ(fault({5, 0, -1}), "(5, 0) is not on the board; left: 2\n");
  EXPECT_EQ(fault({0, 7, 1}), "(0, 7) is not on the board; left: 2\n");
  EXPECT_EQ(fault({-1, 0, 1}), "(-1, 0) is not on the board; left: 2\n");
  EXPECT_EQ(fault({1, 0, -1}), "there is no block at (1, 0); left: 2\n");
  EXPECT_EQ(fault({0, 1, 1}), "there is no block at (0, 1); left: 2\n");
  EXPECT_EQ(fault({0, 0, -1}), "the block at (0, 0) would leave the board; left: 2\n");
  EXPECT_EQ(fault({4, 0, 1}), "the block at (4, 0) would leave the board; left: 2\n");
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
  for (const std::string& line : lines_of(text)) EXPECT_LE(line.size(), 80U) << line;
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
