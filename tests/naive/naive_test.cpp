// The oracles themselves: every example and ruling, cases made by hand, and each oracle against a
// second, even slower way to the same answer.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "generate/mayan.hpp"
#include "naive/lianliankan.hpp"
#include "naive/mayan.hpp"
#include "naive/puzzle519.hpp"

namespace {

using naive::Board;
using naive::Grid;
using naive::Move;
using Moves = std::vector<Move>;
using Pieces = std::vector<std::string>;

constexpr unsigned kSeed = 20111112;

template <typename Rows>
std::string shown(const Rows& rows) {
  std::string text;
  for (const auto& row : rows) {
    for (const auto& value : row) text += std::to_string(value) + ' ';
    text += "/ ";
  }
  return text;
}

std::string shown(const Pieces& pieces) {
  std::string text;
  for (const std::string& piece : pieces) text += piece + ' ';
  return text;
}

std::string shown(const std::optional<Moves>& moves) {
  if (!moves) return "-1";
  std::string text;
  for (const Move& m : *moves) {
    text += std::to_string(m.x) + ' ' + std::to_string(m.y) + ' ' + std::to_string(m.g) + "; ";
  }
  return text;
}

std::string solved(const Board& board, int n) { return shown(naive::solve(board, n)); }

// ---- mayan ----

TEST(NaiveMayan, StatementSample) {
  const Board board = {{1}, {2, 1}, {2, 3, 4}, {3, 1}, {2, 4, 3, 4}};
  EXPECT_EQ(solved(board, 3), "2 1 1; 3 1 1; 3 0 1; ");
}

TEST(NaiveMayan, WastedSameColourSwap) {
  EXPECT_EQ(solved({{1}, {1}, {2, 2}, {1}, {2}}, 2), "0 0 1; 2 0 1; ");
  EXPECT_EQ(solved({{1}, {1}, {2, 2}, {1}, {2}}, 1), "2 0 1; ");
}

TEST(NaiveMayan, WastedMovesThereAndBack) {
  EXPECT_EQ(solved({{1}, {}, {1}, {1}, {}}, 3), "2 0 1; 2 0 1; 0 0 1; ");
}

TEST(NaiveMayan, EveryRowOfAColumnBeforeTheNextColumn) {
  const auto moves = naive::solve({{}, {1, 1}, {}, {}, {1}}, 3);
  ASSERT_TRUE(moves);
  EXPECT_EQ(moves->front(), (Move{1, 0, 1}));
}

TEST(NaiveMayan, NoSolution) { EXPECT_EQ(solved({{1}, {1}, {}, {1}, {1}}, 2), "-1"); }

TEST(NaiveMayan, EmptyStart) {
  for (int n = 1; n <= 5; ++n) EXPECT_EQ(solved({{}, {}, {}, {}, {}}, n), "-1");
}

// One move clears everything, and no other first move leaves it at that.
TEST(NaiveMayan, EmptiedEarlierIsNotSolved) {
  const Board board = {{1, 1}, {}, {1}, {}, {}};
  EXPECT_EQ(solved(board, 1), "0 0 1; ");
  EXPECT_EQ(solved(board, 2), "-1");
}

TEST(NaiveMayan, LeftDragIntoAnEmptyCell) {
  EXPECT_EQ(solved({{1}, {1}, {}, {1}, {}}, 1), "3 0 -1; ");
}

TEST(NaiveMayan, NoMovesNeededOnlyWhenEmpty) {
  EXPECT_EQ(solved({{}, {}, {}, {}, {}}, 0), "");
  EXPECT_EQ(solved({{1}, {}, {}, {}, {}}, 0), "-1");
}

// Rows 4 to 6 of column 1 vanish first; then one drag starts a chain.
TEST(NaiveMayan, RunInTheTopmostRows) {
  const Board board = {{3, 3, 2, 2, 3, 1, 1}, {1, 2, 3, 3, 1, 3, 1}, {1}, {}, {}};
  EXPECT_EQ(solved(board, 2), "0 5 1; 0 1 1; ");
  EXPECT_EQ(naive::apply(board, {0, 5, 1}),
            (Board{{3, 3, 2, 2, 3, 3, 1}, {1, 2, 3, 3}, {1}, {}, {}}));
}

TEST(NaiveMayan, LargeColourNumbers) {
  const long long big = 9223372036854775807LL;
  EXPECT_EQ(solved({{big}, {big}, {}, {big}, {}}, 1), "3 0 -1; ");
  EXPECT_EQ(solved({{big}, {big}, {}, {big - 1}, {}}, 1), "-1");
}

TEST(NaiveMayan, LegalMoves) {
  const Board board = {{1, 2}, {}, {3}, {}, {4}};
  EXPECT_TRUE(naive::is_legal(board, {0, 1, 1}));
  EXPECT_TRUE(naive::is_legal(board, {2, 0, -1}));
  EXPECT_TRUE(naive::is_legal(board, {4, 0, -1}));
  EXPECT_FALSE(naive::is_legal(board, {0, 0, -1}));
  EXPECT_FALSE(naive::is_legal(board, {4, 0, 1}));
  EXPECT_FALSE(naive::is_legal(board, {0, 2, 1}));
  EXPECT_FALSE(naive::is_legal(board, {1, 0, 1}));
  EXPECT_FALSE(naive::is_legal(board, {0, -1, 1}));
  EXPECT_FALSE(naive::is_legal(board, {-1, 0, 1}));
  EXPECT_FALSE(naive::is_legal(board, {5, 0, -1}));
  EXPECT_FALSE(naive::is_legal(board, {0, 0, 0}));
  EXPECT_FALSE(naive::is_legal(board, {0, 0, 2}));
}

TEST(NaiveMayan, LegalMovesInAnswerOrder) {
  EXPECT_EQ(naive::legal_moves({{1, 2}, {3}, {}, {}, {4}}),
            (Moves{{0, 0, 1}, {0, 1, 1}, {1, 0, 1}, {1, 0, -1}, {4, 0, -1}}));
}

TEST(NaiveMayan, SwapsWithABlock) {
  EXPECT_EQ(naive::apply({{1, 2}, {3, 4}, {}, {}, {}}, {0, 0, 1}),
            (Board{{3, 2}, {1, 4}, {}, {}, {}}));
  EXPECT_EQ(naive::apply({{1, 2}, {3, 4}, {}, {}, {}}, {1, 0, -1}),
            (Board{{3, 2}, {1, 4}, {}, {}, {}}));
}

TEST(NaiveMayan, SameColourSwapChangesNothing) {
  const Board board = {{1, 2}, {1}, {}, {}, {}};
  EXPECT_TRUE(naive::is_legal(board, {0, 0, 1}));
  EXPECT_EQ(naive::apply(board, {0, 0, 1}), board);
}

TEST(NaiveMayan, DropsOntoTheTargetColumnAndClosesItsOwn) {
  EXPECT_EQ(naive::apply({{}, {1, 2, 3, 4}, {5}, {}, {}}, {1, 1, 1}),
            (Board{{}, {1, 3, 4}, {5, 2}, {}, {}}));
  EXPECT_EQ(naive::apply({{}, {1, 2, 3, 4}, {5}, {}, {}}, {1, 3, 1}),
            (Board{{}, {1, 2, 3}, {5, 4}, {}, {}}));
  EXPECT_EQ(naive::apply({{}, {1, 2, 3, 4}, {5}, {}, {}}, {1, 0, -1}),
            (Board{{1}, {2, 3, 4}, {5}, {}, {}}));
}

TEST(NaiveMayan, NothingVanishesWhileDropping) {
  EXPECT_EQ(naive::apply({{2, 3, 1}, {}, {4, 5, 1}, {5, 4, 1}, {}}, {0, 2, 1}),
            (Board{{2, 3}, {1}, {4, 5, 1}, {5, 4, 1}, {}}));
}

TEST(NaiveMayan, ColumnThatCloses) {
  // The block that leaves lets the one above it drop into a row of its colour.
  EXPECT_EQ(naive::apply({{1}, {1}, {2, 1, 3}, {}, {}}, {2, 0, 1}), (Board{{}, {}, {3}, {2}, {}}));
}

TEST(NaiveMayan, Runs) {
  EXPECT_FALSE(naive::has_run({{1, 1}, {1, 1}, {}, {}, {}}));
  EXPECT_FALSE(naive::has_run({{1}, {1}, {}, {1}, {1}}));
  EXPECT_FALSE(naive::has_run({{1, 1, 2, 1}, {}, {}, {}, {}}));
  EXPECT_FALSE(naive::has_run({{1}, {2, 1}, {2, 2, 1}, {}, {}}));
  EXPECT_FALSE(naive::has_run({{}, {}, {}, {}, {}}));
  EXPECT_TRUE(naive::has_run({{2, 1, 1, 1}, {}, {}, {}, {}}));
  EXPECT_TRUE(naive::has_run({{}, {}, {2, 1}, {3, 1}, {4, 1}}));
}

TEST(NaiveMayan, CrossingAndLongRunsVanishTogether) {
  EXPECT_EQ(naive::remove_runs({{2, 1, 3}, {1, 1, 1}, {3, 1, 2}, {}, {}}),
            (Board{{2, 3}, {}, {3, 2}, {}, {}}));
  EXPECT_EQ(naive::remove_runs({{1, 1, 1, 2}, {1}, {1}, {1}, {1}}), (Board{{2}, {}, {}, {}, {}}));
  EXPECT_EQ(naive::remove_runs({{1, 1, 1, 1, 1, 2, 2}, {}, {}, {}, {}}),
            (Board{{2, 2}, {}, {}, {}, {}}));
  // Two blocks that only touch a run stay.
  EXPECT_EQ(naive::remove_runs({{1, 1}, {1, 1}, {1}, {}, {}}), (Board{{1}, {1}, {}, {}, {}}));
}

TEST(NaiveMayan, FallsAndVanishesAgain) {
  // The ones go; the twos fall beside two others and go as well.
  EXPECT_EQ(naive::apply({{1, 2}, {1, 2}, {3, 2, 3}, {1}, {}}, {2, 0, 1}),
            (Board{{}, {}, {3}, {3}, {}}));
  EXPECT_EQ(naive::remove_runs({{1, 2}, {1, 2}, {1, 3, 2}, {}, {}}),
            (Board{{2}, {2}, {3, 2}, {}, {}}));
}

TEST(NaiveMayan, ClearingFirstMoves) {
  EXPECT_EQ(naive::clearing_first_moves({{}, {1}, {1}, {}, {1}}, 1), (Moves{{4, 0, -1}}));
  // A left drag onto a block clears whenever the neighbour's right drag does.
  EXPECT_EQ(naive::clearing_first_moves({{1}, {1}, {2, 2}, {1}, {2}}, 1),
            (Moves{{2, 0, 1}, {3, 0, -1}}));
  EXPECT_TRUE(naive::clearing_first_moves({{1}, {}, {}, {}, {}}, 3).empty());
}

Board random_board(std::mt19937& random, int height, int colours) {
  for (;;) {
    Board board(5);
    for (auto& column : board) {
      column.resize(random() % static_cast<unsigned>(height + 1));
      for (long long& colour : column) colour = 1 + random() % static_cast<unsigned>(colours);
    }
    if (!naive::has_run(board)) return board;
  }
}

void expect_agreement(const Board& board, int n, int& clears) {
  const auto answer = naive::solve(board, n);
  ASSERT_EQ(shown(answer), shown(naive::solve_by_definition(board, n)));
  const auto first = naive::clearing_first_moves(board, n);
  ASSERT_EQ(answer.has_value(), !first.empty());
  if (!answer) return;
  ++clears;
  EXPECT_EQ(answer->front(), first.front());
  EXPECT_TRUE(naive::empties(board, *answer));
}

TEST(NaiveMayan, TextbookAgreesWithDefinition) {
  std::mt19937 random(kSeed);
  int clears = 0;
  for (int i = 0; i < 3000; ++i) {
    const Board board = random_board(random, 1 + i % 3, 1 + i % 2);
    const int n = 1 + i % 5 / 2;
    SCOPED_TRACE("seed " + std::to_string(kSeed) + ", n " + std::to_string(n) + ": " +
                 shown(board));
    expect_agreement(board, n, clears);
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(clears, 100);
}

TEST(NaiveMayan, TextbookAgreesWithDefinitionOnTallBoards) {
  std::mt19937 random(kSeed);
  int clears = 0, boards = 0;
  while (boards < 1500) {
    const Board board = generate::nearly_cleared_board(random, 9, 1, 4);
    std::size_t height = 0;
    for (const auto& column : board) height = std::max(height, column.size());
    if (height < 5) continue;
    const int n = 1 + boards % 2;
    SCOPED_TRACE("seed " + std::to_string(kSeed) + ", n " + std::to_string(n) + ": " +
                 shown(board));
    expect_agreement(board, n, clears);
    if (HasFatalFailure()) return;
    ++boards;
  }
  EXPECT_GT(clears, 100);
}

// ---- lianliankan ----

TEST(NaiveLianliankan, StatementSample) {
  const Grid first = {{1, 2, 3, 4}, {0, 0, 0, 0}, {4, 3, 2, 1}};
  EXPECT_TRUE(naive::linked(first, 1, 1, 3, 4));
  EXPECT_FALSE(naive::linked(first, 1, 1, 2, 4));
  EXPECT_FALSE(naive::linked(first, 1, 1, 3, 3));
  EXPECT_FALSE(naive::linked(first, 2, 1, 2, 4));
  const Grid second = {{0, 1, 4, 3}, {0, 2, 4, 1}, {0, 0, 0, 0}};
  EXPECT_FALSE(naive::linked(second, 1, 1, 2, 4));
  EXPECT_TRUE(naive::linked(second, 1, 3, 2, 3));
}

TEST(NaiveLianliankan, SameCellTwice) {
  const Grid grid = {{1, 0}, {0, 0}};
  EXPECT_FALSE(naive::linked(grid, 1, 1, 1, 1));
  EXPECT_FALSE(naive::linked(grid, 2, 2, 2, 2));
}

TEST(NaiveLianliankan, EmptyCells) {
  const Grid grid = {{1, 0, 0}};
  EXPECT_FALSE(naive::linked(grid, 1, 1, 1, 2));
  EXPECT_FALSE(naive::linked(grid, 1, 2, 1, 3));
}

TEST(NaiveLianliankan, DifferentKinds) { EXPECT_FALSE(naive::linked({{1, 2}}, 1, 1, 1, 2)); }

TEST(NaiveLianliankan, LargestKinds) {
  const long long big = 9223372036854775807LL;
  EXPECT_TRUE(naive::linked({{big, 0, big}}, 1, 1, 1, 3));
  EXPECT_FALSE(naive::linked({{big, 0, big - 1}}, 1, 1, 1, 3));
}

TEST(NaiveLianliankan, TurnsAreCounted) {
  EXPECT_EQ(naive::fewest_turns({{1, 1}}, 1, 1, 1, 2, false), 0);
  EXPECT_EQ(naive::fewest_turns({{1, 0, 0, 1}}, 1, 1, 1, 4, false), 0);
  EXPECT_EQ(naive::fewest_turns({{1, 0}, {2, 1}}, 1, 1, 2, 2, false), 1);
  EXPECT_EQ(naive::fewest_turns({{1, 2, 1}, {0, 0, 0}}, 1, 1, 1, 3, false), 2);
  EXPECT_EQ(naive::fewest_turns({{1, 2, 0}, {0, 2, 0}, {0, 0, 0}, {3, 2, 1}}, 1, 1, 4, 3, false),
            2);
  EXPECT_EQ(naive::fewest_turns({{1, 2, 0, 0}, {0, 2, 0, 2}, {0, 0, 0, 1}}, 1, 1, 3, 4, false), 1);
}

TEST(NaiveLianliankan, ThreeTurnsAreTooMany) {
  const Grid grid = {{1, 0, 2}, {2, 0, 2}, {2, 0, 0}, {2, 2, 0}, {2, 1, 0}};
  EXPECT_EQ(naive::fewest_turns(grid, 1, 1, 5, 2, false), 4);
  EXPECT_FALSE(naive::linked(grid, 1, 1, 5, 2));
  const Grid three = {{1, 0, 2}, {2, 0, 2}, {2, 0, 0}, {2, 2, 1}};
  EXPECT_EQ(naive::fewest_turns(three, 1, 1, 4, 3, false), 3);
  EXPECT_FALSE(naive::linked(three, 1, 1, 4, 3));
}

TEST(NaiveLianliankan, NeverOutsideTheBoard) {
  EXPECT_FALSE(naive::linked({{1, 2, 1}}, 1, 1, 1, 3));
  EXPECT_EQ(naive::fewest_turns({{1, 2, 1}}, 1, 1, 1, 3, false), -1);
  EXPECT_EQ(naive::fewest_turns({{1, 2, 1}}, 1, 1, 1, 3, true), 2);
  // Opposite corners of a full board: around the edge.
  EXPECT_EQ(naive::fewest_turns({{1, 2}, {2, 1}}, 1, 1, 2, 2, true), 3);
  // More turns on the board, fewer outside.
  const Grid crooked = {{1, 2, 2, 1}, {0, 2, 0, 0}, {0, 0, 0, 2}};
  EXPECT_EQ(naive::fewest_turns(crooked, 1, 1, 1, 4, false), 4);
  EXPECT_EQ(naive::fewest_turns(crooked, 1, 1, 1, 4, true), 2);
  EXPECT_FALSE(naive::linked(crooked, 1, 1, 1, 4));
  const Grid boxed = {{2, 2, 2}, {2, 1, 2}, {2, 2, 2}, {1, 2, 2}};
  EXPECT_EQ(naive::fewest_turns(boxed, 2, 2, 4, 1, true), -1);
}

TEST(NaiveLianliankan, NotThroughPieces) {
  EXPECT_FALSE(naive::linked({{1, 1, 1}}, 1, 1, 1, 3));
  EXPECT_EQ(naive::fewest_turns({{1, 1, 1}}, 1, 1, 1, 3, false), -1);
}

TEST(NaiveLianliankan, Spiral) {
  const Grid grid = {{1, 0, 0, 0, 0}, {2, 2, 2, 2, 0}, {0, 0, 0, 2, 0},
                     {0, 2, 1, 2, 0}, {0, 2, 2, 2, 0}, {0, 0, 0, 0, 0}};
  EXPECT_EQ(naive::fewest_turns(grid, 1, 1, 4, 3, false), 5);
}

// Whether a straight leg joins two cells with nothing strictly between them.
bool clear_leg(const Grid& grid, std::pair<int, int> a, std::pair<int, int> b) {
  if (a.first != b.first && a.second != b.second) return false;
  if (b < a) std::swap(a, b);
  for (int x = a.first; x <= b.first; ++x) {
    for (int y = a.second; y <= b.second; ++y) {
      const std::pair<int, int> at(x, y);
      if (at == a || at == b) continue;
      if (grid[static_cast<std::size_t>(x - 1)][static_cast<std::size_t>(y - 1)] != 0) return false;
    }
  }
  return true;
}

// By definition: two turning points, each an empty cell or one of the two pieces.
bool linked_by_turning_points(const Grid& grid, std::pair<int, int> a, std::pair<int, int> b) {
  const auto kind = [&](std::pair<int, int> at) {
    return grid[static_cast<std::size_t>(at.first - 1)][static_cast<std::size_t>(at.second - 1)];
  };
  if (a == b || kind(a) == 0 || kind(a) != kind(b)) return false;
  std::vector<std::pair<int, int>> turning = {a, b};
  for (int x = 1; x <= static_cast<int>(grid.size()); ++x) {
    for (int y = 1; y <= static_cast<int>(grid[0].size()); ++y) {
      if (kind({x, y}) == 0) turning.emplace_back(x, y);
    }
  }
  for (const auto& p : turning) {
    if (!clear_leg(grid, a, p)) continue;
    for (const auto& q : turning) {
      if (clear_leg(grid, p, q) && clear_leg(grid, q, b)) return true;
    }
  }
  return false;
}

void expect_turning_points_agree(const Grid& grid) {
  const int rows = static_cast<int>(grid.size()), columns = static_cast<int>(grid[0].size());
  for (int a = 0; a < rows * columns; ++a) {
    for (int b = 0; b < rows * columns; ++b) {
      const int x1 = a / columns + 1, y1 = a % columns + 1;
      const int x2 = b / columns + 1, y2 = b % columns + 1;
      SCOPED_TRACE(shown(grid) + "query " + std::to_string(x1) + ' ' + std::to_string(y1) + ' ' +
                   std::to_string(x2) + ' ' + std::to_string(y2));
      ASSERT_EQ(naive::linked(grid, x1, y1, x2, y2),
                linked_by_turning_points(grid, {x1, y1}, {x2, y2}));
      for (bool outside : {false, true}) {
        ASSERT_EQ(naive::fewest_turns(grid, x1, y1, x2, y2, outside),
                  naive::fewest_turns(grid, x2, y2, x1, y1, outside));
      }
    }
  }
}

TEST(NaiveLianliankan, AgreesWithTurningPointsOnAllSmallBoards) {
  for (unsigned code = 0; code < 512; ++code) {
    Grid grid(3, std::vector<long long>(3));
    for (unsigned i = 0; i < 9; ++i) grid[i / 3][i % 3] = code >> i & 1;
    expect_turning_points_agree(grid);
    if (HasFatalFailure()) return;
  }
}

TEST(NaiveLianliankan, AgreesWithTurningPointsOnRandomBoards) {
  std::mt19937 random(kSeed);
  for (int i = 0; i < 100; ++i) {
    Grid grid(1 + random() % 6, std::vector<long long>(1 + random() % 6));
    for (auto& row : grid) {
      for (long long& kind : row) kind = random() % 3 == 0 ? 1 + random() % 2 : 0;
    }
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    expect_turning_points_agree(grid);
    if (HasFatalFailure()) return;
  }
}

// ---- puzzle519 ----

bool fits(int rows, int columns, const Pieces& pieces) {
  const auto assembly = naive::assemble(rows, columns, pieces);
  if (assembly) {
    EXPECT_TRUE(naive::verifies(rows, columns, pieces, *assembly)) << shown(pieces);
  }
  return assembly.has_value();
}

// The piece with the given number below 81.
std::string piece_numbered(unsigned number) {
  std::string piece;
  for (int i = 0; i < 4; ++i, number /= 3) piece += "FOI"[number % 3];
  return piece;
}

TEST(NaivePuzzle, OnePieceMustBeFlat) {
  for (unsigned number = 0; number < 81; ++number) {
    const std::string piece = piece_numbered(number);
    EXPECT_EQ(fits(1, 1, {piece}), piece == "FFFF") << piece;
  }
}

TEST(NaivePuzzle, OneRowAndOneColumn) {
  EXPECT_TRUE(fits(1, 3, {"FIFO", "FFFO", "FIFF"}));
  EXPECT_FALSE(fits(1, 3, {"FIFO", "FFFI", "FIFF"}));
  EXPECT_FALSE(fits(3, 1, {"FIFO", "FFFO", "FIFF"}));
  EXPECT_TRUE(fits(3, 1, {"OFFF", "OFIF", "FFIF"}));
}

TEST(NaivePuzzle, TwoByTwo) {
  EXPECT_TRUE(fits(2, 2, {"FOOF", "FFII", "IIFF", "OFFO"}));
  EXPECT_FALSE(fits(2, 2, {"FOOF", "FFII", "IIFF", "OFFI"}));
  EXPECT_FALSE(fits(1, 4, {"FOOF", "FFII", "IIFF", "OFFO"}));
}

TEST(NaivePuzzle, PiecesAreNotTurned) {
  EXPECT_TRUE(fits(1, 2, {"FOFF", "FFFI"}));
  EXPECT_FALSE(fits(1, 2, {"FOFF", "FIFF"}));
}

TEST(NaivePuzzle, JutOnlyAgainstCavity) {
  EXPECT_FALSE(fits(1, 2, {"FOFF", "FFFO"}));
  EXPECT_FALSE(fits(1, 2, {"FIFF", "FFFI"}));
  EXPECT_FALSE(fits(1, 2, {"FFFF", "FFFF"}));
}

TEST(NaivePuzzle, FlatSideInside) {
  EXPECT_FALSE(fits(2, 2, {"FFOF", "FFIF", "IFFF", "OFFF"}));
  EXPECT_FALSE(
      fits(3, 3, {"FOOF", "FOOI", "FFOI", "IOOF", "FFFF", "IFOI", "IOFF", "IOFI", "IFFI"}));
}

TEST(NaivePuzzle, OuterEdgeMustBeFlat) { EXPECT_FALSE(fits(1, 2, {"OOFF", "FFFI"})); }

TEST(NaivePuzzle, WrongNumberOfPieces) {
  EXPECT_FALSE(fits(1, 2, {"FOFF"}));
  EXPECT_FALSE(fits(1, 1, {"FFFF", "FFFF"}));
}

TEST(NaivePuzzle, VerifiesEveryRule) {
  const Pieces good = {"FOOF", "FFII", "IIFF", "OFFO"};
  EXPECT_TRUE(naive::verifies(2, 2, {"OFFO", "IIFF", "FFII", "FOOF"}, good));
  EXPECT_FALSE(naive::verifies(2, 2, {"OFFO", "IIFF", "FFII", "FFII"}, good));
  EXPECT_FALSE(naive::verifies(1, 4, good, good));
  EXPECT_FALSE(naive::verifies(2, 3, good, good));
  EXPECT_FALSE(naive::verifies(2, 2, {"FOOF", "FFII", "IIFF"}, good));
  for (std::size_t piece = 0; piece < 4; ++piece) {
    for (std::size_t side = 0; side < 4; ++side) {
      for (char letter : {'F', 'O', 'I'}) {
        Pieces other = good;
        other[piece][side] = letter;
        EXPECT_EQ(naive::verifies(2, 2, other, other), other == good) << shown(other);
      }
    }
  }
}

TEST(NaivePuzzle, AllPairs) {
  for (unsigned a = 0; a < 81; ++a) {
    for (unsigned b = 0; b < 81; ++b) {
      const Pieces here = {piece_numbered(a), piece_numbered(b)};
      const Pieces there = {here[1], here[0]};
      for (int rows : {1, 2}) {
        const int columns = 3 - rows;
        const bool expected = naive::verifies(rows, columns, here, here) ||
                              naive::verifies(rows, columns, here, there);
        ASSERT_EQ(fits(rows, columns, here), expected) << rows << " rows: " << shown(here);
      }
    }
  }
}

// The pieces of a picture cut at random, row by row.
Pieces cut(int rows, int columns, std::mt19937& random) {
  const auto at = [=](int r, int c) { return static_cast<std::size_t>(r * columns + c); };
  Pieces pieces(at(rows, 0), "FFFF");
  const auto join = [&](char& a, char& b) {
    a = random() % 2 == 0 ? 'O' : 'I';
    b = a == 'O' ? 'I' : 'O';
  };
  for (int r = 0; r < rows; ++r) {
    for (int c = 0; c < columns; ++c) {
      if (c + 1 < columns) join(pieces[at(r, c)][1], pieces[at(r, c + 1)][3]);
      if (r + 1 < rows) join(pieces[at(r, c)][2], pieces[at(r + 1, c)][0]);
    }
  }
  return pieces;
}

bool fits_in_some_order(int rows, int columns, const Pieces& pieces) {
  Pieces order = pieces;
  std::sort(order.begin(), order.end());
  do {
    if (naive::verifies(rows, columns, pieces, order)) return true;
  } while (std::next_permutation(order.begin(), order.end()));
  return false;
}

// Up to two juts of a cut picture become cavities or the other way round.
TEST(NaivePuzzle, AgreesWithAllOrders) {
  std::mt19937 random(kSeed);
  int counts[2] = {};
  for (int i = 0; i < 600; ++i) {
    const int rows = 1 + static_cast<int>(random() % 3);
    const int columns = rows == 3 ? 2 : 1 + static_cast<int>(random() % 3);
    Pieces pieces = cut(rows, columns, random);
    for (auto changes = random() % 3; changes > 0; --changes) {
      char& side = pieces[random() % pieces.size()][random() % 4];
      if (side != 'F') side = side == 'O' ? 'I' : 'O';
    }
    std::shuffle(pieces.begin(), pieces.end(), random);
    const bool answer = fits(rows, columns, pieces);
    ASSERT_EQ(answer, fits_in_some_order(rows, columns, pieces))
        << "seed " << kSeed << ", " << rows << " x " << columns << ": " << shown(pieces);
    ++counts[answer];
  }
  EXPECT_GT(counts[0], 50);
  EXPECT_GT(counts[1], 50);
}

TEST(NaivePuzzle, CutPicturesFit) {
  std::mt19937 random(kSeed);
  for (int i = 0; i < 200; ++i) {
    const int rows = 1 + static_cast<int>(random() % 5);
    const int columns = 1 + static_cast<int>(random() % 5);
    Pieces pieces = cut(rows, columns, random);
    EXPECT_TRUE(naive::verifies(rows, columns, pieces, pieces)) << shown(pieces);
    std::shuffle(pieces.begin(), pieces.end(), random);
    EXPECT_TRUE(fits(rows, columns, pieces)) << "seed " << kSeed << ": " << shown(pieces);
  }
}

}  // namespace
