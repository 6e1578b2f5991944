#include "mayan/solver.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "generate/mayan.hpp"
#include "mayan/pattern_database.hpp"
#include "mayan/state.hpp"
#include "proof/mayan.hpp"
#include "search/contract.hpp"
#include "search/depth_first.hpp"
#include "search/transposition_table.hpp"

namespace {

using mayan::Result;
using Columns = naive::Board;
using proof::shown;
using Moves = std::vector<naive::Move>;

Result solve(int moves, const Columns& columns) {
  return mayan::solve(generate::mayan_puzzle(moves, columns));
}

Moves moves_of(const Result& result) { return generate::naive_moves(result.moves); }

TEST(Solve, WastedMoveFirst) {
  const Result result = solve(2, {{1}, {1}, {2, 2}, {1}, {2}});
  EXPECT_EQ(shown(moves_of(result)), "0 0 1\n2 0 1\n");
}

TEST(Solve, WastedMovesWithoutALike) {
  const Result result = solve(3, {{1}, {}, {1}, {1}, {}});
  EXPECT_EQ(shown(moves_of(result)), "2 0 1\n2 0 1\n0 0 1\n");
}

TEST(Solve, EveryRowOfAColumnInOrder) {
  const Result result = solve(3, {{}, {1, 1}, {}, {}, {1}});
  ASSERT_TRUE(result.has_answer());
  EXPECT_EQ(shown(moves_of(result)).substr(0, 6), "1 0 1\n");
}

TEST(Solve, LeftMove) {
  const Result result = solve(1, {{1}, {1}, {}, {1}, {}});
  EXPECT_EQ(shown(moves_of(result)), "3 0 -1\n");
}

// Two swaps that start nothing and share a block: the order of the two matters.
TEST(Solve, TwoSwapsOfOneBlock) {
  const Result result = solve(3, {{}, {1}, {2}, {2, 1, 1, 2}, {}});
  EXPECT_EQ(shown(moves_of(result)), "2 0 1\n1 0 1\n2 0 1\n");
}

TEST(Solve, NoMoves) {
  EXPECT_FALSE(solve(0, {}).has_answer());
  const Result result = solve(0, {{1}, {1}, {}, {1}, {}});
  EXPECT_FALSE(result.has_answer());
  EXPECT_EQ(result.needed, 1);
}

TEST(Solve, EmptyBoard) {
  for (const int moves : {1, 1000}) {
    const Result result = solve(moves, {});
    EXPECT_FALSE(result.has_answer());
    EXPECT_EQ(result.nodes, 1U);
  }
}

TEST(Solve, RareColour) {
  for (const int moves : {5, 1000}) {
    const Result result = solve(moves, {{9, 9, 7}, {9}, {7}, {}, {}});
    EXPECT_FALSE(result.has_answer());
    EXPECT_GT(result.needed, 1000);
    EXPECT_EQ(result.nodes, 0U);
  }
}

TEST(Solve, TooFewMovesForTheColumns) {
  const Columns columns = {{1, 1, 2, 2}, {}, {}, {}, {1, 1, 2, 2}};
  const Result result = solve(3, columns);
  EXPECT_FALSE(result.has_answer());
  EXPECT_EQ(result.needed, 4);
}

TEST(Solve, EmptiedTooEarly) {
  const Columns columns = {{1, 1}, {}, {1}, {}, {}};
  EXPECT_TRUE(solve(1, columns).has_answer());
  EXPECT_FALSE(solve(2, columns).has_answer());
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

// As many colours as can matter, each one move from vanishing or on its way.
TEST(Solve, ElevenColours) {
  const Columns columns = {{1, 2, 3, 4, 5, 6, 7},
                           {1, 2, 3, 4, 5, 6, 7},
                           {8, 1, 2, 3, 4, 5, 6},
                           {8, 9, 9, 10, 10, 11, 11},
                           {8, 7, 9, 10, 11}};
  for (int moves = 1; moves <= 3; ++moves) {
    EXPECT_EQ(solve(moves, columns).has_answer(), naive::solve(columns, moves).has_value());
  }
}

TEST(ManyMoves, EmptyTheBoardWithTheLastOne) {
  std::mt19937 random(7);
  int solved = 0;
  for (int i = 0; i < 100; ++i) {
    const Columns columns = generate::mayan_heap(random, 4 + i % 4, 1, 0, 4);
    for (const int moves : {7, 12, 23, 50}) {
      const Result result = solve(moves, columns);
      if (!result.has_answer()) continue;
      ++solved;
      ASSERT_EQ(result.moves.size(), static_cast<std::size_t>(moves));
      ASSERT_TRUE(naive::empties(columns, moves_of(result)))
          << generate::mayan_input(static_cast<std::uint64_t>(moves), columns);
    }
  }
  EXPECT_GT(solved, 100);
}

// Where a move can be wasted, n + 1 moves are found too, and the first ones: after the first of
// them the rest is the answer to the board that is then there.
TEST(ManyMoves, EachAnswerEndsInAnother) {
  Columns columns = {{1, 2}, {1, 2}, {2, 1}, {}, {}};
  int left = 40;
  const Moves answer = moves_of(solve(left, columns));
  ASSERT_EQ(answer.size(), 40U);
  for (std::size_t i = 0; i + 1 < answer.size(); ++i) {
    columns = naive::apply(columns, answer[i]);
    --left;
    ASSERT_EQ(shown(moves_of(solve(left, columns))),
              shown(Moves(answer.begin() + static_cast<std::ptrdiff_t>(i) + 1, answer.end())));
  }
}

TEST(ManyMoves, AThousand) {
  const Columns columns = {{1}, {1}, {2, 2}, {1}, {2}};
  const Result result = solve(1000, columns);
  ASSERT_TRUE(result.has_answer());
  ASSERT_EQ(result.moves.size(), 1000U);
  EXPECT_TRUE(naive::empties(columns, moves_of(result)));
}

// No number of moves empties this board. Each more move costs about the same work as long as the
// table knows the states of neighbouring lengths: if it forgot more of them, this would not end.
TEST(ManyMoves, AThousandInVain) {
  const Result result = solve(1000, {{1, 3}, {3, 1, 1}, {3}, {1, 1}, {3, 3}});
  EXPECT_FALSE(result.has_answer());
  EXPECT_LT(result.nodes, 20000000U);
}

// What the search finds with this memory.
template <class Memory>
std::string found_with(Memory memory, int moves, const Columns& columns) {
  const mayan::Puzzle puzzle = generate::mayan_puzzle(moves, columns);
  const mayan::PatternDatabase database(35);
  mayan::State state(puzzle, database);
  search::DepthFirst<mayan::State, Memory> search(state, std::move(memory));
  if (search.run() != search::Outcome::solved) return "none";
  return shown(generate::naive_moves(search.path()));
}

TEST(Memory, NeverChangesTheAnswer) {
  using Table = search::TranspositionTable<mayan::Position>;
  std::mt19937 random(8);
  int solved = 0;
  for (int i = 0; i < 150; ++i) {
    const Columns columns = generate::mayan_heap(random, 6 + i % 12, 1 + i % 3);
    const int moves = 2 + static_cast<int>(random() % 3);
    const std::string expected = found_with(search::NoMemory(), moves, columns);
    SCOPED_TRACE(generate::mayan_input(static_cast<std::uint64_t>(moves), columns));
    for (const std::size_t slots : {4U, 64U, 65536U}) {
      ASSERT_EQ(found_with(Table(slots, mayan::Position()), moves, columns), expected) << slots;
    }
    ASSERT_EQ(found_with(mayan::Memory(moves), moves, columns), expected);
    solved += expected != "none";
  }
  EXPECT_GT(solved, 20);
}

TEST(State, KeepsTheContract) {
  const auto told = [](const mayan::Move& move) { return shown(generate::naive_moves({move})); };
  const auto told_key = [](const mayan::State& state) {
    const mayan::Position& key = state.key();
    std::string text = std::to_string(key.moves_left);
    for (const mayan::Cells plane : key.board.planes) text += ' ' + std::to_string(plane);
    return text;
  };
  for (unsigned seed = 1; seed <= 20; ++seed) {
    const int of_colours = 2 + static_cast<int>(seed % 4);
    const mayan::Puzzle puzzle =
        generate::mayan_puzzle(12, generate::full_mayan_board(seed, of_colours));
    const mayan::PatternDatabase database(35);
    const auto make = [&] { return mayan::State(puzzle, database); };
    ASSERT_EQ(contract::fault_of_walk(make, told, told_key, 200, seed), "");
  }
}

TEST(State, KeysTellTheMovesLeft) {
  const mayan::PatternDatabase database(35);
  const auto key = [&](int moves) {
    return mayan::State(generate::mayan_puzzle(moves, {{1, 2}, {2, 1}, {1, 2}}), database).key();
  };
  EXPECT_TRUE(key(1) == key(1));
  EXPECT_FALSE(key(1) == key(2));
  EXPECT_FALSE(key(1) == mayan::Position());
  EXPECT_NE(mix(key(1)), mix(key(2)));
}

// The work done on fixed boards does not depend on the machine.
TEST(Nodes, ArePinned) {
  struct Case {
    unsigned seed;
    int colours;
    bool is_solved;
    std::uint64_t nodes;
  };
  const std::vector<Case> cases = {
      {1, 2, true, 9921},   {2, 2, true, 35682},  {3, 2, true, 59273},  {8, 2, true, 44858},
      {1, 3, false, 43151}, {2, 3, false, 55109}, {3, 3, false, 26503}, {8, 3, false, 71785},
      {1, 4, false, 2051},  {2, 4, false, 8012},  {4, 4, false, 25539}, {1, 5, false, 5245},
      {5, 5, false, 4000},  {6, 5, false, 2016},  {1, 6, false, 2611},  {4, 6, false, 825},
      {1, 7, false, 30},    {2, 7, false, 0},     {4, 9, false, 8},     {5, 9, false, 0},
  };
  for (const Case& fixed : cases) {
    const Columns columns = generate::full_mayan_board(fixed.seed, fixed.colours);
    SCOPED_TRACE(generate::mayan_input(5, columns));
    const Result result = solve(5, columns);
    EXPECT_EQ(result.has_answer(), fixed.is_solved);
    EXPECT_EQ(result.nodes, fixed.nodes) << fixed.seed << ' ' << fixed.colours;
    EXPECT_EQ(result.has_answer(), naive::empties(columns, moves_of(result)));
  }
}

}  // namespace
