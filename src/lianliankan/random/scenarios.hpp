#pragma once
// What people get wrong, a scenario each: cases in which just that decides the answers. A scenario
// is drawn one way round; who calls it turns the board and changes the kinds.

#include <vector>

#include "lianliankan/random/boards.hpp"
#include "lianliankan/random/dice.hpp"
#include "lianliankan/random/draft.hpp"
#include "lianliankan/random/kinds.hpp"
#include "lianliankan/random/lines.hpp"

namespace lianliankan {

struct Scenario {
  // Makes cases on a full board of at least this size.
  Drafts (*make)(Dice&, Draft board);
  int min_rows;
  int min_columns;
};

// The simplest first.
inline const std::vector<Scenario>& all_scenarios() {
  static const std::vector<Scenario> all = {
      {scenarios::same_cell, 1, 1},
      {scenarios::full, 1, 2},
      {scenarios::straight, 1, 2},
      {scenarios::one_turn, 2, 2},
      {scenarios::two_turns, 2, 3},
      {scenarios::too_many_turns, 3, 3},
      {scenarios::around_the_outside, 2, 3},
      {scenarios::piece_in_the_way, 2, 3},
      {scenarios::digits_nearly_alike, 2, 3},
      {scenarios::empty_cells, 2, 3},
      {scenarios::one_row, 1, 1},
      {scenarios::along_the_edges, 2, 3},
      {scenarios::pieces_stay, 2, 4},
      {scenarios::next_board, 2, 3},
      {scenarios::smaller_board, 2, 3},
      {scenarios::asked_again, 2, 2},
      {scenarios::open, 2, 2},
      {scenarios::crossroads, 4, 4},
      {scenarios::shortest_is_crooked, 3, 6},
      {scenarios::bits_nearly_alike, 2, 3},
  };
  return all;
}

}  // namespace lianliankan
