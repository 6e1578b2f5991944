#include "search/iterative_deepening.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "search/fixed_list.hpp"

namespace {

using search::Outcome;

// From 1 to a number, each move adding one or doubling: adding comes first, so that a search
// without a limit would find a long way first. Prunes what no doubling can reach.
struct Climb {
  using Move = int;  // the number moved to
  using Moves = search::FixedList<int, 2>;
  using Undo = int;

  bool is_solved() const { return at == goal; }

  Moves moves() const {
    Moves moves;
    if (left == 0 || at > goal || (at << left) < goal) return moves;
    moves.push_back(at + 1);
    moves.push_back(at * 2);
    return moves;
  }

  int apply(int to) {
    const int before = at;
    at = to;
    --left;
    return before;
  }

  void undo(int before) {
    at = before;
    ++left;
  }

  void allow(unsigned moves) { left = moves; }

  int goal;
  int at = 1;
  unsigned left = 0;
};

TEST(IterativeDeepening, FewestMovesAndOfThoseTheFirst) {
  Climb start{10};
  const auto searched = search::deepen(start, 9);
  EXPECT_EQ(searched.outcome, Outcome::solved);
  EXPECT_EQ(searched.path, (std::vector<int>{2, 4, 5, 10}));
  EXPECT_EQ(start.at, 1);
}

TEST(IterativeDeepening, NoMoveNeeded) {
  const Climb start{1};
  const auto searched = search::deepen(start, 0);
  EXPECT_EQ(searched.outcome, Outcome::solved);
  EXPECT_TRUE(searched.path.empty());
  EXPECT_EQ(searched.nodes, 1u);
}

TEST(IterativeDeepening, NotWithSoFew) {
  const Climb start{10};
  const auto searched = search::deepen(start, 3);
  EXPECT_EQ(searched.outcome, Outcome::exhausted);
  // The bound stops each of these at the start.
  EXPECT_EQ(searched.nodes, 4u);
}

}  // namespace
