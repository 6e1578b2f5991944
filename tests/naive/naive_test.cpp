// The oracles themselves: examples, rulings and cases made by hand, as tables, and each oracle
// against a second, even slower way to the same answer.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "generate/lianliankan.hpp"
#include "generate/mayan.hpp"
#include "generate/puzzle519.hpp"
#include "naive/lianliankan.hpp"
#include "naive/mayan.hpp"
#include "naive/puzzle519.hpp"

namespace {

using Words = std::vector<std::string>;

Words split(const std::string& text) {
  std::istringstream stream(text);
  Words words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

// Digits that stand for kinds or colours, "." for none.
std::vector<std::vector<long long>> digits_of(const std::string& text) {
  std::vector<std::vector<long long>> rows;
  for (const std::string& word : split(text)) {
    rows.emplace_back();
    for (const char digit : word) {
      if (digit != '.') rows.back().push_back(digit - '0');
    }
  }
  return rows;
}

// ---- mayan: columns from left to right, their blocks from bottom to top: "12 . 3 . .". ----

using naive::Board;
using naive::Move;
using Moves = std::vector<Move>;

std::string shown(const Moves& moves) {
  std::string text;
  for (const Move& m : moves) {
    text += (text.empty() ? "" : ", ") + std::to_string(m.x) + ' ' + std::to_string(m.y) + ' ' +
            std::to_string(m.g);
  }
  return text;
}

std::string shown(const std::optional<Moves>& moves) { return moves ? shown(*moves) : "-1"; }

TEST(NaiveMayan, Answers) {
  const struct {
    const char* what;
    int moves;
    const char* board;
    const char* answer;
  } cases[] = {
      {"statement's sample", 3, "1 21 234 31 2434", "2 1 1, 3 1 1, 3 0 1"},
      {"one move", 1, "1 1 22 1 2", "2 0 1"},
      {"swap of one colour to pass time", 2, "1 1 22 1 2", "0 0 1, 2 0 1"},
      {"there and back to pass time", 3, "1 . 1 1 .", "2 0 1, 2 0 1, 0 0 1"},
      {"each row before the next column", 3, ". 11 . . 1", "1 0 1, 1 0 1, 4 0 -1"},
      {"a left drag into an empty cell", 1, "1 1 . 1 .", "3 0 -1"},
      {"no answer", 2, "1 1 . 1 1", "-1"},
      {"empty in time", 1, "11 . 1 . .", "0 0 1"},
      {"empty too early", 2, "11 . 1 . .", "-1"},
      {"empty from the start", 1, ". . . . .", "-1"},
      {"nothing to do", 0, ". . . . .", ""},
      {"no move", 0, "1 . . . .", "-1"},
      {"a run in the topmost rows", 2, "3322311 1233131 1 . .", "0 5 1, 0 1 1"},
  };
  for (const auto& each : cases) {
    const Board board = digits_of(each.board);
    EXPECT_EQ(shown(naive::solve(board, each.moves)), each.answer) << each.what;
    EXPECT_EQ(shown(naive::solve_by_definition(board, each.moves)), each.answer) << each.what;
  }
}

TEST(NaiveMayan, LargestColour) {
  const long long largest = 9223372036854775807LL;
  EXPECT_EQ(shown(naive::solve({{largest}, {largest}, {}, {largest}, {}}, 1)), "3 0 -1");
  EXPECT_EQ(shown(naive::solve({{largest}, {largest}, {}, {largest - 1}, {}}, 1)), "-1");
}

TEST(NaiveMayan, Drags) {
  const struct {
    const char* what;
    const char* board;
    Move move;
    const char* after;
  } cases[] = {
      {"swap to the right", "12 34 . . .", {0, 0, 1}, "32 14 . . ."},
      {"swap to the left", "12 34 . . .", {1, 0, -1}, "32 14 . . ."},
      {"swap of one colour", "12 1 . . .", {0, 0, 1}, "12 1 . . ."},
      {"drop from within", ". 1234 5 . .", {1, 1, 1}, ". 134 52 . ."},
      {"drop from the top", ". 1234 5 . .", {1, 3, 1}, ". 123 54 . ."},
      {"drop to the bottom", ". 1234 5 . .", {1, 0, -1}, "1 234 5 . ."},
      {"no run while dropping", "231 . 451 541 .", {0, 2, 1}, "23 1 451 541 ."},
      {"run where the column closes", "1 1 213 . .", {2, 0, 1}, ". . 3 2 ."},
      {"falls into a second run", "12 12 323 1 .", {2, 0, 1}, ". . 3 3 ."},
      {"run in the topmost rows", "3322311 1233131 1 . .", {0, 5, 1}, "3322331 1233 1 . ."},
  };
  for (const auto& each : cases) {
    const Board board = digits_of(each.board);
    EXPECT_TRUE(naive::is_legal(board, each.move)) << each.what;
    EXPECT_EQ(naive::apply(board, each.move), digits_of(each.after)) << each.what;
  }
}

TEST(NaiveMayan, RunsVanishTogetherOnce) {
  const char* const cases[][3] = {
      {"two in a square", "11 11 . . .", "11 11 . . ."},
      {"a gap between columns", "1 1 . 1 1", "1 1 . 1 1"},
      {"a gap in a column", "1121 . . . .", "1121 . . . ."},
      {"a diagonal", "1 21 221 . .", "1 21 221 . ."},
      {"three in a column", "2111 . . . .", "2 . . . ."},
      {"three in a row", ". . 21 31 41", ". . 2 3 4"},
      {"a cross", "213 111 312 . .", "23 . 32 . ."},
      {"a corner", "1112 1 1 1 1", "2 . . . ."},
      {"five and two", "1111122 . . . .", "22 . . . ."},
      {"neighbours of a run", "11 11 1 . .", "1 1 . . ."},
      {"what is above drops, no more", "12 12 132 . .", "2 2 32 . ."},
  };
  for (const auto& [what, board, after] : cases) {
    EXPECT_EQ(naive::remove_runs(digits_of(board)), digits_of(after)) << what;
    EXPECT_EQ(naive::has_run(digits_of(board)), digits_of(board) != digits_of(after)) << what;
  }
}

TEST(NaiveMayan, LegalMovesInAnswerOrder) {
  const Board board = digits_of("12 3 . . 4");
  Moves legal;
  for (int x = -1; x <= 5; ++x) {
    for (int y = -1; y <= 7; ++y) {
      for (const int g : {2, 1, 0, -1, -2}) {
        if (naive::is_legal(board, {x, y, g})) legal.push_back({x, y, g});
      }
    }
  }
  EXPECT_EQ(shown(legal), "0 0 1, 0 1 1, 1 0 1, 1 0 -1, 4 0 -1");
  EXPECT_EQ(naive::legal_moves(board), legal);
}

// A left drag onto a block clears whenever the neighbour's right drag does.
TEST(NaiveMayan, ClearingFirstMoves) {
  const Board board = digits_of("1 1 22 1 2");
  EXPECT_EQ(shown(naive::clearing_first_moves(board, 1)), "2 0 1, 3 0 -1");
}

TEST(NaiveMayan, TextbookAgreesWithDefinition) {
  std::mt19937 random(20111112);
  int clears = 0;
  for (int i = 0; i < 4000; ++i) {
    const bool is_low = i % 2 == 0;
    const int n = 1 + i / 2 % (is_low ? 3 : 2);
    const Board board = is_low ? generate::mayan_heap(random, 1 + i % 9, 1 + i % 4 / 2)
                               : generate::nearly_cleared_board(random, 7, n, 4);
    SCOPED_TRACE(generate::mayan_input(static_cast<std::uint64_t>(n), board));
    const auto answer = naive::solve(board, n);
    const auto first = naive::clearing_first_moves(board, n);
    ASSERT_EQ(answer.has_value(), !first.empty());
    ASSERT_EQ(shown(answer), shown(naive::solve_by_definition(board, n)));
    if (!answer) continue;
    ++clears;
    ASSERT_EQ(answer->front(), first.front());
    ASSERT_TRUE(naive::empties(board, *answer));
  }
  EXPECT_GT(clears, 300);
}

// ---- lianliankan: rows of kinds, "12 00". Rows and columns of cells count from 1. ----

using naive::Grid;

TEST(NaiveLianliankan, Answers) {
  const struct {
    const char* what;
    const char* grid;
    int x1, y1, x2, y2;
    bool is_linked;
    int turns;          // at least, whatever the kinds, and -1 if there is no line
    int turns_outside;  // the same where lines may leave the board
  } cases[] = {
      {"sample 1", "1234 0000 4321", 1, 1, 3, 4, true, 2, 2},
      {"sample 1", "1234 0000 4321", 1, 1, 2, 4, false, 1, 1},
      {"sample 1", "1234 0000 4321", 1, 1, 3, 3, false, 2, 2},
      {"sample 1", "1234 0000 4321", 2, 1, 2, 4, false, 0, 0},
      {"sample 2", "0143 0241 0000", 1, 1, 2, 4, false, 2, 2},
      {"sample 2", "0143 0241 0000", 1, 3, 2, 3, true, 0, 0},
      {"one piece twice", "10 00", 1, 1, 1, 1, false, -1, -1},
      {"a piece and an empty cell", "100", 1, 1, 1, 2, false, 0, 0},
      {"two empty cells", "100", 1, 2, 1, 3, false, 0, 0},
      {"different kinds", "12", 1, 1, 1, 2, false, 0, 0},
      {"one leg", "1001", 1, 1, 1, 4, true, 0, 0},
      {"one turn", "10 21", 1, 1, 2, 2, true, 1, 1},
      {"two turns back", "121 000", 1, 1, 1, 3, true, 2, 2},
      {"two turns onward", "120 020 000 321", 1, 1, 4, 3, true, 2, 2},
      {"through two corners", "1200 0202 0001", 1, 1, 3, 4, true, 1, 1},
      {"three turns", "102 202 200 221", 1, 1, 4, 3, false, 3, 3},
      {"four turns", "102 202 200 220 210", 1, 1, 5, 2, false, 4, 3},
      {"a spiral", "10000 22220 00020 02120 02220 00000", 1, 1, 4, 3, false, 5, 3},
      {"outside only", "121", 1, 1, 1, 3, false, -1, 2},
      {"opposite corners of a full board", "12 21", 1, 1, 2, 2, false, -1, 3},
      {"fewer turns outside", "1221 0200 0002", 1, 1, 1, 4, false, 4, 2},
      {"boxed in", "222 212 222 122", 2, 2, 4, 1, false, -1, -1},
      {"not through its own kind", "111", 1, 1, 1, 3, false, -1, 2},
  };
  for (const auto& [what, text, x1, y1, x2, y2, is_linked, turns, turns_outside] : cases) {
    const Grid grid = digits_of(text);
    EXPECT_EQ(naive::linked(grid, x1, y1, x2, y2), is_linked) << what;
    EXPECT_EQ(naive::fewest_turns(grid, x1, y1, x2, y2, false), turns) << what;
    EXPECT_EQ(naive::fewest_turns(grid, x1, y1, x2, y2, true), turns_outside) << what;
  }
}

// -1 outside.
long long kind_at(const Grid& grid, int x, int y) {
  const std::size_t row = static_cast<std::size_t>(x - 1), column = static_cast<std::size_t>(y - 1);
  return row < grid.size() && column < grid[0].size() ? grid[row][column] : -1;
}

// By definition: at most so many straight legs, over empty cells only.
bool is_joined(const Grid& grid, int x1, int y1, int x2, int y2, int legs) {
  for (const auto& [dx, dy] :
       {std::pair(0, 1), std::pair(1, 0), std::pair(0, -1), std::pair(-1, 0)}) {
    for (int x = x1 + dx, y = y1 + dy;; x += dx, y += dy) {
      if (x == x2 && y == y2) return true;
      if (kind_at(grid, x, y) != 0) break;
      if (legs > 1 && is_joined(grid, x, y, x2, y2, legs - 1)) return true;
    }
  }
  return false;
}

void expect_linked_by_definition(const Grid& grid) {
  const int rows = static_cast<int>(grid.size()), columns = static_cast<int>(grid[0].size());
  for (int i = 0; i < rows * columns * rows * columns; ++i) {
    const int from = i / (rows * columns), to = i % (rows * columns);
    const int x1 = from / columns + 1, y1 = from % columns + 1;
    const int x2 = to / columns + 1, y2 = to % columns + 1;
    const bool are_alike =
        kind_at(grid, x1, y1) != 0 && kind_at(grid, x1, y1) == kind_at(grid, x2, y2);
    ASSERT_EQ(naive::linked(grid, x1, y1, x2, y2),
              from != to && are_alike && is_joined(grid, x1, y1, x2, y2, 3))
        << generate::board_text(grid) << x1 << ' ' << y1 << ' ' << x2 << ' ' << y2;
  }
}

TEST(NaiveLianliankan, AgreesWithDefinition) {
  for (unsigned code = 0; code < 512; ++code) {
    Grid grid(3, std::vector<long long>(3));
    for (unsigned i = 0; i < 9; ++i) grid[i / 3][i % 3] = code >> i & 1;
    ASSERT_NO_FATAL_FAILURE(expect_linked_by_definition(grid));
  }
  std::mt19937 random(1175);
  for (int i = 0; i < 100; ++i) {
    const Grid grid = generate::grid(random, 1 + random() % 6, 1 + random() % 6, 333, 2);
    ASSERT_NO_FATAL_FAILURE(expect_linked_by_definition(grid));
  }
}

// ---- puzzle519: pieces, "FOFF FFFI". ----

// Whether there is an assembly, which must be right.
bool fits(std::size_t rows, std::size_t columns, const Words& pieces) {
  const auto assembly = naive::assemble(rows, columns, pieces);
  EXPECT_TRUE(!assembly || naive::verifies(rows, columns, pieces, *assembly));
  return assembly.has_value();
}

// The same by definition.
bool fits_in_some_order(std::size_t rows, std::size_t columns, Words pieces) {
  std::sort(pieces.begin(), pieces.end());
  do {
    if (naive::verifies(rows, columns, pieces, pieces)) return true;
  } while (std::next_permutation(pieces.begin(), pieces.end()));
  return false;
}

TEST(NaivePuzzle, Answers) {
  const struct {
    const char* what;
    std::size_t rows, columns;
    const char* pieces;
    bool fits;
  } cases[] = {
      {"a row", 1, 3, "FIFO FFFO FIFF", true},
      {"two juts meet", 1, 3, "FIFO FFFI FIFF", false},
      {"a row for a column", 3, 1, "FIFO FFFO FIFF", false},
      {"a column", 3, 1, "OFFF OFIF FFIF", true},
      {"two rows", 2, 2, "FOOF FFII IIFF OFFO", true},
      {"two cavities meet", 2, 2, "FOOF FFII IIFF OFFI", false},
      {"two rows for a row", 1, 4, "FOOF FFII IIFF OFFO", false},
      {"flat sides inside", 2, 2, "FFOF FFIF IFFF OFFF", false},
      {"a flat piece inside", 3, 3, "FOOF FOOI FFOI IOOF FFFF IFOI IOFF IOFI IFFI", false},
      {"too few pieces", 1, 2, "FOFF", false},
      {"too many pieces", 1, 1, "FFFF FFFF", false},
  };
  for (const auto& each : cases) {
    EXPECT_EQ(fits(each.rows, each.columns, split(each.pieces)), each.fits) << each.what;
  }
}

TEST(NaivePuzzle, VerifiesEveryRule) {
  const Words good = {"FOOF", "FFII", "IIFF", "OFFO"};
  EXPECT_TRUE(naive::verifies(2, 2, {"OFFO", "IIFF", "FFII", "FOOF"}, good));
  EXPECT_FALSE(naive::verifies(2, 2, {"OFFO", "IIFF", "FFII", "FFII"}, good));
  EXPECT_FALSE(naive::verifies(1, 4, good, good));
  EXPECT_FALSE(naive::verifies(2, 3, good, good));
  EXPECT_FALSE(naive::verifies(2, 2, {"FOOF", "FFII", "IIFF"}, good));
  for (std::size_t piece = 0; piece < 4; ++piece) {
    for (std::size_t side = 0; side < 4; ++side) {
      for (const char letter : {'F', 'O', 'I'}) {
        Words other = good;
        other[piece][side] = letter;
        EXPECT_EQ(naive::verifies(2, 2, other, other), other == good) << other[piece];
      }
    }
  }
}

void expect_fits_by_definition(std::size_t rows, std::size_t columns, const Words& pieces) {
  ASSERT_EQ(fits(rows, columns, pieces), fits_in_some_order(rows, columns, pieces))
      << testing::PrintToString(pieces);
}

TEST(NaivePuzzle, AgreesWithAllOrders) {
  const Words all = generate::all_pieces();
  for (const std::string& a : all) {
    expect_fits_by_definition(1, 1, {a});
    for (const std::string& b : all) {
      ASSERT_NO_FATAL_FAILURE(expect_fits_by_definition(1, 2, {a, b}));
      ASSERT_NO_FATAL_FAILURE(expect_fits_by_definition(2, 1, {a, b}));
    }
  }
  generate::Random random(519);
  for (std::size_t i = 0; i < 600; ++i) {
    const std::size_t rows = 1 + random.below(3);
    const std::size_t columns = rows == 3 ? 2 : 1 + random.below(3);
    const generate::Draft draft = generate::mixed(rows, columns, i, random);
    expect_fits_by_definition(rows, columns, draft.pieces);
  }
}

TEST(NaivePuzzle, CutPicturesFit) {
  generate::Random random(519);
  for (std::size_t size = 0; size < 200; ++size) {
    const std::size_t rows = 1 + size % 5, columns = 1 + size / 5 % 5;
    const generate::Draft draft = generate::cut(rows, columns, 50, random);
    EXPECT_TRUE(fits(rows, columns, draft.pieces)) << puzzle519::judge_text(draft);
  }
}

}  // namespace
