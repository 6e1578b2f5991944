#include "search/annealing.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <utility>
#include <vector>

#include "search/random.hpp"

namespace {

using search::anneal;
using search::Random;

// N queens, one a row and one a column. The cost is the pairs on one diagonal; a change exchanges
// two rows.
class ExchangedQueens {
 public:
  struct Change {
    std::size_t row;
    std::size_t other;
  };

  explicit ExchangedQueens(std::size_t size) {
    for (std::size_t row = 0; row < size; ++row) columns_.push_back(static_cast<int>(row));
  }

  std::size_t cost() const {
    std::size_t pairs = 0;
    for (std::size_t row = 0; row < columns_.size(); ++row) {
      for (std::size_t above = 0; above < row; ++above) {
        pairs += std::abs(columns_[row] - columns_[above]) == static_cast<int>(row - above);
      }
    }
    return pairs;
  }
  Change propose(Random& random) const {
    return {static_cast<std::size_t>(random.below(columns_.size())),
            static_cast<std::size_t>(random.below(columns_.size()))};
  }
  void apply(const Change& change) { std::swap(columns_[change.row], columns_[change.other]); }
  void undo(const Change& change) { apply(change); }

  const std::vector<int>& columns() const { return columns_; }

 private:
  std::vector<int> columns_;
};

TEST(Annealing, FindsQueens) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Random random(seed);
    ExchangedQueens queens(20);
    const std::uint64_t tried = anneal(queens, 4, 100000, random);
    EXPECT_EQ(queens.cost(), 0U);
    EXPECT_GT(tried, 0U);
    EXPECT_LT(tried, 100000U);
  }
}

TEST(Annealing, RepeatsExactly) {
  std::vector<int> columns;
  for (int i = 0; i < 3; ++i) {
    Random random(5);
    ExchangedQueens queens(30);
    anneal(queens, 4, 500, random);
    if (i == 0) columns = queens.columns();
    EXPECT_EQ(queens.columns(), columns);
  }
}

TEST(Annealing, SolvedAtTheStart) {
  Random random(1);
  ExchangedQueens queens(1);
  EXPECT_EQ(anneal(queens, 4, 100, random), 0U);
}

TEST(Annealing, StopsAtItsBudget) {
  Random random(1);
  ExchangedQueens queens(3);  // has no solution
  for (const std::uint64_t budget : {0U, 1U, 7U, 1000U}) {
    EXPECT_EQ(anneal(queens, 4, budget, random), budget);
  }
}

// Every change is proposed to a rise of the cost by `rise`, or by nothing. Counts what is accepted.
class Slope {
 public:
  struct Change {};

  explicit Slope(std::size_t rise) : rise_(rise) {}

  std::size_t cost() const { return 1 + height_; }
  Change propose(Random& /*random*/) const { return {}; }
  void apply(const Change& /*change*/) {
    height_ += rise_;
    ++made_;
  }
  void undo(const Change& /*change*/) {
    height_ -= rise_;
    --made_;
  }

  std::uint64_t made() const { return made_; }

 private:
  std::size_t rise_;
  std::size_t height_ = 0;
  std::uint64_t made_ = 0;
};

TEST(Annealing, AcceptsRisesAsTheTemperatureSays) {
  const std::uint64_t budget = 1 << 20;
  for (unsigned coldness = 1; coldness <= 6; ++coldness) {
    for (std::size_t rise = 1; rise <= 3; ++rise) {
      Random random(coldness);
      Slope slope(rise);
      anneal(slope, coldness, budget, random);
      const double expected =
          static_cast<double>(budget) * std::pow(0.5, static_cast<double>(coldness * rise));
      EXPECT_NEAR(static_cast<double>(slope.made()), expected, 6 * std::sqrt(expected))
          << "coldness " << coldness << ", rise by " << rise;
    }
  }
}

TEST(Annealing, AcceptsWhatIsNoRiseAndNoHugeRise) {
  Random random(1);
  Slope level(0);
  anneal(level, 60, 1000, random);
  EXPECT_EQ(level.made(), 1000U);
  for (const std::size_t rise : {std::size_t{64}, std::size_t{1} << 40}) {
    Slope steep(rise);
    anneal(steep, 1, 1000, random);
    EXPECT_EQ(steep.made(), 0U);
  }
}

}  // namespace
