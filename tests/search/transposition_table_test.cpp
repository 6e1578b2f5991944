#include "search/transposition_table.hpp"

#include <gtest/gtest.h>

#include <algorithm>
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

using Numbers = search::TranspositionTable<std::uint64_t>;

const std::size_t plenty = std::size_t{1} << 20;
const std::uint64_t no_number = UINT64_MAX;

// A number whose hash is chosen by the test.
struct Key {
  std::uint64_t number;
  std::uint64_t hash;

  bool operator==(const Key& other) const { return number == other.number; }
};

std::uint64_t mix(const Key& key) { return key.hash; }

using Table = search::TranspositionTable<Key>;

const Key no_key = {0, 0};

TEST(TranspositionTable, KnowsWhatWasStored) {
  for (const std::size_t max_slots : {4U, 8U, 64U}) {
    Table table(max_slots, no_key);
    EXPECT_TRUE(table.insert({1, 0}));
    EXPECT_FALSE(table.insert({1, 0}));
    EXPECT_TRUE(table.insert({2, 0}));
    EXPECT_FALSE(table.insert({2, 0}));
    EXPECT_FALSE(table.insert({1, 0}));
  }
}

TEST(TranspositionTable, ForgetsTheOldestOfABucket) {
  for (const std::size_t max_slots : {4U, 8U, 64U}) {
    Table table(max_slots, no_key);
    for (std::uint64_t number = 1; number <= 5; ++number) EXPECT_TRUE(table.insert({number, 3}));
    for (std::uint64_t number = 2; number <= 5; ++number) EXPECT_FALSE(table.insert({number, 3}));
    EXPECT_TRUE(table.insert({1, 3}));  // forgotten
    EXPECT_TRUE(table.insert({2, 3}));  // which cost the next one its place
    EXPECT_FALSE(table.insert({5, 3}));
  }
}

// Those of one bucket first, or in turn.
TEST(TranspositionTable, OtherBucketsKeepTheirs) {
  for (const std::uint64_t step : {1U, 5U}) {
    Table table(64, no_key);
    const auto key = [step](std::uint64_t i) {
      const std::uint64_t number = i * step % 64;
      return Key{number + 1, number / 4};
    };
    for (std::uint64_t i = 0; i < 64; ++i) EXPECT_TRUE(table.insert(key(i)));
    for (std::uint64_t i = 0; i < 64; ++i) EXPECT_FALSE(table.insert(key(i)));
  }
}

TEST(TranspositionTable, OneBucketIsEnough) {
  Table table(4, no_key);
  for (std::uint64_t number = 1; number <= 100; ++number) {
    EXPECT_TRUE(table.insert({number, search::mix(number)}));
    EXPECT_FALSE(table.insert({number, search::mix(number)}));
  }
}

TEST(TranspositionTable, GrowingForgetsFew) {
  Numbers table(plenty, no_number);
  for (std::uint64_t key = 0; key < 20000; ++key) ASSERT_TRUE(table.insert(key)) << key;
  int forgotten = 0;
  for (std::uint64_t key = 20000; key-- > 0;) forgotten += table.insert(key);
  EXPECT_LT(forgotten, 200);
}

// A table that grows, compared with one of its last size from the start: for each bucket of that
// size the last four keys.
TEST(TranspositionTable, GrowingKeepsTheOrder) {
  for (const std::size_t buckets : {1U, 4U, 16U, 256U, 1024U}) {
    Table table(4 * buckets, no_key);
    std::vector<std::vector<std::uint64_t>> latest(buckets);
    search::Random random(buckets);
    int others = 0;
    for (std::uint64_t number = 1; number <= 8 * buckets; ++number) {
      const std::uint64_t hash = random.next();
      ASSERT_TRUE(table.insert({number, hash}));
      std::vector<std::uint64_t>& known = latest[hash % buckets];
      known.push_back(number);
      if (known.size() > 4) known.erase(known.begin());
      // Asking for one that is known changes nothing.
      const std::uint64_t asked = known[random.below(known.size())];
      others += table.insert({asked, hash});
    }
    EXPECT_LE(others, static_cast<int>(buckets / 50)) << buckets;
  }
}

TEST(TranspositionTable, StaysWithinItsSlots) {
  for (const std::size_t slots : {0U, 1U, 2U, 4U, 256U, 1024U, 4096U}) {
    Numbers table(slots, no_number);
    for (std::uint64_t key = 0; key < 10000; ++key) ASSERT_TRUE(table.insert(key)) << slots;
    // Asking from the latest one on, as those that are not known take the places of others.
    std::uint64_t stored = 0;
    for (std::uint64_t key = 10000; key-- > 0;) stored += !table.insert(key);
    EXPECT_LE(stored, slots);
    EXPECT_GE(stored, slots < 4 ? 0 : slots / 2);
  }
}

// A key that was never stored is never known, however full the table is; one of the last quarter of
// a table's worth almost always is.
TEST(TranspositionTable, RandomKeys) {
  const std::size_t slots = 4096;
  Table table(slots, no_key);
  search::Random random(5);
  std::vector<Key> stored;
  std::size_t forgotten = 0;
  for (std::size_t i = 0; i < 20 * slots; ++i) {
    const Key key = {i + 1, random.next()};
    ASSERT_TRUE(table.insert(key));
    stored.push_back(key);
    if (i % 8 != 0) continue;
    const std::size_t age = static_cast<std::size_t>(random.below(slots / 4));
    if (age < stored.size()) forgotten += table.insert(stored[stored.size() - 1 - age]);
  }
  EXPECT_LT(forgotten, slots * 20 / 8 / 50);
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

Answer with_memory(const Walk::Graph& graph, std::size_t max_slots) {
  Walk walk(graph);
  DepthFirst<Walk, Numbers> search(walk, Numbers(max_slots, no_number));
  const Outcome outcome = search.run();
  if (outcome == Outcome::exhausted) {
    EXPECT_EQ(walk.node(), 0);
  }
  return {outcome, search.path(), search.nodes()};
}

// Not with a table that forgets either.
TEST(TranspositionTable, NeverChangesAnAnswer) {
  int solved = 0;
  std::uint64_t saved = 0;
  for (unsigned seed = 1; seed <= 400; ++seed) {
    std::mt19937 random(seed);
    const Walk::Graph graph = random_graph(random, 14, 40, 1 + static_cast<int>(seed % 12));
    const Answer expected = without_memory(graph);
    for (const std::size_t max_slots : {plenty, std::size_t{256}, std::size_t{4}, std::size_t{0}}) {
      const Answer answer = with_memory(graph, max_slots);
      ASSERT_EQ(answer.outcome, expected.outcome) << "seed " << seed << ", " << max_slots;
      ASSERT_EQ(answer.path, expected.path) << "seed " << seed << ", " << max_slots;
      ASSERT_LE(answer.nodes, expected.nodes) << "seed " << seed << ", " << max_slots;
      if (max_slots == plenty) saved += expected.nodes - answer.nodes;
    }
    if (expected.outcome == Outcome::solved) ++solved;
  }
  EXPECT_GT(solved, 50);
  EXPECT_LT(solved, 350);
  EXPECT_GT(saved, 1000U);
}

TEST(TranspositionTable, MakesManyWalksFew) {
  for (const std::size_t max_slots : {plenty, std::size_t{1024}}) {
    const Answer answer = with_memory(problems::thirty_diamonds(), max_slots);
    EXPECT_EQ(answer.outcome, Outcome::exhausted);
    EXPECT_EQ(answer.nodes, 1U + 30U * 4U);
  }
}

}  // namespace
