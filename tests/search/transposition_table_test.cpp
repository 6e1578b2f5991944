#include "search/transposition_table.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

#include "search/depth_first.hpp"
#include "search/problems.hpp"

namespace {

using problems::Walk;
using search::DepthFirst;
using search::Outcome;
using search::TranspositionTable;

const std::size_t plenty = std::size_t{1} << 20;

Walk::Key key(int node, unsigned hash_bits = 32) { return {node, hash_bits}; }

TEST(TranspositionTable, RemembersWhatWasInserted) {
  TranspositionTable<Walk::Key> memory(plenty);
  EXPECT_EQ(memory.size(), 0U);
  EXPECT_TRUE(memory.insert(key(1)));
  EXPECT_FALSE(memory.insert(key(1)));
  EXPECT_TRUE(memory.insert(key(2)));
  EXPECT_EQ(memory.size(), 2U);
}

TEST(TranspositionTable, GrowingForgetsNothing) {
  TranspositionTable<Walk::Key> memory(plenty);
  for (int node = 0; node < 20000; ++node) ASSERT_TRUE(memory.insert(key(node))) << node;
  EXPECT_EQ(memory.size(), 20000U);
  for (int node = 0; node < 20000; ++node) ASSERT_FALSE(memory.insert(key(node))) << node;
}

TEST(TranspositionTable, EqualHashesAreToldApart) {
  for (const unsigned hash_bits : {0U, 1U, 3U}) {
    TranspositionTable<Walk::Key> memory(plenty);
    for (int node = 0; node < 500; ++node) ASSERT_TRUE(memory.insert(key(node, hash_bits))) << node;
    for (int node = 0; node < 500; ++node)
      ASSERT_FALSE(memory.insert(key(node, hash_bits))) << node;
  }
}

// When full it takes in no more and still knows what it has.
TEST(TranspositionTable, StaysWithinItsBytes) {
  for (const std::size_t slots : {0U, 1U, 100U, 256U, 300U, 1024U, 5000U}) {
    TranspositionTable<Walk::Key> memory(slots * sizeof(Walk::Key));
    for (int node = 0; node < 10000; ++node) ASSERT_TRUE(memory.insert(key(node)));
    EXPECT_LE(memory.size(), slots);
    if (slots >= 256) {
      EXPECT_GE(memory.size(), slots / 8);
    }
    const int stored = static_cast<int>(memory.size());
    for (int node = 0; node < stored; ++node) ASSERT_FALSE(memory.insert(key(node))) << slots;
    for (int node = stored; node < 10000; ++node) ASSERT_TRUE(memory.insert(key(node))) << slots;
  }
}

// `layers` layers of `width` nodes, every node with up to eight arcs into the next two layers. A goal is
// rare, and most often there is none that can be reached.
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

Answer with_memory(const Walk::Graph& graph, unsigned hash_bits, std::size_t max_bytes) {
  Walk walk(graph, hash_bits);
  using Table = TranspositionTable<Walk::Key>;
  DepthFirst<Walk, Table> search(walk, Table(max_bytes));
  const Outcome outcome = search.run();
  if (outcome == Outcome::exhausted) {
    EXPECT_EQ(walk.node(), 0);
  }
  return {outcome, search.path(), search.nodes()};
}

// Not with any hash, however bad, and not with a memory that is full.
TEST(TranspositionTable, NeverChangesAnAnswer) {
  int solved = 0;
  std::uint64_t saved = 0;
  for (unsigned seed = 1; seed <= 400; ++seed) {
    std::mt19937 random(seed);
    const Walk::Graph graph = random_graph(random, 14, 40, 1 + static_cast<int>(seed % 12));
    const Answer expected = without_memory(graph);
    for (const unsigned hash_bits : {32U, 2U, 0U}) {
      for (const std::size_t max_bytes : {plenty, 256 * sizeof(Walk::Key), sizeof(Walk::Key)}) {
        const Answer answer = with_memory(graph, hash_bits, max_bytes);
        ASSERT_EQ(answer.outcome, expected.outcome) << "seed " << seed << ", " << max_bytes;
        ASSERT_EQ(answer.path, expected.path) << "seed " << seed << ", " << max_bytes;
        ASSERT_LE(answer.nodes, expected.nodes) << "seed " << seed << ", " << max_bytes;
        if (max_bytes == plenty) saved += expected.nodes - answer.nodes;
      }
    }
    if (expected.outcome == Outcome::solved) ++solved;
  }
  EXPECT_GT(solved, 50);
  EXPECT_LT(solved, 350);
  EXPECT_GT(saved, 1000U);
}

TEST(TranspositionTable, MakesManyWalksFew) {
  const Answer answer = with_memory(problems::thirty_diamonds(), 32, plenty);
  EXPECT_EQ(answer.outcome, Outcome::exhausted);
  EXPECT_EQ(answer.nodes, 1U + 30U * 4U);
}

}  // namespace
