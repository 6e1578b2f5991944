#pragma once
// Scenarios of whole boards, of several queries on one, and of one board after another.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "lianliankan/random/dice.hpp"
#include "lianliankan/random/draft.hpp"
#include "lianliankan/random/lines.hpp"
#include "lianliankan/random/polyline.hpp"
#include "lianliankan/random/queries.hpp"

namespace lianliankan {
namespace scenarios {

// Two kinds, so that there are equal neighbours, and different ones.
inline Drafts full(Dice& dice, Draft board) {
  for (std::uint64_t& kind : board.kinds) kind = dice.one_in(2) ? own : other;
  for (int i = dice.between(1, 3); i > 0; --i) {
    const Place at = any_place(dice, board);
    const Place to = {at.row + dice.between(-1, 1), at.column + dice.between(-1, 1)};
    board.ask(at, board.has(to) ? to : any_place(dice, board));
  }
  return {board};
}

// Few kinds and much room, from 10 to 60 per cent full.
inline Drafts open(Dice& dice, Draft board) {
  const int empty = dice.between(4, 9), kinds = dice.between(1, 2);
  for (std::uint64_t& kind : board.kinds) {
    kind = dice.between(1, 10) <= empty ? 0 : static_cast<std::uint64_t>(dice.between(1, kinds));
  }
  board.put(any_place(dice, board), own);
  board.put(any_place(dice, board), own);
  for (int i = dice.between(1, 4); i > 0; --i) ask_alike(dice, board);
  return {board};
}

// One row, and when it is turned one column.
inline Drafts one_row(Dice& dice, Draft board) {
  Draft row = open(dice, Draft(1, board.columns)).front();
  const Place to = any_place(dice, row), from = any_place(dice, row);
  row.ask(from, to);
  return {row};
}

// ---- Several queries and cases ----

// Two neighbours stand on a line. They are asked for and stay, whether they could be removed or
// not.
inline Drafts pieces_stay(Dice& dice, Draft board) {
  const Polyline line = any_long_polyline(dice, board, 2);
  const std::vector<Place> cells = cells_between(line);
  const auto first = cells.begin() + dice.between(0, static_cast<int>(cells.size()) - 2);
  draw(board, line, own, own);
  board.put(first[0], other);
  board.put(first[1], dice.one_in(3) ? other + 1 : other);
  if (dice.one_in(3)) board.ask(line.back(), line.front());
  board.ask(first[0], first[1]);
  board.ask(line.front(), line.back());
  if (dice.one_in(3)) board.ask(first[1], first[0]);
  return {board};
}

// All queries twice: what a search leaves behind must not matter.
inline Drafts asked_again(Dice& dice, Draft board) {
  Draft again = open(dice, board).front();
  const std::size_t count = again.queries.size();
  for (std::size_t i = 0; i < count; ++i) again.queries.push_back(again.queries[i]);
  return {again};
}

// A line, and the same board with a piece on it, as two cases in either order.
inline Drafts next_board(Dice& dice, Draft board) {
  const Polyline line = any_long_polyline(dice, board, 1);
  draw(board, line, own, own);
  board.ask(line.front(), line.back());
  Draft blocked = board;
  blocked.put(dice.any_of(cells_between(line)), other);
  if (dice.one_in(2)) return {blocked, board};
  return {board, blocked};
}

// A line that needs the last row, and the board without it, mostly in this order.
inline Drafts smaller_board(Dice& dice, Draft board) {
  const Draft larger = needing_last_row(dice, board);
  const Draft smaller = without_last_row(larger);
  if (dice.one_in(4)) return {smaller, larger};
  return {larger, smaller};
}

}  // namespace scenarios
}  // namespace lianliankan
