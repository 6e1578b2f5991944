#include "search/replacing_table.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <vector>

#include "search/depth_first.hpp"
#include "search/problems.hpp"
#include "search/random.hpp"

namespace {

// A number whose hash is chosen by the test.
struct Key {
  std::uint64_t number = 0;
  std::uint64_t bucket = 0;

  bool operator==(const Key& other) const { return number == other.number; }
  std::uint64_t hash() const { return bucket; }
};

using Table = search::ReplacingTable<Key>;

TEST(ReplacingTable, KnowsWhatWasStored) {
  Table table(64);
  EXPECT_TRUE(table.insert({1, 0}));
  EXPECT_FALSE(table.insert({1, 0}));
  EXPECT_TRUE(table.insert({2, 0}));
  EXPECT_FALSE(table.insert({2, 0}));
  EXPECT_FALSE(table.insert({1, 0}));
}

TEST(ReplacingTable, ForgetsTheOldestOfABucket) {
  Table table(64);
  for (std::uint64_t number = 1; number <= 5; ++number) EXPECT_TRUE(table.insert({number, 3}));
  for (std::uint64_t number = 2; number <= 5; ++number) EXPECT_FALSE(table.insert({number, 3}));
  EXPECT_TRUE(table.insert({1, 3}));  // forgotten
  EXPECT_TRUE(table.insert({2, 3}));  // which cost the next one its place
  EXPECT_FALSE(table.insert({5, 3}));
}

TEST(ReplacingTable, OtherBucketsKeepTheirs) {
  Table table(64);
  for (std::uint64_t bucket = 0; bucket < 16; ++bucket) {
    for (std::uint64_t number = 1; number <= 4; ++number) {
      EXPECT_TRUE(table.insert({4 * bucket + number, bucket}));
    }
  }
  for (std::uint64_t bucket = 0; bucket < 16; ++bucket) {
    for (std::uint64_t number = 1; number <= 4; ++number) {
      EXPECT_FALSE(table.insert({4 * bucket + number, bucket}));
    }
  }
}

TEST(ReplacingTable, OneBucketIsEnough) {
  Table table(4);
  for (std::uint64_t number = 1; number <= 100; ++number) {
    EXPECT_TRUE(table.insert({number, search::mix(number)}));
    EXPECT_FALSE(table.insert({number, search::mix(number)}));
  }
}

// A key that was never stored is never known, however full the table is; one of the last quarter of
// a table's worth almost always is.
TEST(ReplacingTable, RandomKeys) {
  const std::size_t slots = 4096;
  Table table(slots);
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

TEST(ReplacingTable, MakesManyWalksFew) {
  struct Walk : problems::Walk {
    using problems::Walk::Walk;
    Key key() const {
      const std::uint64_t number = problems::Walk::key() + 1;  // 0 is no key
      return {number, search::mix(number)};
    }
  };
  const Walk::Graph graph = problems::thirty_diamonds();
  Walk walk(graph);
  search::DepthFirst<Walk, Table> search(walk, Table(1024));
  EXPECT_EQ(search.run(), search::Outcome::exhausted);
  EXPECT_EQ(search.nodes(), 121U);
}

}  // namespace
