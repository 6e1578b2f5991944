#include "lianliankan/hard.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <ctime>
#include <deque>
#include <string>

#include "judge/input.hpp"
#include "judge/memory_file.hpp"
#include "judge/output.hpp"
#include "lianliankan/answer.hpp"
#include "naive/faulty_lianliankan_cases.hpp"

namespace {

using lianliankan::Dice;
using lianliankan::Draft;
using lianliankan::Place;

// A file with what write(Output&) writes.
template <class Write>
void fill(judge_test::MemoryFile& file, Write write) {
  judge::Output output(file.descriptor());
  write(output);
  output.flush();
}

std::uint64_t fnv1a(const std::string& text) {
  std::uint64_t hash = 14695981039346656037U;
  for (const char byte : text) hash = (hash ^ static_cast<unsigned char>(byte)) * 1099511628211U;
  return hash;
}

// What the program answers to a file, read from its beginning.
std::string answers_to(const judge_test::MemoryFile& file) {
  lseek(file.descriptor(), 0, SEEK_SET);
  judge_test::MemoryFile answers;
  judge::Output output(answers.descriptor());
  judge::Input input(file.descriptor(), output);
  lianliankan::answer(input, output);
  output.flush();
  return answers.text();
}

TEST(Hard, WithinTheJudgesLimits) {
  judge_test::MemoryFile file;
  fill(file, [](judge::Output& output) { lianliankan::hard(1, output); });
  const std::string input = file.text();
  EXPECT_GT(input.size(), 19900000U);
  EXPECT_LE(input.size(), 20000000U);
  EXPECT_EQ(input.substr(0, 9), "1000 999\n");
  EXPECT_EQ(input.substr(input.size() - 5), "\n0 0\n");
  const std::clock_t start = std::clock();
  const std::string answers = answers_to(file);
  EXPECT_LT(std::clock() - start, 10 * CLOCKS_PER_SEC);
  EXPECT_EQ(std::count(answers.begin(), answers.end(), '\n'), 490);
  EXPECT_GT(std::count(answers.begin(), answers.end(), 'Y'), 100);  // YES
  EXPECT_GT(std::count(answers.begin(), answers.end(), 'N'), 100);  // NO
  // The bytes of a seed stay.
  EXPECT_EQ(fnv1a(input), 11906671365566036525U);
}

// The same boards, small, and all their queries.
TEST(Hard, AnswersLikeNaive) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    for (const auto draw : lianliankan::hard_boards::all()) {
      Dice dice(seed);
      Draft board(dice.between(8, 30), dice.between(8, 30));
      draw(dice, board);
      ASSERT_EQ(board.queries.size(), 49U);
      judge_test::MemoryFile file;
      fill(file, [&](judge::Output& output) { write(lianliankan::Drafts{board}, output); });
      ASSERT_EQ(answers_to(file),
                naive::link_programs::asks<naive::link_programs::right_answer>(file.text()))
          << file.text();
    }
  }
}

struct Flood {
  int cells = 0;  // how many it reaches
  int depth = 0;  // steps to the farthest one
};

// What a flood fill by steps visits from the first cell of a query.
Flood flood(Draft board, const Draft::Query& query) {
  struct Step {
    Place at;
    int depth;
  };
  Flood result;
  for (std::deque<Step> queue = {{query.from, 0}}; !queue.empty(); queue.pop_front()) {
    const Step step = queue.front();
    result.depth = step.depth;
    const Place at = step.at;
    for (const Place& next : {Place{at.row + 1, at.column}, Place{at.row - 1, at.column},
                              Place{at.row, at.column + 1}, Place{at.row, at.column - 1}}) {
      if (!board.has(next) || board.kind(next) != 0) continue;
      board.put(next, 1);
      ++result.cells;
      queue.push_back({next, step.depth + 1});
    }
  }
  return result;
}

TEST(Hard, FloodFillsVisitMostOfMostBoards) {
  int wide = 0, deep = 0;
  for (const auto draw : lianliankan::hard_boards::all()) {
    Dice dice(1);
    Draft board(1000, 999);
    draw(dice, board);
    const Flood visited = flood(board, board.queries.back());
    wide += visited.cells > 450000;
    deep += visited.depth > 200000;
  }
  EXPECT_GE(wide, 6);
  EXPECT_GE(deep, 2);
}

// Steps of the textbook search, which goes a step at a time, turns at most twice and remembers
// nothing.
struct TextbookSearch {
  const Draft& board;
  Place to;
  std::uint64_t steps_left;

  bool goes_on(const Place& at, int last, int turns) {
    const int down[] = {1, 0, -1, 0}, right[] = {0, 1, 0, -1};
    for (int d = 0; d < 4; ++d) {
      if (steps_left == 0 || --steps_left == 0) return false;
      const Place next = {at.row + down[d], at.column + right[d]};
      const int turned = turns + (last != -1 && last != d);
      if (turned > 2 || !board.has(next)) continue;
      if (next == to) return true;
      if (board.kind(next) == 0 && goes_on(next, d, turned)) return true;
    }
    return false;
  }
};

TEST(Hard, TextbookSearchTakesFarTooLong) {
  Dice dice(1);
  Draft board(1000, 999);
  lianliankan::hard_boards::boxed_in(dice, board);
  for (const Draft::Query& query : board.queries) {
    TextbookSearch search = {board, query.to, 1000000};
    EXPECT_FALSE(search.goes_on(query.from, -1, 0));
    EXPECT_EQ(search.steps_left, 0U);
  }
}

}  // namespace
