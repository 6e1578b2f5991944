#pragma once
// What the scenarios ask, and of which pieces.

#include <cstdint>

#include "lianliankan/random/dice.hpp"
#include "lianliankan/random/draft.hpp"
#include "lianliankan/random/polyline.hpp"

namespace lianliankan {
namespace scenarios {

// The kind of the pieces that are asked for, and another one.
const std::uint64_t own = 1;
const std::uint64_t other = 2;

// Asks for the ends of a line, either one first and now and then again the other way round.
inline void ask_ends(Dice& dice, Draft& board, const Polyline& line) {
  const bool is_reversed = dice.one_in(2);
  const Place& from = is_reversed ? line.back() : line.front();
  const Place& to = is_reversed ? line.front() : line.back();
  board.ask(from, to);
  if (dice.one_in(4)) board.ask(to, from);
}

inline Place any_place(Dice& dice, const Draft& board) {
  return {dice.between(1, board.rows), dice.between(1, board.columns)};
}

// Asks for two pieces of one kind, or for any two cells if sixty throws of the dice find no such
// pieces.
inline void ask_alike(Dice& dice, Draft& board) {
  Place from = any_place(dice, board), to = from;
  for (int i = 0; i < 60; ++i) {
    from = any_place(dice, board);
    to = any_place(dice, board);
    const bool are_alike = board.kind(from) != 0 && board.kind(from) == board.kind(to);
    if (are_alike && !(from == to)) break;
  }
  board.ask(from, to);
}

// A line between two pieces, and the query for it.
inline Drafts joined(Dice& dice, Draft board, const Polyline& line) {
  draw(board, line, own, own);
  ask_ends(dice, board, line);
  return {board};
}

}  // namespace scenarios
}  // namespace lianliankan
