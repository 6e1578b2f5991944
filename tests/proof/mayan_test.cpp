// mayan against the oracle on all small boards and on random ones, and by properties of its answers
// where the oracle would take too long.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "generate/mayan.hpp"
#include "naive/mayan.hpp"
#include "proof/cases.hpp"
#include "proof/mayan.hpp"

namespace {

using naive::Board;
using naive::Move;
using proof::between;
using Line = std::vector<Move>;

// The boards of two colours with these heights from column `first` on, as far as the sieve takes
// them.
template <class Use>
void for_each_board(std::size_t first, const std::vector<std::size_t>& heights, proof::Sieve& sieve,
                    Use use) {
  std::size_t blocks = 0;
  for (const std::size_t height : heights) blocks += height;
  for (std::uint64_t bits = 0; bits < std::uint64_t{1} << blocks; ++bits) {
    if (!sieve.takes_next()) continue;
    Board board(5);
    std::uint64_t rest = bits;
    for (std::size_t i = 0; i < heights.size(); ++i) {
      for (std::size_t y = 0; y < heights[i]; ++y, rest >>= 1) {
        board[first + i].push_back(1 + static_cast<long long>(rest & 1));
      }
    }
    if (!naive::has_run(board)) use(board);
  }
}

// Checks all boards whose `columns` columns from `first` on are at most `highest` high.
void expect_all_like_naive(std::size_t first, std::size_t columns, std::size_t highest,
                           int min_moves, int max_moves) {
  std::uint64_t solved = 0;
  proof::Sieve sieve;
  std::vector<std::size_t> heights(columns, 0);
  for (;;) {
    for_each_board(first, heights, sieve, [&](const Board& board) {
      if (testing::Test::HasFailure()) return;
      for (int moves = min_moves; moves <= max_moves; ++moves) {
        solved += proof::is_solved_like_naive(moves, board);
      }
    });
    std::size_t next = 0;
    while (next < columns && heights[next] == highest) heights[next++] = 0;
    if (next == columns) break;
    ++heights[next];
  }
  proof::expect_some(solved);
}

class MayanExhaustive : public testing::TestWithParam<std::size_t> {};

TEST_P(MayanExhaustive, ThreeColumnsUpToFiveHigh) { expect_all_like_naive(GetParam(), 3, 5, 1, 3); }

TEST_P(MayanExhaustive, ThreeColumnsUpToSixHighInOneMove) {
  expect_all_like_naive(GetParam(), 3, 6, 1, 1);
}

INSTANTIATE_TEST_SUITE_P(FromColumn, MayanExhaustive, testing::Values(0, 1, 2),
                         [](const auto& first) { return std::to_string(first.param); });

TEST(MayanExhaustive, FiveColumnsUpToTwoHigh) { expect_all_like_naive(0, 5, 2, 1, 3); }

// Boards made to be cleared in so many moves, with runs that fall into runs.
void expect_nearly_cleared_like_naive(std::uint64_t cases, int max_runs, int min_moves,
                                      int max_moves) {
  std::uint64_t solved = 0, tried = 0;
  proof::for_generators(cases, [&](std::mt19937& random) {
    const int moves = between(random, min_moves, max_moves);
    const Board board = generate::nearly_cleared_board(random, max_runs, between(random, 1, moves),
                                                       between(random, 1, 4));
    solved += proof::is_solved_like_naive(moves, board);
    ++tried;
  });
  EXPECT_GE(solved, tried / 20);
}

TEST(MayanRandom, NearlyClearedByOneOrTwoMoves) {
  expect_nearly_cleared_like_naive(20000, 9, 1, 2);
}
TEST(MayanRandom, NearlyClearedByThreeMoves) { expect_nearly_cleared_like_naive(20000, 5, 3, 3); }
TEST(MayanRandom, NearlyClearedByFourMoves) { expect_nearly_cleared_like_naive(10000, 3, 4, 4); }
TEST(MayanRandom, NearlyClearedByFiveMoves) { expect_nearly_cleared_like_naive(4000, 3, 5, 5); }

// A run of its own for each of so many colours: the board's planes must be enough.
TEST(MayanRandom, EachNumberOfColours) {
  proof::for_generators(300, [](std::mt19937& random) {
    const int colours = between(random, 1, 9);
    Board board;
    do {
      board = generate::board_of_runs(random, colours, 1, colours);
    } while (!generate::is_allowed(board));
    proof::is_solved_like_naive(1, board);
    proof::is_solved_like_naive(2, board);
  });
}

TEST(MayanRandom, Heaps) {
  proof::for_generators(20000, [](std::mt19937& random) {
    const int blocks = between(random, 3, 16);
    const int moves = between(random, 1, blocks < 10 ? 4 : 3);
    proof::is_solved_like_naive(moves, generate::mayan_heap(random, blocks, between(random, 1, 3)));
  });
}

TEST(MayanRandom, HighBoards) {
  proof::for_generators(10000, [](std::mt19937& random) {
    const Board board = generate::mayan_heap(random, 200, between(random, 2, 11));
    proof::is_solved_like_naive(between(random, 1, 2), board);
  });
}

TEST(MayanRandom, LongLinesOnThreeColumns) {
  proof::for_generators(400, [](std::mt19937& random) {
    const Board board =
        generate::mayan_heap(random, between(random, 3, 7), between(random, 1, 2), 1, 3);
    for (int moves = 4; moves <= 6; ++moves) proof::is_solved_like_naive(moves, board);
  });
}

TEST(MayanRandom, FullBoards) {
  proof::for_generators(40, [](std::mt19937& random) {
    const Board board =
        generate::mayan_board(random, between(random, 25, 35), between(random, 2, 5));
    for (int moves = 1; moves <= 4; ++moves) proof::is_solved_like_naive(moves, board);
  });
}

std::string text_of(int moves, const Board& board) {
  return generate::mayan_input(static_cast<std::uint64_t>(moves), board);
}

// Any board at all, of those that can be cleared now and then.
Board any_board(std::mt19937& random, int moves) {
  switch (random() % 3) {
    case 0:
      return generate::mayan_heap(random, between(random, 3, 35), between(random, 1, 4));
    case 1:
      return generate::mayan_board(random, between(random, 20, 35), between(random, 2, 5));
    default:
      return generate::nearly_cleared_board(random, 9, moves, between(random, 1, 5));
  }
}

TEST(MayanProperties, NoSmallerFirstMoveLeadsToAClear) {
  proof::for_generators(10000, [](std::mt19937& random) {
    const int moves = between(random, 1, 3);
    const Board board =
        generate::nearly_cleared_board(random, moves == 3 ? 3 : 6, moves, between(random, 1, 4));
    const Line line = proof::answer(moves, board);
    const Line clearing = naive::clearing_first_moves(board, moves);
    ASSERT_EQ(line.empty(), clearing.empty()) << text_of(moves, board);
    if (!line.empty()) {
      ASSERT_TRUE(line.front() == clearing.front()) << text_of(moves, board);
    }
  });
}

// The first line of n moves begins with the first move that leaves a board for n - 1 moves, and
// goes on as the first line from there.
TEST(MayanProperties, OneMoveAndTheAnswerFromThere) {
  proof::for_generators(2000, [](std::mt19937& random) {
    const int moves = between(random, 2, 4);
    const Board board = any_board(random, moves);
    Line expected;
    for (const Move& move : naive::legal_moves(board)) {
      Line rest = proof::answer(moves - 1, naive::apply(board, move));
      if (rest.empty()) continue;
      expected = {move};
      expected.insert(expected.end(), rest.begin(), rest.end());
      break;
    }
    ASSERT_EQ(proof::shown(proof::answer(moves, board)), proof::shown(expected))
        << text_of(moves, board);
  });
}

bool is_before(const Line& a, const Line& b) {
  return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(),
                                      [](const Move& one, const Move& other) {
                                        if (one.x != other.x) return one.x < other.x;
                                        return one.y != other.y ? one.y < other.y : one.g > other.g;
                                      });
}

// Where two neighbours are alike, the line with their swap before it is one move longer.
TEST(MayanProperties, WastedMoveBeforeAnAnswer) {
  std::uint64_t wasted = 0, tried = 0;
  proof::for_generators(10000, [&](std::mt19937& random) {
    const int moves = between(random, 1, 3);
    const Board board = any_board(random, moves);
    const Line line = proof::answer(moves, board);
    ++tried;
    Line longer = {Move()};
    longer.insert(longer.end(), line.begin(), line.end());
    const Line legal = naive::legal_moves(board);
    const auto waste = std::find_if(legal.begin(), legal.end(), [&](const Move& move) {
      return naive::drag(board, move) == board;
    });
    if (line.empty() || waste == legal.end()) return;
    longer.front() = *waste;
    const Line first = proof::answer(moves + 1, board);
    ASSERT_FALSE(first.empty()) << text_of(moves + 1, board);
    ASSERT_FALSE(is_before(longer, first)) << text_of(moves + 1, board);
    ++wasted;
  });
  EXPECT_GE(wasted, tried / 30);
}

void expect_mirrored_alike(std::uint64_t cases, int min_moves, int max_moves) {
  proof::for_generators(cases, [=](std::mt19937& random) {
    const int moves = between(random, min_moves, max_moves);
    const Board board = any_board(random, moves);
    const Board mirrored(board.rbegin(), board.rend());
    ASSERT_EQ(proof::answer(moves, board).empty(), proof::answer(moves, mirrored).empty())
        << text_of(moves, board);
  });
}

TEST(MayanProperties, MirroredBoards) { expect_mirrored_alike(10000, 1, 3); }
TEST(MayanProperties, MirroredBoardsAndManyMoves) { expect_mirrored_alike(400, 4, 5); }

TEST(MayanProperties, ColoursAreOnlyNames) {
  proof::for_generators(5000, [](std::mt19937& random) {
    const int moves = between(random, 1, 3);
    const Board board = any_board(random, moves);
    std::vector<long long> names = {7, 1, 9223372036854775807, 10, 4294967297};
    std::shuffle(names.begin(), names.end(), random);
    Board renamed = board;
    for (auto& column : renamed) {
      for (long long& colour : column) colour = names[static_cast<std::size_t>(colour) - 1];
    }
    ASSERT_EQ(proof::shown(proof::answer(moves, renamed)),
              proof::shown(proof::answer(moves, board)))
        << text_of(moves, renamed);
  });
}

}  // namespace
