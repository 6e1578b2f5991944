// puzzle519 against the oracle on all small jigsaws and on random ones, and by properties of its
// answers where the oracle would take too long.

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "generate/puzzle519.hpp"
#include "naive/puzzle519.hpp"
#include "proof/cases.hpp"
#include "proof/puzzle519.hpp"
#include "puzzle519/conditions.hpp"

namespace {

using generate::Random;
using puzzle519::Condition;
using puzzle519::Draft;

std::size_t between(Random& random, std::size_t least, std::size_t most) {
  return least + random.below(most - least + 1);
}

// Checks the puzzles that it is given, and counts the solvable ones.
class Checker {
 public:
  void check(const Draft& draft) {
    if (!sieve_.takes_next() || testing::Test::HasFailure()) return;
    solved_ += proof::is_solved_like_naive(draft);
  }

  std::uint64_t solved() const { return solved_; }

 private:
  proof::Sieve sieve_;
  std::uint64_t solved_ = 0;
};

void expect_all_multisets_like_naive(std::size_t rows, std::size_t columns) {
  Checker checker;
  generate::for_each_multiset(generate::all_pieces(), rows * columns, [&](const auto& pieces) {
    checker.check({rows, columns, pieces});
  });
  proof::expect_some(checker.solved());
}

TEST(Puzzle519Exhaustive, AllMultisetsOfOne) { expect_all_multisets_like_naive(1, 1); }
TEST(Puzzle519Exhaustive, AllMultisetsForOneByTwo) { expect_all_multisets_like_naive(1, 2); }
TEST(Puzzle519Exhaustive, AllMultisetsForTwoByOne) { expect_all_multisets_like_naive(2, 1); }
TEST(Puzzle519Exhaustive, AllMultisetsForOneByThree) { expect_all_multisets_like_naive(1, 3); }
TEST(Puzzle519Exhaustive, AllMultisetsForThreeByOne) { expect_all_multisets_like_naive(3, 1); }
TEST(Puzzle519Exhaustive, AllMultisetsForTwoByTwo) { expect_all_multisets_like_naive(2, 2); }

// For six pieces there are 470 million multisets. Only those are left whose flat sides are right,
// set by set: the next test is about all the others.
void expect_two_rows_like_naive(std::size_t columns, bool is_transposed) {
  std::vector<std::vector<std::string>> corners[2];
  for (const bool is_bottom : {false, true}) {
    for (const std::string& left : generate::all_pieces(is_bottom ? "..FF" : "F..F")) {
      for (const std::string& right : generate::all_pieces(is_bottom ? ".FF." : "FF..")) {
        corners[is_bottom].push_back({left, right});
      }
    }
  }
  Checker checker;
  const auto middle = columns - 2;
  generate::for_each_multiset(generate::all_pieces("F..."), middle, [&](const auto& tops) {
    generate::for_each_multiset(generate::all_pieces("..F."), middle, [&](const auto& bottoms) {
      for (const auto& top : corners[0]) {
        for (const auto& bottom : corners[1]) {
          Draft draft{2, columns, {}};
          for (const auto* part : {&top, &tops, &bottom, &bottoms}) {
            draft.pieces.insert(draft.pieces.end(), part->begin(), part->end());
          }
          checker.check(is_transposed ? generate::transposed(draft) : draft);
        }
      }
    });
  });
  proof::expect_some(checker.solved());
}

TEST(Puzzle519Exhaustive, TwoByThree) { expect_two_rows_like_naive(3, false); }
TEST(Puzzle519Exhaustive, ThreeByTwo) { expect_two_rows_like_naive(3, true); }
TEST(Puzzle519Exhaustive, TwoByFour) { expect_two_rows_like_naive(4, false); }
TEST(Puzzle519Exhaustive, FourByTwo) { expect_two_rows_like_naive(4, true); }

// The sets of flat sides of six pieces, any 54,264 there are. The solver must refuse all but the
// right one by its flat sides, whatever the other sides are: the conditions on flat sides come
// first and know of nothing else, so all juts, all cavities and two mixtures stand for the rest.
void expect_flat_sides_decide(std::size_t rows, std::size_t columns) {
  std::vector<std::string> flat_sets;  // with '.' for other sides
  for (unsigned flats = 0; flats < 16; ++flats) {
    std::string set(4, '.');
    for (std::size_t side = 0; side < 4; ++side) set[side] = (flats >> side & 1) != 0 ? 'F' : '.';
    flat_sets.push_back(set);
  }
  Random random(519);
  proof::Sieve sieve;
  int right = 0;
  generate::for_each_multiset(flat_sets, 6, [&](const std::vector<std::string>& sets) {
    if (!sieve.takes_next()) return;
    int refused = 0;
    for (const unsigned percent : {0U, 100U, 50U, 50U}) {
      Draft draft{rows, columns, {}};
      for (std::string letters : sets) {
        for (char& letter : letters) {
          if (letter != 'F') letter = random.chance(percent) ? 'O' : 'I';
        }
        draft.pieces.push_back(letters);
      }
      proof::is_solved_like_naive(draft);
      const Condition failing = proof::checked(draft).failure.condition;
      refused += failing == Condition::flat_sides || failing == Condition::flat_sets;
    }
    EXPECT_TRUE(refused == 0 || refused == 4);
    right += refused == 0;
  });
  EXPECT_LE(right, 1);
}

TEST(Puzzle519Exhaustive, FlatSidesDecideTwoByThree) { expect_flat_sides_decide(2, 3); }
TEST(Puzzle519Exhaustive, FlatSidesDecideThreeByTwo) { expect_flat_sides_decide(3, 2); }

// Rows of up to nine pieces with the right flat sides.
void expect_rows_like_naive(bool is_transposed) {
  Checker checker;
  for (std::size_t length = 2; length <= 9; ++length) {
    generate::for_each_multiset(
        generate::all_pieces("F.F."), length - 2, [&](const std::vector<std::string>& middles) {
          for (const char* ends : {"FOFF FFFI", "FOFF FFFO", "FIFF FFFI", "FIFF FFFO"}) {
            Draft row = generate::draft(1, length, ends);
            row.pieces.insert(row.pieces.end(), middles.begin(), middles.end());
            checker.check(is_transposed ? generate::transposed(row) : row);
          }
        });
  }
  proof::expect_some(checker.solved());
}

TEST(Puzzle519Exhaustive, Rows) { expect_rows_like_naive(false); }
TEST(Puzzle519Exhaustive, Columns) { expect_rows_like_naive(true); }

void expect_mixed_like_naive(std::uint64_t cases, std::size_t least, std::size_t most) {
  std::uint64_t solved = 0, tried = 0;
  proof::for_seeds(cases, [&](std::uint64_t seed) {
    Random random(seed);
    const std::size_t rows = between(random, least, most), columns = between(random, least, most);
    solved += proof::is_solved_like_naive(generate::mixed(rows, columns, seed, random));
    ++tried;
  });
  EXPECT_GE(solved, tried / 5);
}

TEST(Puzzle519Random, UpToFourByFour) { expect_mixed_like_naive(60000, 1, 4); }
TEST(Puzzle519Random, UpToSixBySix) { expect_mixed_like_naive(10000, 3, 6); }

// Inner pieces that nothing but a search can tell: hard for their size.
TEST(Puzzle519Random, InnerSidesDealtAnew) {
  proof::for_seeds(10000, [](std::uint64_t seed) {
    Random random(seed);
    const std::size_t rows = between(random, 3, 5), columns = between(random, 3, 5);
    proof::is_solved_like_naive(generate::dealt_anew(rows, columns, 50, true, random));
  });
}

// Any pieces at all, hardly ever solvable.
TEST(Puzzle519Random, HeapsOfPieces) {
  const std::vector<std::string> all = generate::all_pieces();
  proof::for_seeds(10000, [&](std::uint64_t seed) {
    Random random(seed);
    Draft draft{between(random, 1, 3), between(random, 1, 3), {}};
    for (std::size_t i = 0; i < draft.rows * draft.columns; ++i) {
      draft.pieces.push_back(all[random.below(all.size())]);
    }
    proof::is_solved_like_naive(draft);
  });
}

TEST(Puzzle519Properties, MirrorImagesAnswerAlike) {
  proof::for_seeds(10000, [](std::uint64_t seed) {
    Random random(seed);
    const Draft draft = generate::mixed(between(random, 1, 7), between(random, 1, 7), seed, random);
    const bool expected = proof::checked(draft).is_solved();
    for (const Draft& image :
         {generate::upside_down(draft), generate::mirrored(draft), generate::transposed(draft)}) {
      EXPECT_EQ(proof::checked(image).is_solved(), expected) << puzzle519::judge_text(draft);
    }
  });
}

// A jut becomes a cavity and the other way round, everywhere.
TEST(Puzzle519Properties, JutsAndCavitiesExchanged) {
  proof::for_seeds(10000, [](std::uint64_t seed) {
    Random random(seed);
    const Draft draft = generate::mixed(between(random, 1, 7), between(random, 1, 7), seed, random);
    Draft exchanged = draft;
    for (std::string& piece : exchanged.pieces) {
      for (char& side : piece) side = generate::counterpart(side);
    }
    EXPECT_EQ(proof::checked(exchanged).is_solved(), proof::checked(draft).is_solved())
        << puzzle519::judge_text(draft);
  });
}

TEST(Puzzle519Properties, CutPicturesAreAssembled) {
  proof::for_seeds(5000, [](std::uint64_t seed) {
    Random random(seed);
    const std::size_t longest = seed % 10 == 0 ? 30 : 12;
    const Draft draft = generate::cut(between(random, 1, longest), between(random, 1, longest),
                                      static_cast<unsigned>(random.below(101)), random);
    EXPECT_TRUE(proof::checked(draft).is_solved()) << puzzle519::judge_text(draft);
  });
}

}  // namespace
