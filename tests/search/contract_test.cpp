// The tests' own problems keep the engine's contract, and the check finds a problem that does not.

#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <string>

#include "search/contract.hpp"
#include "search/problems.hpp"

namespace {

using problems::Queens;
using problems::Walk;

std::string told(int move) { return std::to_string(move); }

std::string told_columns(const Queens& queens) {
  std::string text;
  for (const int column : queens.columns()) text += told(column) + ' ';
  return text;
}

TEST(Contract, Queens) {
  const auto make = [] { return Queens(8); };
  EXPECT_EQ(contract::fault_of_walk(make, told, told_columns, 500, 1), "");
}

TEST(Contract, Walk) {
  const Walk::Graph graph = problems::thirty_diamonds();
  const auto make = [&] { return Walk(graph); };
  const auto node = [](const Walk& walk) { return told(walk.node()); };
  EXPECT_EQ(contract::fault_of_walk(make, told, node, 500, 2), "");
}

// Queens that remember, and list no column where one was taken back just now.
class HintedQueens : public Queens {
 public:
  using Queens::Queens;

  Moves moves() const {
    Moves list;
    for (Moves all = Queens::moves(); !all.empty(); all.pop_front()) {
      if (all.front() != taken_back_) list.push_back(all.front());
    }
    return list;
  }
  void undo(int column) {
    Queens::undo(column);
    taken_back_ = column;
  }

 private:
  int taken_back_ = -1;
};

TEST(Contract, FindsAStateThatRemembers) {
  const auto make = [] { return HintedQueens(8); };
  const std::string fault = contract::fault_of_walk(make, told, told_columns, 500, 1);
  EXPECT_NE(fault.find("seed 1, step "), std::string::npos) << fault;
}

}  // namespace
