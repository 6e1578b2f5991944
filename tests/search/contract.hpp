#pragma once
// The engine's contract, checked on any problem: whatever moves were made and taken back, a state
// answers like one that came there straight from the start.

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "search/random.hpp"

namespace contract {

template <class Problem>
using MoveOf = typename Problem::Move;

// All moves that a state lists, in order; none for a solution, which the engine never asks.
template <class Problem>
std::vector<MoveOf<Problem>> moves_of(const Problem& problem) {
  std::vector<MoveOf<Problem>> listed;
  if (problem.is_solved()) return listed;
  for (auto moves = problem.moves(); !moves.empty(); moves.pop_front()) {
    listed.push_back(moves.front());
  }
  return listed;
}

// Walks `steps` steps at random from a fresh problem, down by a listed move (two times of three) or
// up by undo(). After each step the state must be as solved, list the same moves and have the same
// key as a fresh problem on which the same path was played. make() returns a fresh problem;
// told_move(move) and told_key(problem) name a move and all that decides the future as text.
// Returns what is wrong, or nothing.
template <class Make, class ToldMove, class ToldKey>
std::string fault_of_walk(Make make, ToldMove told_move, ToldKey told_key, std::size_t steps,
                          std::uint64_t seed) {
  using Problem = decltype(make());
  using Undo = decltype(std::declval<Problem&>().apply(std::declval<const MoveOf<Problem>&>()));
  const auto told = [&](const Problem& problem) {
    std::string text = problem.is_solved() ? "solved;" : "open;";
    for (const auto& move : moves_of(problem)) text += ' ' + told_move(move);
    return text + "; " + told_key(problem);
  };
  search::Random random(seed);
  Problem problem = make();
  std::vector<std::pair<MoveOf<Problem>, Undo>> path;
  std::size_t undone = 0;
  for (std::size_t step = 0; step < steps; ++step) {
    const auto listed = moves_of(problem);
    if (!listed.empty() && (path.empty() || random.below(3) != 0)) {
      const auto& move = listed[static_cast<std::size_t>(random.below(listed.size()))];
      path.emplace_back(move, problem.apply(move));
    } else if (!path.empty()) {
      problem.undo(path.back().second);
      path.pop_back();
      ++undone;
    }
    Problem fresh = make();
    for (const auto& each : path) fresh.apply(each.first);
    if (told(problem) != told(fresh)) {
      return "seed " + std::to_string(seed) + ", step " + std::to_string(step) + ": \"" +
             told(problem) + "\" where a fresh state says \"" + told(fresh) + '"';
    }
  }
  return undone == 0 ? "no move was ever taken back" : "";
}

}  // namespace contract
