#include "lianliankan/random.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <map>
#include <string>
#include <vector>

#include "judge/answer.hpp"
#include "judge/written.hpp"
#include "lianliankan/answer.hpp"
#include "naive/faulty_lianliankan.hpp"
#include "proof/cases.hpp"

namespace {

using naive::link_programs::Case;
using naive::link_programs::Query;

std::string input_of(std::uint64_t seed) {
  return judge_test::written_by(lianliankan::random, seed);
}

// What the oracle answers.
std::string right_output(const std::string& input) {
  return naive::link_programs::asks<naive::link_programs::right_answer>(input);
}

void expect_good(std::uint64_t seed) {
  const std::string input = input_of(seed);
  SCOPED_TRACE("seed " + std::to_string(seed) + "\n" + input);
  const judge_test::Answered ours = judge_test::answer(lianliankan::answer, input);
  EXPECT_EQ(ours.error, "");
  EXPECT_EQ(ours.answers, right_output(input));
  EXPECT_LT(input.size(), 2000U);
  EXPECT_EQ(input.substr(input.size() - 5), "\n0 0\n");
  for (const Case& each : naive::link_programs::cases_of(input)) {
    EXPECT_GE(each.queries.size(), 1U);
    EXPECT_LT(each.queries.size(), 50U);
    EXPECT_LE(each.grid.size(), 9U);
    EXPECT_LE(each.grid[0].size(), 9U);
  }
}

TEST(Random, ReadAndAnsweredRight) {
  proof::for_seeds(1000, expect_good);
  const std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
  for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{1} << 32, most / 3, most}) {
    expect_good(seed);
  }
}

struct Catch {
  int first = 0;  // seed, 0 if none
  int count = 0;  // of 300
};

struct Input {
  std::string text;
  std::string right_output;
};

std::vector<Input> inputs_to_300() {
  std::vector<Input> inputs;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    const std::string text = input_of(seed);
    inputs.push_back({text, right_output(text)});
  }
  return inputs;
}

Catch caught(const naive::Faulty& faulty, const std::vector<Input>& inputs) {
  Catch result;
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    if (faulty.run(inputs[i].text) == inputs[i].right_output) continue;
    if (result.first == 0) result.first = static_cast<int>(i) + 1;
    ++result.count;
  }
  return result;
}

TEST(Random, FindsEveryFault) {
  const std::vector<Input> inputs = inputs_to_300();
  int early = 0;
  for (const naive::Faulty& faulty : naive::faulty_lianliankan()) {
    const Catch result = caught(faulty, inputs);
    std::printf("%-22s first seed %3d, %3d of 300\n", faulty.name, result.first, result.count);
    EXPECT_GE(result.count, 3) << faulty.name;
    early += result.first >= 1 && result.first <= 30;
  }
  EXPECT_GE(early * 2, static_cast<int>(naive::faulty_lianliankan().size()));
}

// So a fault is in the one thing that is changed.
void keeps_all(naive::link_programs::Walk&) {}
void stops_at_more_turns(naive::link_programs::Walk& walk) {
  walk.stops = naive::link_programs::Stops::at_more_turns;
}

TEST(Random, FindsNoFaultWhereThereIsNone) {
  using naive::link_programs::asks;
  using naive::link_programs::walks;
  const std::vector<Input> inputs = inputs_to_300();
  EXPECT_EQ(caught({"Walk", asks<walks<keeps_all>>}, inputs).count, 0);
  EXPECT_EQ(caught({"WalkWithMemory", asks<walks<stops_at_more_turns>>}, inputs).count, 0);
}

// What decides a query.
std::string reason(const naive::Grid& grid, const Query& query) {
  using namespace naive::link_programs;
  const auto turns = [&](bool outside) {
    return naive::fewest_turns(grid, query.x1, query.y1, query.x2, query.y2, outside);
  };
  const bool has_empty_cell =
      kind(grid, query.x1, query.y1) == 0 || kind(grid, query.x2, query.y2) == 0;
  if (is_same_cell(query)) return "same cell";
  if (has_empty_cell) return has_line(grid, query) ? "empty cell, line" : "empty cell, no line";
  if (!is_alike(grid, query)) return has_line(grid, query) ? "kinds, line" : "kinds, no line";
  if (has_line(grid, query)) return std::to_string(turns(false)) + " turns";
  if (turns(true) >= 0 && turns(true) <= 2) return "outside";
  return turns(false) == -1 ? "no line" : turns(false) == 3 ? "3 turns" : "more turns";
}

TEST(Random, EveryReasonDecidesAGoodShare) {
  std::map<std::string, int> counts;
  for (const Input& input : inputs_to_300()) {
    for (const Case& each : naive::link_programs::cases_of(input.text)) {
      for (const Query& query : each.queries) ++counts[reason(each.grid, query)];
    }
  }
  for (const auto& [name, count] : counts) std::printf("%-20s %4d\n", name.c_str(), count);
  for (const char* const name : {"same cell", "empty cell, line", "kinds, line", "0 turns",
                                 "1 turns", "2 turns", "3 turns", "outside", "no line"}) {
    EXPECT_GE(counts[name], 15) << name;
  }
}

std::size_t bytes(std::uint64_t first, std::uint64_t count) {
  std::size_t sum = 0;
  for (std::uint64_t seed = first; seed < first + count; ++seed) sum += input_of(seed).size();
  return sum;
}

TEST(Random, GrowsWithTheSeed) {
  EXPECT_LT(bytes(0, 60), bytes(60, 60));
  EXPECT_LT(bytes(60, 60), bytes(120, 60));
  EXPECT_LT(bytes(120, 60), bytes(180, 60));
  EXPECT_LT(bytes(180, 60), bytes(240, 60));
  EXPECT_LT(bytes(0, 60), bytes(1000000, 60));
  EXPECT_LT(bytes(0, 60), 60U * 60U);
}

// The bytes of a seed stay: FNV-1a of the first hundred inputs.
TEST(Random, SameBytesForever) {
  std::uint64_t hash = 14695981039346656037U;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    for (const char byte : input_of(seed)) {
      hash = (hash ^ static_cast<unsigned char>(byte)) * 1099511628211U;
    }
  }
  EXPECT_EQ(hash, 9408085242397596222U);
  EXPECT_EQ(input_of(18), "3 6\n7 0 6 0 0 7\n0 0 0 0 8 0\n0 0 0 0 0 0\n1\n1 1 1 6\n0 0\n");
  EXPECT_EQ(input_of(std::numeric_limits<std::uint64_t>::max()),
            "3 3\n7 0 0\n0 0 0\n7 7 0\n8\n1 1 3 2\n1 1 3 2\n3 1 3 2\n3 2 1 1\n1 1 3 2\n1 1 3 2\n3 "
            "1 3 2\n3 2 1 1\n0 0\n");
}

}  // namespace
