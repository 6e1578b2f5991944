#include "search/depth_first.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "search/fixed_list.hpp"
#include "search/problems.hpp"

namespace {

using problems::Line;
using problems::Queens;
using search::DepthFirst;
using search::Outcome;

// Notes each solution and says that it is none, so that the search goes on.
class AllQueens : public Queens {
 public:
  using Solutions = std::vector<std::vector<int>>;

  AllQueens(int size, Solutions& found) : Queens(size), found_(found) {}

  bool is_solved() const {
    if (Queens::is_solved()) found_.push_back(columns());
    return false;
  }

 private:
  Solutions& found_;
};

// All solutions in the order found.
AllQueens::Solutions solutions_of(int size) {
  AllQueens::Solutions found;
  AllQueens queens(size, found);
  EXPECT_EQ(DepthFirst<AllQueens>(queens).run(), Outcome::exhausted);
  EXPECT_TRUE(queens.columns().empty()) << size;
  return found;
}

TEST(DepthFirst, CountsQueens) {
  const std::vector<std::size_t> counts = {1, 0, 0, 2, 10, 4, 40, 92};
  for (int size = 1; size <= 8; ++size) {
    EXPECT_EQ(solutions_of(size).size(), counts[static_cast<std::size_t>(size) - 1]) << size;
  }
}

TEST(DepthFirst, SolutionsComeInMoveOrder) {
  const auto solutions = solutions_of(8);
  EXPECT_TRUE(std::is_sorted(solutions.begin(), solutions.end()));
  EXPECT_EQ(std::adjacent_find(solutions.begin(), solutions.end()), solutions.end());
  EXPECT_EQ(solutions.front(), (std::vector<int>{0, 4, 7, 5, 2, 6, 1, 3}));
}

TEST(DepthFirst, NoSolutionRestoresTheState) {
  Queens queens(3);
  DepthFirst<Queens> search(queens);
  EXPECT_EQ(search.run(), Outcome::exhausted);
  EXPECT_TRUE(queens.columns().empty());
  EXPECT_TRUE(search.path().empty());
  const std::uint64_t nodes = search.nodes();
  EXPECT_EQ(nodes, 6U);  // the empty board, three first queens, two second ones
  EXPECT_EQ(search.run(), Outcome::exhausted);
  EXPECT_EQ(search.nodes(), nodes);
}

TEST(DepthFirst, SolvedAtTheStart) {
  Queens queens(0);
  DepthFirst<Queens> search(queens);
  EXPECT_EQ(search.run(), Outcome::solved);
  EXPECT_TRUE(search.path().empty());
  EXPECT_EQ(search.nodes(), 1U);
}

// A state can be solved and have moves all the same; they are not tried.
TEST(DepthFirst, NothingIsTriedBelowASolution) {
  problems::Walk::Graph graph = {{{1, 2}, {2}, {}}, {false, true, true}};
  problems::Walk walk(graph);
  DepthFirst<problems::Walk> search(walk);
  EXPECT_EQ(search.run(), Outcome::solved);
  EXPECT_EQ(search.path(), (std::vector<int>{1}));
  EXPECT_EQ(search.nodes(), 2U);
  EXPECT_EQ(walk.node(), 1);
}

TEST(DepthFirst, SolvedStaysSolved) {
  Queens queens(8);
  DepthFirst<Queens> search(queens);
  ASSERT_EQ(search.run(), Outcome::solved);
  const std::vector<int> path = search.path();
  EXPECT_EQ(path, queens.columns());
  const std::uint64_t nodes = search.nodes();
  EXPECT_EQ(search.run(), Outcome::solved);
  EXPECT_EQ(search.path(), path);
  EXPECT_EQ(search.nodes(), nodes);
}

static_assert(!std::is_copy_constructible<DepthFirst<Queens>>::value,
              "two searches cannot share one problem");

TEST(DepthFirst, BudgetOfNothingVisitsNothing) {
  Queens queens(4);
  DepthFirst<Queens> search(queens);
  EXPECT_EQ(search.run(0), Outcome::out_of_budget);
  EXPECT_EQ(search.nodes(), 0U);
  EXPECT_TRUE(queens.columns().empty());
}

TEST(DepthFirst, StoppedAndResumedIsTheSameSearch) {
  for (int size = 1; size <= 8; ++size) {
    Queens whole_queens(size);
    DepthFirst<Queens> whole(whole_queens);
    const Outcome outcome = whole.run();
    for (const std::uint64_t budget : {1U, 2U, 3U, 7U, 50U}) {
      Queens queens(size);
      DepthFirst<Queens> search(queens);
      Outcome last = Outcome::out_of_budget;
      while (last == Outcome::out_of_budget) {
        const std::uint64_t before = search.nodes();
        last = search.run(budget);
        ASSERT_LE(search.nodes() - before, budget);
        if (last == Outcome::out_of_budget) {
          ASSERT_EQ(search.nodes() - before, budget);
        }
      }
      EXPECT_EQ(last, outcome) << size << " queens, budget " << budget;
      EXPECT_EQ(search.nodes(), whole.nodes()) << size << " queens, budget " << budget;
      EXPECT_EQ(search.path(), whole.path()) << size << " queens, budget " << budget;
    }
  }
}

TEST(DepthFirst, ExactBudgetIsEnough) {
  Queens queens(6);
  DepthFirst<Queens> search(queens);
  ASSERT_EQ(search.run(), Outcome::solved);
  Queens again(6);
  EXPECT_EQ(DepthFirst<Queens>(again).run(search.nodes()), Outcome::solved);
  Queens short_of_one(6);
  EXPECT_EQ(DepthFirst<Queens>(short_of_one).run(search.nodes() - 1), Outcome::out_of_budget);
}

TEST(DepthFirst, DeepPathsNeedNoStack) {
  const std::size_t length = 1000000;
  Line solvable(length, true);
  DepthFirst<Line> search(solvable);
  EXPECT_EQ(search.run(), Outcome::solved);
  EXPECT_EQ(search.path().size(), length);
  EXPECT_EQ(search.nodes(), length + 1);

  Line unsolvable(length, false);
  DepthFirst<Line> hopeless(unsolvable);
  EXPECT_EQ(hopeless.run(), Outcome::exhausted);
  EXPECT_EQ(unsolvable.left(), length);
}

// Powers of two below 256 that add up to a goal, chosen in rising order. Its list of moves is no
// FixedList but the set bits of a mask.
class PowersOfTwo {
 public:
  using Move = unsigned;

  class Moves {
   public:
    explicit Moves(unsigned mask) : mask_(mask) {}
    bool empty() const { return mask_ == 0; }
    unsigned front() const { return mask_ & (0U - mask_); }
    void pop_front() { mask_ &= mask_ - 1; }

   private:
    unsigned mask_;
  };

  struct Undo {
    unsigned power;
    unsigned larger;
  };

  explicit PowersOfTwo(unsigned goal) : missing_(goal) {}

  bool is_solved() const { return missing_ == 0; }
  Moves moves() const { return Moves(larger_); }
  Undo apply(unsigned power) {
    const Undo undo = {power, larger_};
    missing_ -= power;
    larger_ &= ~(2 * power - 1);
    return undo;
  }
  void undo(const Undo& undo) {
    missing_ += undo.power;
    larger_ = undo.larger;
  }

 private:
  unsigned missing_;
  unsigned larger_ = 255;
};

TEST(DepthFirst, MovesMayBeAMask) {
  PowersOfTwo sum(0b10110);
  DepthFirst<PowersOfTwo> search(sum);
  EXPECT_EQ(search.run(), Outcome::solved);
  EXPECT_EQ(search.path(), (std::vector<unsigned>{2, 4, 16}));

  PowersOfTwo too_much(256);
  EXPECT_EQ(DepthFirst<PowersOfTwo>(too_much).run(), Outcome::exhausted);
}

}  // namespace
