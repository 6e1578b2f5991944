#include "mayan/solver.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "generate/mayan.hpp"
#include "mayan/line_memory.hpp"
#include "mayan/line_search.hpp"
#include "proof/mayan.hpp"
#include "search/depth_first.hpp"

namespace {

using mayan::Result;
using Columns = naive::Board;
using proof::shown;
using Reason = mayan::Result::Reason;
using Line = std::vector<naive::Move>;

Result solve(std::uint64_t moves, const Columns& columns) {
  return mayan::solve(generate::mayan_puzzle(moves, columns));
}

Line line_of(const Result& result) { return generate::naive_moves(result.moves); }

TEST(Solve, WastedMoveFirst) {
  const Result result = solve(2, {{1}, {1}, {2, 2}, {1}, {2}});
  EXPECT_EQ(shown(line_of(result)), "0 0 1\n2 0 1\n");
}

TEST(Solve, WastedMovesWithoutALike) {
  const Result result = solve(3, {{1}, {}, {1}, {1}, {}});
  EXPECT_EQ(shown(line_of(result)), "2 0 1\n2 0 1\n0 0 1\n");
}

TEST(Solve, EveryRowOfAColumnInOrder) {
  const Result result = solve(3, {{}, {1, 1}, {}, {}, {1}});
  ASSERT_EQ(result.reason, Reason::solved);
  EXPECT_EQ(shown(line_of(result)).substr(0, 6), "1 0 1\n");
}

TEST(Solve, LeftMove) {
  const Result result = solve(1, {{1}, {1}, {}, {1}, {}});
  EXPECT_EQ(shown(line_of(result)), "3 0 -1\n");
}

// The second swap starts nothing either and sorts first, but shares a cell with the first one.
TEST(Solve, QuietSwapsOfOneBlock) {
  const Result result = solve(3, {{}, {1}, {2}, {2, 1, 1, 2}, {}});
  EXPECT_EQ(shown(line_of(result)), "2 0 1\n1 0 1\n2 0 1\n");
}

TEST(Solve, NoMoves) {
  EXPECT_EQ(solve(0, {}).reason, Reason::empty_board);
  const Result result = solve(0, {{1}, {1}, {}, {1}, {}});
  EXPECT_EQ(result.reason, Reason::too_few_moves);
  EXPECT_EQ(result.needed, 1U);
}

TEST(Solve, EmptyBoard) {
  EXPECT_EQ(solve(1, {}).reason, Reason::empty_board);
  EXPECT_EQ(solve(1000000, {}).reason, Reason::empty_board);
}

TEST(Solve, RareColour) {
  const Result result = solve(5, {{9, 9, 7}, {9}, {7}, {}, {}});
  EXPECT_EQ(result.reason, Reason::rare_colour);
  EXPECT_EQ(result.colour, 7);
  EXPECT_EQ(result.nodes, 0U);
}

TEST(Solve, TooFewMovesForTheColumns) {
  const Columns columns = {{1, 1, 2, 2}, {}, {}, {}, {1, 1, 2, 2}};
  const Result result = solve(3, columns);
  EXPECT_EQ(result.reason, Reason::too_few_moves);
  EXPECT_EQ(result.needed, 4U);
}

TEST(Solve, EmptiedTooEarly) {
  const Columns columns = {{1, 1}, {}, {1}, {}, {}};
  EXPECT_EQ(solve(1, columns).reason, Reason::solved);
  EXPECT_EQ(solve(2, columns).reason, Reason::exhausted);
  for (int moves = 1; moves <= 5; ++moves) proof::is_solved_like_naive(moves, columns);
}

TEST(Solve, LargestColours) {
  const long long largest = 9223372036854775807;
  const long long other = largest - 1;
  for (int moves = 1; moves <= 3; ++moves) {
    proof::is_solved_like_naive(moves,
                                {{largest, other}, {largest}, {other, largest}, {other}, {}});
    proof::is_solved_like_naive(moves,
                                {{}, {other}, {largest, other}, {other, largest}, {largest}});
  }
}

// As many colours as can matter, each one move from vanishing or on its way: every plane counts.
TEST(Solve, ElevenColours) {
  const Columns columns = {{1, 2, 3, 4, 5, 6, 7},
                           {1, 2, 3, 4, 5, 6, 7},
                           {8, 1, 2, 3, 4, 5, 6},
                           {8, 9, 9, 10, 10, 11, 11},
                           {8, 7, 9, 10, 11}};
  for (int moves = 1; moves <= 3; ++moves) {
    EXPECT_EQ(solve(static_cast<std::uint64_t>(moves), columns).reason != Reason::solved,
              !naive::solve(columns, moves));
  }
}

TEST(LongLines, EmptyTheBoardWithTheLastMove) {
  std::mt19937 random(7);
  int solved = 0;
  for (int i = 0; i < 100; ++i) {
    const Columns columns = generate::mayan_heap(random, 4 + i % 4, 1, 0, 4);
    for (const std::uint64_t moves : {7U, 12U, 23U, 50U}) {
      const Result result = solve(moves, columns);
      if (result.reason != Reason::solved) continue;
      ++solved;
      ASSERT_EQ(result.moves.size(), moves);
      ASSERT_TRUE(naive::empties(columns, line_of(result)))
          << generate::mayan_input(moves, columns);
    }
  }
  EXPECT_GT(solved, 100);
}

// Where a move can be wasted, the first line of n + 1 moves is found too, and is the first: its rest is the
// first line from the board after its first move.
TEST(LongLines, ExtendLineByLine) {
  Columns columns = {{1, 2}, {1, 2}, {2, 1}, {}, {}};
  std::uint64_t moves = 40;
  const Line line = line_of(solve(moves, columns));
  ASSERT_EQ(line.size(), moves);
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    columns = naive::apply(columns, line[i]);
    --moves;
    ASSERT_EQ(shown(line_of(solve(moves, columns))),
              shown(Line(line.begin() + static_cast<std::ptrdiff_t>(i) + 1, line.end())));
  }
}

TEST(LongLines, AMillionMoves) {
  const Columns columns = {{1}, {1}, {2, 2}, {1}, {2}};
  const Result result = solve(1000000, columns);
  ASSERT_EQ(result.reason, Reason::solved);
  ASSERT_EQ(result.moves.size(), 1000000U);
  EXPECT_TRUE(naive::empties(columns, line_of(result)));
}

// What the search finds with this memory.
template <std::size_t planes, class Memory>
std::string found_with(Memory memory, std::uint64_t moves, const Columns& columns) {
  const mayan::Puzzle puzzle = generate::mayan_puzzle(moves, columns);
  const mayan::Palette palette(puzzle);
  mayan::ShiftTable shifts;
  mayan::LineSearch<planes> lines(mayan::pack<planes>(puzzle, palette), palette.size(), moves,
                                  shifts);
  search::DepthFirst<mayan::LineSearch<planes>, Memory> search(lines, std::move(memory));
  if (search.run() != search::Outcome::solved) return "none";
  Result result = Result();
  for (const mayan::Drag& drag : search.path()) {
    result.moves.push_back(mayan::detail::move_of(drag));
  }
  return shown(line_of(result));
}

TEST(Memory, NeverChangesTheAnswer) {
  std::mt19937 random(8);
  int solved = 0;
  for (int i = 0; i < 150; ++i) {
    const Columns columns = generate::mayan_heap(random, 6 + i % 12, 1 + i % 3);
    const std::uint64_t moves = 2 + random() % 3;
    const std::string expected = found_with<3>(search::NoMemory(), moves, columns);
    SCOPED_TRACE(generate::mayan_input(moves, columns));
    const std::size_t small = 13000;  // 128 states, and 128 older ones
    for (const std::size_t bytes : {std::size_t{1000}, small, std::size_t{1} << 20}) {
      ASSERT_EQ(found_with<3>(mayan::LineMemory<3>(bytes), moves, columns), expected) << bytes;
    }
    ASSERT_EQ(found_with<4>(mayan::LineMemory<4>(std::size_t{1} << 20), moves, columns), expected);
    solved += expected != "none";
  }
  EXPECT_GT(solved, 20);
}

// No line of any length empties this board; each more move costs the same work as long as the memory holds
// the states of two neighbouring lengths.
TEST(Memory, ForgetsWhatIsFarAway) {
  const Columns columns = {{1, 3}, {3, 1, 1}, {3}, {1, 1}, {3, 3}};
  EXPECT_EQ(found_with<2>(mayan::LineMemory<2>(std::size_t{1} << 21), 150, columns), "none");
}

TEST(Memory, KeysTellTheMovesLeft) {
  const mayan::Puzzle puzzle = generate::mayan_puzzle(1, {{1, 2}, {2, 1}, {1, 2}});
  mayan::ShiftTable shifts;
  const mayan::Board<2> board = mayan::pack<2>(puzzle, mayan::Palette(puzzle));
  const auto key = [&](std::uint64_t moves) {
    return mayan::LineKey<2>(mayan::LineSearch<2>(board, 2, moves, shifts));
  };
  EXPECT_TRUE(key(1) == key(1));
  EXPECT_FALSE(key(1) == key(2));
  EXPECT_FALSE(key(1000000) == key(1000000 - (1 << 16)));
  EXPECT_FALSE(key(1) == mayan::LineKey<2>());
}

// A move costs so little that a million of them stay far below any judge's memory.
TEST(Memory, FramesAreSmall) {
  EXPECT_LE(sizeof(mayan::Drags) + sizeof(mayan::Drag) + sizeof(mayan::Board<4>), 64U);
}

// The work done on fixed boards does not depend on the machine.
TEST(Nodes, ArePinned) {
  struct Case {
    unsigned seed;
    int colours;
    Reason reason;
    std::uint64_t nodes;
  };
  const std::vector<Case> cases = {
      {1, 2, Reason::solved, 4130},     {2, 2, Reason::solved, 10886},
      {3, 2, Reason::solved, 16633},    {8, 2, Reason::solved, 12565},
      {1, 3, Reason::exhausted, 24234}, {2, 3, Reason::exhausted, 29884},
      {3, 3, Reason::exhausted, 18341}, {8, 3, Reason::exhausted, 37985},
      {1, 4, Reason::exhausted, 1394},  {2, 4, Reason::exhausted, 5916},
      {4, 4, Reason::exhausted, 16452}, {1, 5, Reason::exhausted, 3075},
      {5, 5, Reason::exhausted, 1744},  {6, 5, Reason::exhausted, 1354},
      {1, 6, Reason::exhausted, 1255},  {4, 6, Reason::exhausted, 408},
      {1, 7, Reason::exhausted, 17},    {2, 7, Reason::too_few_moves, 0},
      {4, 9, Reason::exhausted, 6},     {5, 9, Reason::rare_colour, 0},
  };
  for (const Case& fixed : cases) {
    const Columns columns = generate::full_mayan_board(fixed.seed, fixed.colours);
    SCOPED_TRACE(generate::mayan_input(5, columns));
    const Result result = solve(5, columns);
    EXPECT_EQ(result.reason, fixed.reason) << static_cast<int>(result.reason);
    EXPECT_EQ(result.nodes, fixed.nodes) << fixed.seed << ' ' << fixed.colours;
    EXPECT_EQ(result.reason == Reason::solved, naive::empties(columns, line_of(result)));
  }
}

}  // namespace
