#include "puzzle519/random.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <set>
#include <string>
#include <vector>

#include "judge/answer.hpp"
#include "judge/written.hpp"
#include "naive/faulty_puzzle519.hpp"
#include "proof/cases.hpp"
#include "puzzle519/answer.hpp"

namespace {

std::string random_input(std::uint64_t seed) {
  return judge_test::written_by(puzzle519::random, seed);
}

std::string right_output(const std::string& input) {
  return naive::detail::verdicts(input, naive::detail::is_right);
}

struct Jigsaw {
  std::size_t rows;
  std::size_t columns;
  std::vector<std::string> pieces;
};

std::vector<Jigsaw> jigsaws_in(const std::string& input) {
  std::vector<Jigsaw> jigsaws;
  naive::detail::verdicts(
      input, [&](std::size_t rows, std::size_t columns, const std::vector<std::string>& pieces) {
        jigsaws.push_back({rows, columns, pieces});
        return true;
      });
  return jigsaws;
}

const std::uint64_t huge_seeds[] = {std::uint64_t{1} << 32, (std::uint64_t{1} << 63) + 12345,
                                    ~std::uint64_t{0}};

TEST(Random, FindsEachMistake) {
  std::vector<std::string> inputs;
  std::vector<std::string> outputs;
  for (std::uint64_t seed = 0; seed <= 300; ++seed) {
    inputs.push_back(random_input(seed));
    outputs.push_back(right_output(inputs.back()));
  }
  std::printf("%-26s first seed, of 300 seeds\n", "mistake");
  std::size_t found_early = 0;
  for (const naive::Faulty& faulty : naive::faulty_puzzle519()) {
    std::size_t first = 0;
    int found = 0;
    for (std::size_t seed = 1; seed <= 300; ++seed) {
      if (faulty.run(inputs[seed]) == outputs[seed]) continue;
      if (found++ == 0) first = seed;
      if (proof::part != 1) break;
    }
    std::printf("%-26s %10zu %13d\n", faulty.name, first, found);
    EXPECT_GE(found, proof::part == 1 ? 3 : 1) << faulty.name;
    if (found > 0 && first <= 30) ++found_early;
  }
  EXPECT_GE(2 * found_early, naive::faulty_puzzle519().size());
}

void expect_answered_within_limits(std::uint64_t seed) {
  SCOPED_TRACE("seed " + std::to_string(seed));
  const std::string input = random_input(seed);
  EXPECT_LT(input.size(), 400U);
  const judge_test::Answered answered = judge_test::answer(puzzle519::answer, input);
  EXPECT_EQ(answered.error, "");
  EXPECT_EQ(answered.answers, right_output(input));
  EXPECT_EQ(input.substr(input.size() - 4), "0 0\n");
  const std::vector<Jigsaw> jigsaws = jigsaws_in(input);
  EXPECT_GE(jigsaws.size(), 1U);
  EXPECT_LE(jigsaws.size(), 4U);
  for (const Jigsaw& jigsaw : jigsaws) {
    EXPECT_TRUE(jigsaw.rows >= 1 && jigsaw.rows <= 6 && jigsaw.columns >= 1 && jigsaw.columns <= 6);
  }
}

TEST(Random, AnsweredLikeNaiveWithinLimits) {
  proof::for_seeds(1000, expect_answered_within_limits);
  expect_answered_within_limits(0);
  for (const std::uint64_t seed : huge_seeds) expect_answered_within_limits(seed);
}

TEST(Random, GrowsWithTheSeed) {
  std::size_t largest = 0;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    for (const Jigsaw& jigsaw : jigsaws_in(random_input(seed))) {
      const std::size_t pieces = jigsaw.pieces.size();
      EXPECT_LE(pieces * pieces, 6 * seed);
      if (pieces > largest) largest = pieces;
    }
  }
  EXPECT_EQ(largest, 36U);
}

// What decides, or what must be there for a mistake to show, is in a good share of the inputs.
TEST(Random, HasAllKindsOfJigsaws) {
  int one_piece = 0, one_row = 0, one_column = 0, not_square = 0, equal = 0, several = 0, empty = 0;
  int solvable = 0, unsolvable = 0;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    const std::string input = random_input(seed);
    const std::vector<Jigsaw> jigsaws = jigsaws_in(input);
    several += jigsaws.size() > 1;
    empty += input.find("\n\n") != std::string::npos;
    for (const auto& [rows, columns, pieces] : jigsaws) {
      one_piece += pieces.size() == 1;
      one_row += rows == 1 && columns > 1;
      one_column += columns == 1 && rows > 1;
      not_square += rows != columns;
      equal += std::set<std::string>(pieces.begin(), pieces.end()).size() < pieces.size();
    }
    const std::string output = right_output(input);
    solvable += output.find("YES") != std::string::npos;
    unsolvable += output.find("NO") != std::string::npos;
  }
  EXPECT_GE(one_piece, 15);
  EXPECT_GE(one_row, 30);
  EXPECT_GE(one_column, 30);
  EXPECT_GE(not_square, 150);
  EXPECT_GE(equal, 100);
  EXPECT_GE(several, 100);
  EXPECT_GE(empty, 100);
  EXPECT_LE(empty, 200);
  EXPECT_GE(solvable, 120);
  EXPECT_GE(unsolvable, 120);
}

// The same on every machine and in every later version.
TEST(Random, SameBytesForever) {
  std::uint64_t hash = 14695981039346656037U;  // FNV-1a
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    for (const char byte : random_input(seed)) {
      hash = (hash ^ static_cast<unsigned char>(byte)) * 1099511628211U;
    }
  }
  EXPECT_EQ(hash, 17397295015077947536U);
  EXPECT_EQ(random_input(7),
            "6 1\nIFIF\nOFOF\nIFIF\nFFOF\nIFFF\nOFIF\n\n2 2\nFIOF\nFFIO\nIIFF\nOFFO\n\n0 0\n");
  EXPECT_EQ(
      random_input(huge_seeds[2]),
      "5 6\nOOIF\nOOIO\nIIIO\nOOFI\nOIIF\nFOIF\nFOIO\nOOIO\nFFIO\nOIFF\nIFOI\nOFOO\nIIFI\nOOIF\n"
      "FFII\nFIII\nOIIO\nIOII\nIIII\nIIOO\nOOFI\nIOIO\nOIOO\nOFFO\nOIOI\nOOOI\nOOFO\nOOOI\nFIII\n"
      "IIOI\n3 4\nFOII\nOFFI\nOFII\nOOIF\nOOFI\nFOIF\nFFII\nOOII\nOOFF\nOOFI\nOOII\nFOII\n2 4\n"
      "OIIF\nFFIO\nIFIO\nOFOO\nOFFI\nFIIF\nOOFF\nOIIF\n0 0\n");
}

}  // namespace
