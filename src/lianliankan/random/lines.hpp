#pragma once
// Scenarios that a line's shape decides: lines with up to two turns, and what only looks like one.

#include <cstddef>

#include "lianliankan/random/dice.hpp"
#include "lianliankan/random/draft.hpp"
#include "lianliankan/random/polyline.hpp"
#include "lianliankan/random/queries.hpp"

namespace lianliankan {
namespace scenarios {

inline Drafts straight(Dice& dice, Draft board) {
  return joined(dice, board, any_polyline(dice, board, 0));
}

inline Drafts one_turn(Dice& dice, Draft board) {
  return joined(dice, board, any_polyline(dice, board, 1));
}

inline Drafts two_turns(Dice& dice, Draft board) {
  return joined(dice, board, any_polyline(dice, board, 2));
}

// Along the first row, and the first and the last column: one leg, two or three.
inline Drafts along_the_edges(Dice& dice, Draft board) {
  const int last = board.columns;
  const Place down = {dice.between(2, board.rows), 1};
  const Place across = {1, dice.between(3, last)};
  const int legs = dice.between(1, 3);
  if (legs == 1) return joined(dice, board, {{1, 1}, across});
  if (legs == 2) return joined(dice, board, {down, {1, 1}, across});
  return joined(dice, board, {down, {1, 1}, {1, last}, {dice.between(2, board.rows), last}});
}

// The shortest line takes four turns, a longer one two.
inline Drafts shortest_is_crooked(Dice& dice, Draft board) {
  const int row = dice.between(3, board.rows), last = board.columns;
  // Not from 2 on: with `right` next to the last column, the row above would be open from side to
  // side.
  const int left = dice.between(3, last - 3), right = dice.between(left + 2, last - 1);
  const int top = dice.between(1, row - 2);
  draw(board, {{row, 1}, {row, left}, {row - 1, left}, {row - 1, right}, {row, right}, {row, last}},
       own, own);
  return joined(dice, board, {{row, 1}, {top, 1}, {top, last}, {row, last}});
}

// Two ways lead around a rectangle to its far corner with one turn, and only one of them goes
// straight on to where the line turns again. A search that marks cells must know from where it
// came.
inline Drafts crossroads(Dice& dice, Draft board) {
  const Place corner = {dice.between(3, board.rows - 1), dice.between(3, board.columns - 1)};
  const Place turn = {dice.between(corner.row + 1, board.rows), corner.column};
  draw(board, {{1, 1}, {corner.row, 1}, corner}, own, 0);
  return joined(dice, board,
                {{1, 1},
                 {1, corner.column},
                 turn,
                 {turn.row, dice.between(corner.column + 1, board.columns)}});
}

// ---- No lines ----

// Three turns, or four where there is room.
inline Drafts too_many_turns(Dice& dice, Draft board) {
  const bool is_large = board.rows >= 4 && board.columns >= 4;
  return joined(dice, board, any_polyline(dice, board, is_large && dice.one_in(2) ? 4 : 3));
}

// A line that needs the last row of a board. (It is there for those without that row.)
inline Draft needing_last_row(Dice& dice, Draft board) {
  const int last = board.rows, left = dice.between(1, board.columns - 2);
  const int right = dice.between(left + 2, board.columns);
  const Place from = {dice.between(1, last - 1), left}, to = {dice.between(1, last - 1), right};
  return joined(dice, board, {from, {last, left}, {last, right}, to}).front();
}

inline Draft without_last_row(Draft draft) {
  --draft.rows;
  draft.kinds.resize(draft.kinds.size() - static_cast<std::size_t>(draft.columns));
  return draft;
}

inline Drafts around_the_outside(Dice& dice, Draft board) {
  return {without_last_row(needing_last_row(dice, board))};
}

// A piece stands on the line, of the same kind or of another one, often where it turns.
inline Drafts piece_in_the_way(Dice& dice, Draft board) {
  const Polyline line = any_long_polyline(dice, board, 1);
  const bool is_at_turn = line.size() > 2 && dice.one_in(2);
  const Polyline turns(line.begin() + 1, line.end() - 1);
  const Place at = dice.any_of(is_at_turn ? turns : cells_between(line));
  draw(board, line, own, own);
  board.put(at, dice.one_in(2) ? own : other);
  ask_ends(dice, board, line);
  if (dice.one_in(3)) board.ask(line.front(), at);
  return {board};
}

}  // namespace scenarios
}  // namespace lianliankan
