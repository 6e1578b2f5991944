#include "search/fixed_list.hpp"

#include <gtest/gtest.h>

namespace {

using search::FixedList;

TEST(FixedList, Empty) {
  FixedList<int, 3> list;
  EXPECT_TRUE(list.empty());
}

TEST(FixedList, ComesOutInTheOrderItWentIn) {
  FixedList<int, 3> list;
  for (const int item : {7, 5, 6}) list.push_back(item);
  for (const int item : {7, 5, 6}) {
    ASSERT_FALSE(list.empty());
    EXPECT_EQ(list.front(), item);
    list.pop_front();
  }
  EXPECT_TRUE(list.empty());
}

TEST(FixedList, IsFilledWhileConsumed) {
  FixedList<int, 2> list;
  list.push_back(1);
  list.pop_front();
  EXPECT_TRUE(list.empty());
  list.push_back(2);
  EXPECT_EQ(list.front(), 2);
}

TEST(FixedList, CopyIsConsumedAlone) {
  FixedList<int, 2> list;
  list.push_back(1);
  list.push_back(2);
  FixedList<int, 2> copy = list;
  copy.pop_front();
  EXPECT_EQ(copy.front(), 2);
  EXPECT_EQ(list.front(), 1);
}

// More items than a byte counts.
TEST(FixedList, LargeCapacity) {
  FixedList<int, 1000> list;
  for (int i = 0; i < 1000; ++i) list.push_back(i);
  for (int i = 0; i < 1000; ++i, list.pop_front()) ASSERT_EQ(list.front(), i);
  EXPECT_TRUE(list.empty());
}

}  // namespace
