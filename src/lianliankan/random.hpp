#pragma once
// Small inputs that are made to find mistakes: each is a scenario in which one thing decides, small
// enough to be answered by hand when a program fails on it.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "judge/output.hpp"
#include "lianliankan/random/dice.hpp"
#include "lianliankan/random/draft.hpp"
#include "lianliankan/random/scenarios.hpp"

namespace lianliankan {
namespace detail {

// The longest side of a board, unless its scenario needs a longer one: 3 to 8, growing with the
// seed, then 1 to 9 at random.
inline int longest_side(std::uint64_t seed, Dice& dice) {
  return seed < 300 ? 3 + static_cast<int>(seed / 50) : dice.between(1, 9);
}

// Pieces of three kinds everywhere; now and then the kind that is asked for is among them.
inline Draft full_board(Dice& dice, int rows, int columns) {
  Draft board(rows, columns);
  const int first = dice.one_in(3) ? 1 : 2;
  for (std::uint64_t& kind : board.kinds) {
    kind = static_cast<std::uint64_t>(dice.between(first, first + 2));
  }
  return board;
}

inline Drafts make(const Scenario& scenario, Dice& dice, int longest) {
  const auto side = [&](int least) { return dice.between(least, std::max(least, longest)); };
  const int rows = side(scenario.min_rows), columns = side(scenario.min_columns);
  return scenario.make(dice, full_board(dice, rows, columns));
}

// Deals the kinds 1 to 9 anew, and now and then all of several digits.
inline void change_kinds(Dice& dice, Drafts& drafts) {
  std::vector<std::uint64_t> kinds = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  for (int i = 8; i > 0; --i) {
    std::swap(*(kinds.begin() + i), *(kinds.begin() + dice.between(0, i)));
  }
  const std::uint64_t more = dice.one_in(6) ? dice.any_of<std::uint64_t>({9, 95, 250}) : 0;
  for (Draft& draft : drafts) {
    for (std::uint64_t& kind : draft.kinds) {
      if (kind >= 1 && kind <= 9) kind = kinds[static_cast<std::size_t>(kind - 1)] + more;
    }
  }
}

}  // namespace detail

// Writes the input of a seed: the scenarios take turns, and one case in four is followed by another
// one.
inline void random(std::uint64_t seed, judge::Output& output) {
  Dice dice(seed);
  const int longest = detail::longest_side(seed, dice);
  const std::vector<Scenario>& scenarios = all_scenarios();
  Drafts drafts =
      detail::make(scenarios[static_cast<std::size_t>(seed % scenarios.size())], dice, longest);
  if (dice.one_in(4)) {
    for (Draft& draft : detail::make(dice.any_of(scenarios), dice, longest)) {
      drafts.push_back(draft);
    }
  }
  const Symmetry symmetry = {dice.one_in(2), dice.one_in(2), dice.one_in(2)};
  for (Draft& draft : drafts) draft = image_of(draft, symmetry);
  detail::change_kinds(dice, drafts);
  write(drafts, output);
}

}  // namespace lianliankan
