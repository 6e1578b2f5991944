#include "puzzle519/conditions.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <ostream>
#include <string>

#include "generate/puzzle519.hpp"
#include "naive/puzzle519.hpp"
#include "puzzle519/pieces.hpp"
#include "puzzle519/rectangle.hpp"

namespace {

using namespace puzzle519;

Failure failure_of(const Draft& draft) { return first_failure(puzzle_of(draft)); }

// rows, columns, pieces, and what must fail with which figures.
struct Case {
  const char* name;
  std::size_t rows;
  std::size_t columns;
  const char* pieces;
  Condition condition;
  Sides sides;
  std::uint64_t found;
  std::uint64_t needed;
};

void PrintTo(const Case& each, std::ostream* out) { *out << each.name; }

class FailingCondition : public testing::TestWithParam<Case> {};

TEST_P(FailingCondition, IsTheFirstAndHasItsFigures) {
  const Case& expected = GetParam();
  const Draft draft = generate::draft(expected.rows, expected.columns, expected.pieces);
  ASSERT_EQ(draft.pieces.size(), draft.rows * draft.columns);
  const Failure failure = failure_of(draft);
  EXPECT_EQ(failure.condition, expected.condition);
  EXPECT_EQ(failure.sides, expected.sides);
  EXPECT_EQ(failure.found, expected.found);
  EXPECT_EQ(failure.needed, expected.needed);
  if (draft.pieces.size() <= 16) {
    EXPECT_FALSE(naive::assemble(draft.rows, draft.columns, draft.pieces));
  }
}

const Case cases[] = {
    {"OnePieceNotFlat", 1, 1, "FFFO", Condition::flat_sides, on_left, 0, 1},
    {"TooFewFlatTops", 2, 2, "FOOF OFII IIFF OFFO", Condition::flat_sides, on_top, 1, 2},
    {"TooManyFlatTops", 2, 2, "FOOF FFII FIFF OFFO", Condition::flat_sides, on_top, 3, 2},
    {"FlatSideInside", 3, 3, "FOOF FOOI FFOI FOOF IOOI IFOI IFFF IOFI IOOI", Condition::flat_sides,
     on_top, 4, 3},
    {"OppositeFlatsInATwoByTwo", 2, 2, "FOFO FFII IIFF OFFF", Condition::flat_sides, on_bottom, 3,
     2},
    {"RightSidesWrongCorners", 2, 2, "FFOO FFOO IIFF IIFF", Condition::flat_sets,
     on_bottom | on_left, 2, 1},
    {"TwoFullSquaresInARow", 1, 2, "FFFF FOFO", Condition::flat_sets, 15, 1, 0},
    {"JutsAgainstJuts", 1, 2, "FOFF FFFO", Condition::joints, on_right, 1, 0},
    {"JutsAgainstJutsDown", 2, 1, "FFIF IFFF", Condition::joints, on_bottom, 0, 1},
    {"TopEdgeUnbalanced", 2, 2, "FOIF FFOO OIFF IFFI", Condition::border_joints, on_top, 1, 0},
    {"RowFallsApart", 1, 4, "FOFF FIFO FIFO FFFI", Condition::border_walk, on_top, 2, 0},
    {"ColumnFallsApart", 4, 1, "FFOF OFIF OFIF IFFF", Condition::border_walk, on_right, 2, 0},
};

INSTANTIATE_TEST_SUITE_P(Each, FailingCondition, testing::ValuesIn(cases),
                         [](const auto& each) { return std::string(each.param.name); });

void expect_none_fails(const Draft& draft, const std::string& where) {
  const Failure failure = failure_of(draft);
  EXPECT_EQ(failure.condition, Condition::none)
      << "condition " << static_cast<int>(failure.condition) << ", " << where << '\n'
      << puzzle519::judge_text(draft);
}

// Every way to cut every small picture.
TEST(Conditions, HoldForEveryPictureUpToTwelveJoints) {
  for (std::size_t rows = 1; rows <= 9; ++rows) {
    for (std::size_t columns = 1; columns <= 9; ++columns) {
      const std::size_t joints = rows * (columns - 1) + columns * (rows - 1);
      if (joints > 12) continue;
      for (unsigned cuts = 0; cuts < 1U << joints; ++cuts) {
        unsigned left = cuts;
        const auto is_jut = [&](std::size_t, std::size_t, bool) {
          const bool is_even = left % 2 == 0;
          left /= 2;
          return is_even;
        };
        const Draft draft{rows, columns, generate::picture_of(rows, columns, is_jut)};
        expect_none_fails(draft, "cuts " + std::to_string(cuts));
      }
    }
  }
}

TEST(Conditions, HoldForRandomPictures) {
  for (std::uint64_t seed = 1; seed <= 3000; ++seed) {
    generate::Random random(seed);
    const std::size_t rows = 1 + random.below(9);
    const std::size_t columns = 1 + random.below(9);
    const auto percent = static_cast<unsigned>(random.below(101));
    expect_none_fails(generate::cut(rows, columns, percent, random),
                      "seed " + std::to_string(seed));
  }
}

// A condition that fails is right about it.
TEST(Conditions, FailOnlyForUnsolvablePuzzles) {
  int failed = 0;
  for (std::uint64_t seed = 1; seed <= 4000; ++seed) {
    generate::Random random(seed);
    const std::size_t rows = 1 + random.below(4);
    const std::size_t columns = 1 + random.below(4);
    const Draft draft = generate::mixed(rows, columns, seed, random);
    if (failure_of(draft).condition == Condition::none) continue;
    ++failed;
    ASSERT_FALSE(naive::assemble(rows, columns, draft.pieces)) << "seed " << seed << '\n'
                                                               << puzzle519::judge_text(draft);
  }
  EXPECT_GT(failed, 500);
}

}  // namespace
