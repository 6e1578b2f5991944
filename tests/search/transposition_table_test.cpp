#include "search/transposition_table.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

#include "search/depth_first.hpp"
#include "search/problems.hpp"
#include "search/random.hpp"

namespace {

using problems::Walk;
using search::DepthFirst;
using search::Outcome;
using search::TranspositionTable;

const std::size_t plenty = std::size_t{1} << 20;

struct State {
  std::uint64_t name;
  std::uint64_t key() const { return name; }
};

bool is_new(TranspositionTable& memory, std::uint64_t key) { return memory.enter(State{key}); }

TEST(TranspositionTable, RemembersWhatWasInserted) {
  TranspositionTable memory(plenty);
  EXPECT_TRUE(is_new(memory, 1));
  EXPECT_FALSE(is_new(memory, 1));
  EXPECT_TRUE(is_new(memory, 2));
}

TEST(TranspositionTable, GrowingForgetsNothing) {
  TranspositionTable memory(plenty);
  for (std::uint64_t key = 0; key < 20000; ++key) ASSERT_TRUE(is_new(memory, key)) << key;
  for (std::uint64_t key = 0; key < 20000; ++key) ASSERT_FALSE(is_new(memory, key)) << key;
}

// Keys that all belong in the same slot, or in one of the last two, from where probing goes round.
TEST(TranspositionTable, EqualPlacesAreToldApart) {
  for (const std::uint64_t first_place : {0U, 1022U}) {
    std::vector<std::uint64_t> keys;
    for (std::uint64_t key = 0; keys.size() < 300; ++key) {
      const std::uint64_t place = search::mix(key) % 1024;
      if (place == first_place || (first_place != 0 && place > first_place)) keys.push_back(key);
    }
    TranspositionTable memory(plenty);
    for (const std::uint64_t key : keys) ASSERT_TRUE(is_new(memory, key)) << key;
    for (const std::uint64_t key : keys) ASSERT_FALSE(is_new(memory, key)) << key;
  }
}

// When full it takes in no more and still knows what it has.
TEST(TranspositionTable, StaysWithinItsBytes) {
  for (const std::size_t slots : {0U, 1U, 100U, 256U, 300U, 1024U, 5000U}) {
    TranspositionTable memory(slots * sizeof(std::uint64_t));
    for (std::uint64_t key = 0; key < 10000; ++key) ASSERT_TRUE(is_new(memory, key));
    std::uint64_t stored = 0;
    while (stored < 10000 && !is_new(memory, stored)) ++stored;
    EXPECT_LE(stored, slots);
    EXPECT_GE(stored, slots / 8);
    for (std::uint64_t key = stored; key < 10000; ++key) ASSERT_TRUE(is_new(memory, key)) << slots;
  }
}

// `layers` layers of `width` nodes, every node with up to eight arcs into the next two layers. A
// goal is rare, and most often there is none that can be reached.
Walk::Graph random_graph(std::mt19937& random, int layers, int width, int goals) {
  const auto nodes = static_cast<std::size_t>(1 + layers * width);
  Walk::Graph graph{std::vector<std::vector<int>>(nodes), std::vector<bool>(nodes, false)};
  for (std::size_t node = 0; node < nodes; ++node) {
    const int layer = node == 0 ? 0 : (static_cast<int>(node) - 1) / width + 1;
    const unsigned arcs = static_cast<unsigned>(random() % 4);
    for (unsigned arc = 0; arc < arcs + (node == 0 ? 4 : 0); ++arc) {
      const int to_layer = layer + 1 + (random() % 8 == 0 ? 1 : 0);
      if (to_layer > layers) continue;
      const int place = static_cast<int>(random() % static_cast<unsigned>(width));
      graph.arcs[node].push_back(1 + (to_layer - 1) * width + place);
    }
  }
  for (int i = 0; i < goals; ++i) graph.is_goal[random() % nodes] = true;
  return graph;
}

struct Answer {
  Outcome outcome;
  std::vector<int> path;
  std::uint64_t nodes;
};

Answer without_memory(const Walk::Graph& graph) {
  Walk walk(graph);
  DepthFirst<Walk> search(walk);
  const Outcome outcome = search.run();
  return {outcome, search.path(), search.nodes()};
}

Answer with_memory(const Walk::Graph& graph, std::size_t max_bytes) {
  Walk walk(graph);
  DepthFirst<Walk, TranspositionTable> search(walk, TranspositionTable(max_bytes));
  const Outcome outcome = search.run();
  if (outcome == Outcome::exhausted) {
    EXPECT_EQ(walk.node(), 0);
  }
  return {outcome, search.path(), search.nodes()};
}

// Not with a memory that is full either.
TEST(TranspositionTable, NeverChangesAnAnswer) {
  int solved = 0;
  std::uint64_t saved = 0;
  for (unsigned seed = 1; seed <= 400; ++seed) {
    std::mt19937 random(seed);
    const Walk::Graph graph = random_graph(random, 14, 40, 1 + static_cast<int>(seed % 12));
    const Answer expected = without_memory(graph);
    for (const std::size_t max_bytes : {plenty, std::size_t{2048}, std::size_t{16}}) {
      const Answer answer = with_memory(graph, max_bytes);
      ASSERT_EQ(answer.outcome, expected.outcome) << "seed " << seed << ", " << max_bytes;
      ASSERT_EQ(answer.path, expected.path) << "seed " << seed << ", " << max_bytes;
      ASSERT_LE(answer.nodes, expected.nodes) << "seed " << seed << ", " << max_bytes;
      if (max_bytes == plenty) saved += expected.nodes - answer.nodes;
    }
    if (expected.outcome == Outcome::solved) ++solved;
  }
  EXPECT_GT(solved, 50);
  EXPECT_LT(solved, 350);
  EXPECT_GT(saved, 1000U);
}

TEST(TranspositionTable, MakesManyWalksFew) {
  const Answer answer = with_memory(problems::thirty_diamonds(), plenty);
  EXPECT_EQ(answer.outcome, Outcome::exhausted);
  EXPECT_EQ(answer.nodes, 1U + 30U * 4U);
}

}  // namespace
