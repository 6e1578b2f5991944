#include "search/restarts.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "search/depth_first.hpp"
#include "search/fixed_list.hpp"
#include "search/problems.hpp"
#include "search/random.hpp"
#include "search/transposition_table.hpp"

namespace {

using search::DepthFirst;
using search::Outcome;
using search::Restarts;

// Queens with an order that depends on a seed. In seed 0 it is the plain one.
class ShuffledQueens : public problems::Queens {
 public:
  using problems::Queens::Queens;

  void reorder(std::uint64_t seed) { seed_ = seed; }
  std::uint64_t seed() const { return seed_; }

  Moves moves() const {
    std::vector<int> columns;
    for (Moves list = Queens::moves(); !list.empty(); list.pop_front()) {
      columns.push_back(list.front());
    }
    if (seed_ != 0)
      std::sort(columns.begin(), columns.end(),
                [this](int a, int b) { return place_of(a) < place_of(b); });
    Moves shuffled;
    for (const int column : columns) shuffled.push_back(column);
    return shuffled;
  }

 private:
  std::uint64_t place_of(int column) const {
    return search::mix(seed_ << 16 | columns().size() << 8 | static_cast<std::uint64_t>(column));
  }

  std::uint64_t seed_ = 0;
};

void expect_queens_stand(const std::vector<int>& columns, std::size_t size) {
  ASSERT_EQ(columns.size(), size);
  for (std::size_t row = 0; row < size; ++row) {
    for (std::size_t above = 0; above < row; ++above) {
      const int apart = std::abs(columns[row] - columns[above]);
      EXPECT_TRUE(apart != 0 && apart != static_cast<int>(row - above));
    }
  }
}

TEST(Restarts, FindASolutionWhereThereIsOne) {
  const std::vector<bool> solvable = {true, false, false, true, true, true, true, true};
  for (int size = 1; size <= 8; ++size) {
    for (const std::uint64_t budget : {1U, 2U, 5U, 30U, 1000000U}) {
      ShuffledQueens queens(size);
      Restarts<ShuffledQueens> search(queens, budget);
      const bool is_solvable = solvable[static_cast<std::size_t>(size) - 1];
      ASSERT_EQ(search.run(), is_solvable ? Outcome::solved : Outcome::exhausted)
          << size << " queens, budget " << budget;
      if (is_solvable) expect_queens_stand(search.path(), static_cast<std::size_t>(size));
    }
  }
}

// With budget to spare, what comes first is the complete search and nothing else.
TEST(Restarts, StartWithTheCompleteSearch) {
  ShuffledQueens plain(8);
  DepthFirst<ShuffledQueens> complete(plain);
  ASSERT_EQ(complete.run(), Outcome::solved);

  ShuffledQueens queens(8);
  Restarts<ShuffledQueens> search(queens, complete.nodes());
  EXPECT_EQ(search.run(), Outcome::solved);
  EXPECT_EQ(search.path(), complete.path());
  EXPECT_EQ(search.nodes(), complete.nodes());
}

// Sixteen queens are many nodes away in plain order and a few restarts in others.
TEST(Restarts, AreLuckyWherePlainOrderIsNot) {
  ShuffledQueens plain(16);
  DepthFirst<ShuffledQueens> complete(plain);
  ASSERT_EQ(complete.run(), Outcome::solved);

  ShuffledQueens queens(16);
  Restarts<ShuffledQueens> search(queens, 30);
  EXPECT_EQ(search.run(), Outcome::solved);
  expect_queens_stand(search.path(), 16);
  EXPECT_LT(search.nodes(), complete.nodes() / 4);
}

// The same problem, which notes the seeds it is given.
class NotedQueens : public ShuffledQueens {
 public:
  NotedQueens(int size, std::vector<std::uint64_t>& seeds) : ShuffledQueens(size), seeds_(&seeds) {}

  void reorder(std::uint64_t seed) {
    seeds_->push_back(seed);
    ShuffledQueens::reorder(seed);
  }

 private:
  std::vector<std::uint64_t>* seeds_;
};

TEST(Restarts, EachAttemptHasANewSeed) {
  std::vector<std::uint64_t> seeds;
  NotedQueens queens(6, seeds);
  EXPECT_EQ((Restarts<NotedQueens>(queens, 1).run()), Outcome::solved);
  ASSERT_GE(seeds.size(), 3U);
  for (std::size_t i = 0; i < seeds.size(); ++i) EXPECT_EQ(seeds[i], i + 1);
}

TEST(Restarts, RepeatExactly) {
  std::vector<int> first_path;
  std::uint64_t first_nodes = 0;
  for (int i = 0; i < 3; ++i) {
    ShuffledQueens queens(14);
    Restarts<ShuffledQueens> search(queens, 20);
    ASSERT_EQ(search.run(), Outcome::solved);
    if (i == 0) {
      first_path = search.path();
      first_nodes = search.nodes();
    }
    EXPECT_EQ(search.path(), first_path);
    EXPECT_EQ(search.nodes(), first_nodes);
  }
}

TEST(Restarts, SolvedAtTheStart) {
  ShuffledQueens queens(0);
  Restarts<ShuffledQueens> search(queens, 1);
  EXPECT_EQ(search.run(), Outcome::solved);
  EXPECT_TRUE(search.path().empty());
  EXPECT_EQ(search.nodes(), 1U);
}

// A billion walks and no goal. Attempts alone would never prove it; the complete search, which goes on
// where it was and remembers its dead ends, does so with few nodes.
TEST(Restarts, ProveThatThereIsNoSolution) {
  struct ShuffledWalk : problems::Walk {
    using problems::Walk::Walk;
    void reorder(std::uint64_t /*seed*/) {}
  };
  const problems::Walk::Graph graph = problems::thirty_diamonds();
  ShuffledWalk walk(graph);
  using Table = search::TranspositionTable<problems::Walk::Key>;
  Restarts<ShuffledWalk, Table> search(walk, 3, Table(1 << 16));
  EXPECT_EQ(search.run(), Outcome::exhausted);
  EXPECT_LE(search.nodes(), 2 * (1U + 30U * 4U));
  EXPECT_EQ(walk.node(), 0);
}

// A lock of thirty wheels with two digits each, opened by all ones. In plain order it takes a billion
// nodes, in any other it springs open.
class Lock {
 public:
  using Move = int;
  using Moves = search::FixedList<int, 2>;

  bool is_solved() const { return ones_ == 30; }
  Moves moves() const {
    Moves list;
    if (set_ == 30) return list;
    list.push_back(seed_ == 0 ? 0 : 1);
    list.push_back(seed_ == 0 ? 1 : 0);
    return list;
  }
  int apply(int digit) {
    ++set_;
    ones_ += digit;
    return digit;
  }
  void undo(int digit) {
    --set_;
    ones_ -= digit;
  }
  void reorder(std::uint64_t seed) { seed_ = seed; }

 private:
  int set_ = 0;
  int ones_ = 0;
  std::uint64_t seed_ = 0;
};

TEST(Restarts, BudgetsGrow) {
  Lock lock;
  Restarts<Lock> search(lock, 1);
  EXPECT_EQ(search.run(), Outcome::solved);
  EXPECT_EQ(search.path(), std::vector<int>(30, 1));
  EXPECT_LT(search.nodes(), 1000U);
}

}  // namespace
