#pragma once
// Scenarios that the two cells of a query decide: there is a line, but are there two pieces of a
// kind?

#include <cstdint>

#include "lianliankan/random/dice.hpp"
#include "lianliankan/random/draft.hpp"
#include "lianliankan/random/polyline.hpp"
#include "lianliankan/random/queries.hpp"

namespace lianliankan {
namespace scenarios {

// A line between two kinds that some programs take for one, or at times between two that are the
// same.
inline Drafts kinds_apart(Dice& dice, Draft board, std::uint64_t kind, std::uint64_t near) {
  const Polyline line = any_polyline(dice, board, dice.between(0, 2));
  draw(board, line, kind, dice.one_in(4) ? kind : near);
  ask_ends(dice, board, line);
  if (dice.one_in(4)) ask_alike(dice, board);
  return {board};
}

struct Kinds {
  std::uint64_t kind;
  std::uint64_t near;
};

inline Drafts digits_nearly_alike(Dice& dice, Draft board) {
  const Kinds kinds = dice.any_of<Kinds>({{1, 2}, {11, 111}, {12, 21}, {13, 23}, {10, 100}});
  return kinds_apart(dice, board, kinds.kind, kinds.near);
}

// Kinds that are equal in their lower 8, 16 or 32 bits, or as a double.
inline Drafts bits_nearly_alike(Dice& dice, Draft board) {
  const Kinds kinds = dice.any_of<Kinds>({{10, 266},
                                          {256, 512},
                                          {10, 65546},
                                          {4294967306U, 10},
                                          {4294967296U, 8589934592U},
                                          {9223372036854775807U, 4294967295U},
                                          {9007199254740993U, 9007199254740992U}});
  return kinds_apart(dice, board, kinds.kind, kinds.near);
}

// No piece at one end or at both: equal zeros.
inline Drafts empty_cells(Dice& dice, Draft board) {
  const Polyline line = any_polyline(dice, board, dice.between(0, 2));
  draw(board, line, dice.one_in(3) ? own : 0, 0);
  ask_ends(dice, board, line);
  if (dice.one_in(4)) ask_alike(dice, board);
  return {board};
}

// A piece, or an empty cell, and itself; there may be room around it.
inline Drafts same_cell(Dice& dice, Draft board) {
  const Place place = any_place(dice, board);
  if (dice.one_in(3)) board.kinds.assign(board.kinds.size(), 0);
  board.put(place, dice.one_in(4) ? 0 : own);
  board.ask(place, place);
  if (dice.one_in(3)) ask_alike(dice, board);
  return {board};
}

}  // namespace scenarios
}  // namespace lianliankan
