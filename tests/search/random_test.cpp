#include "search/random.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <set>

namespace {

using search::mix;
using search::Random;

// The first numbers of splitmix64 from seed 0, as its authors' reference program prints them.
TEST(Random, IsSplitmix64) {
  Random random(0);
  EXPECT_EQ(random.next(), 0xe220a8397b1dcdafU);
  EXPECT_EQ(random.next(), 0x6e789e6aa1b965f4U);
  EXPECT_EQ(random.next(), 0x06c45d188009454fU);
}

TEST(Random, SeedsDiffer) {
  std::set<std::uint64_t> firsts;
  for (std::uint64_t seed = 0; seed < 1000; ++seed) firsts.insert(Random(seed).next());
  EXPECT_EQ(firsts.size(), 1000U);
}

TEST(Random, BelowReachesAllAndNoMore) {
  Random random(7);
  std::set<std::uint64_t> seen;
  for (int i = 0; i < 1000; ++i) seen.insert(random.below(10));
  EXPECT_EQ(seen.size(), 10U);
  EXPECT_EQ(*seen.rbegin(), 9U);
}

TEST(Mix, KeepsNumbersApart) {
  std::set<std::uint64_t> mixed;
  for (std::uint64_t x = 0; x < 10000; ++x) mixed.insert(mix(x) & 0xffffffU);
  EXPECT_GT(mixed.size(), 9980U);
  EXPECT_EQ(mix(0), 0U);
}

}  // namespace
