#include "mayan/random.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdio>
#include <sstream>
#include <string>
#include <vector>

#include "generate/mayan.hpp"
#include "judge/memory_file.hpp"
#include "judge/output.hpp"
#include "judge/written.hpp"
#include "mayan/program.hpp"
#include "naive/faulty_mayan.hpp"
#include "naive/mayan.hpp"
#include "naive/mayan_program.hpp"
#include "proof/cases.hpp"
#include "proof/mayan.hpp"

namespace {

using judge_test::written_by;

std::string input_of(std::uint64_t seed) { return written_by(mayan::program().random, seed); }

// Throws what the program throws if the input is malformed.
std::string answer_to(const std::string& text) {
  judge_test::MemoryFile in;
  const judge_test::MemoryFile out;
  in.fill(text.data(), text.size());
  judge::Output output(out.descriptor());
  judge::Input input(in.descriptor(), output);
  mayan::program().answer(input, output);
  output.flush();
  return out.text();
}

// By the oracle; what faulty programs are made from must agree.
std::string answer_of_naive(const std::string& text) {
  const generate::MayanInput input = generate::read_mayan_input(text);
  const auto line = naive::solve(input.board, input.moves);
  const std::string answer = line ? proof::shown(*line) : "-1\n";
  EXPECT_EQ(naive::MayanProgram().run(text), answer) << text;
  return answer;
}

// As judges compare: word by word.
std::vector<std::string> words_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

// Slow builds take the first few only.
const std::uint64_t last_seed = proof::part > 1 ? 30 : 300;

// Seeds 1 to last_seed, with the right answers; they are made once.
struct Tried {
  std::string input;
  std::string answer;
};

const std::vector<Tried>& tried() {
  static const std::vector<Tried> all = [] {
    std::vector<Tried> made;
    for (std::uint64_t seed = 1; seed <= last_seed; ++seed) {
      const std::string input = input_of(seed);
      made.push_back({input, answer_of_naive(input)});
    }
    return made;
  }();
  return all;
}

// The first seed that shows the fault, 0 if none does, and how many do.
struct Catch {
  std::size_t first = 0;
  std::size_t count = 0;
};

Catch caught(const naive::Faulty& faulty) {
  Catch result;
  for (std::size_t i = 0; i < tried().size(); ++i) {
    if (words_of(faulty.run(tried()[i].input)) == words_of(tried()[i].answer)) continue;
    if (++result.count == 1) result.first = i + 1;
  }
  return result;
}

TEST(Random, CatchesEachFault) {
  std::size_t soon = 0;
  std::printf("%-40s %10s %10s\n", "fault", "first seed", "seeds");
  for (const naive::Faulty& faulty : naive::faulty_mayan()) {
    const Catch result = caught(faulty);
    std::printf("%-40s %10zu %10zu\n", faulty.name, result.first, result.count);
    if (last_seed == 300) {
      EXPECT_GE(result.count, 3U) << faulty.name;
    }
    soon += result.first > 0 && result.first <= 30;
  }
  EXPECT_GE(2 * soon, naive::faulty_mayan().size());
}

// Numbered from 1 without a gap, at most ten; read_puzzle() sees to the rest.
void expect_judges_limits(const std::string& text) {
  std::vector<int> blocks(11);
  std::istringstream words(text);
  int moves, colour;
  words >> moves;
  EXPECT_TRUE(moves >= 1 && moves <= 5) << text;
  while (words >> colour) {
    ASSERT_LE(colour, 10) << text;
    ++blocks[static_cast<std::size_t>(colour)];
  }
  EXPECT_EQ(blocks[0], 5) << text;
  for (std::size_t i = 2; i < blocks.size(); ++i) {
    EXPECT_TRUE(blocks[i] == 0 || blocks[i - 1] > 0) << text;
  }
  EXPECT_LT(text.size(), 2000U);
}

void expect_answered_like_naive(std::uint64_t seed) {
  SCOPED_TRACE("seed " + std::to_string(seed));
  const std::string text = input_of(seed);
  expect_judges_limits(text);
  EXPECT_EQ(answer_to(text), answer_of_naive(text)) << text;
}

TEST(Random, IsAnsweredLikeNaive) {
  proof::Sieve sieve;
  for (std::uint64_t seed = 0; seed <= 1000; ++seed) {
    if (sieve.takes_next()) expect_answered_like_naive(seed);
  }
  for (const unsigned bit : {20U, 32U, 40U, 63U}) {
    expect_answered_like_naive((std::uint64_t{1} << bit) - 1);
    expect_answered_like_naive(std::uint64_t{1} << bit);
  }
  expect_answered_like_naive(18446744073709551615U);
}

// Blocks on average, by seed.
double size_of(std::size_t first, std::size_t last) {
  double blocks = 0;
  for (std::size_t seed = first; seed <= last; ++seed) {
    blocks += static_cast<double>(words_of(tried()[seed - 1].input).size()) - 6;
  }
  return blocks / static_cast<double>(last - first + 1);
}

TEST(Random, GrowsWithTheSeed) {
  if (last_seed < 300) GTEST_SKIP() << "too slow";
  EXPECT_LT(size_of(1, 30), 6);
  EXPECT_LT(size_of(1, 100) + 0.5, size_of(101, 200));
  EXPECT_LT(size_of(101, 200) + 0.5, size_of(201, 300));
  EXPECT_LT(size_of(201, 300), 15);
}

// Of each length from one move to five.
TEST(Random, HasAnswersAndNone) {
  if (last_seed < 300) GTEST_SKIP() << "too slow";
  std::vector<int> of_length(6);
  for (const Tried& one : tried()) ++of_length[words_of(one.answer).size() / 3];
  EXPECT_GE(of_length[0], 30);
  EXPECT_LE(of_length[0], 120);
  for (std::size_t moves = 1; moves <= 3; ++moves) EXPECT_GE(of_length[moves], 30) << moves;
  EXPECT_GE(of_length[4], 6);
  EXPECT_GE(of_length[5], 3);
}

// In every later version of this major number.
TEST(Random, SameBytesEverywhere) {
  EXPECT_EQ(input_of(1), "2\n0\n1 0\n0\n1 0\n1 0\n");
  EXPECT_EQ(input_of(255), "2\n0\n2 1 2 1 1 0\n1 1 2 2 1 0\n2 0\n2 0\n");
  std::uint64_t hash = 14695981039346656037U;  // FNV-1a
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    for (const char byte : input_of(seed)) {
      hash = (hash ^ static_cast<unsigned char>(byte)) * 1099511628211U;
    }
  }
  EXPECT_EQ(hash, 5327887137116016884U);
}

}  // namespace
