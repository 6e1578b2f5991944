#pragma once
// Conditions that every solvable puzzle meets, checked before any search and cheap. They come in a
// fixed order, the plain ones first, and the first that fails goes with its figures to whoever
// explains the answer. They decide nearly all unsolvable puzzles.

#include <cstdint>

#include "puzzle519/rectangle.hpp"
#include "puzzle519/stock.hpp"

namespace puzzle519 {

// Each says that two numbers are equal, what is found and what is needed.
enum class Condition {
  none,           // all hold
  flat_sides,     // the pieces that are flat on a side; the cells on that edge of the board
  flat_sets,      // the pieces flat on exactly a set of sides; the cells that ask for that
  joints,         // the juts on a side (right or bottom); the cavities opposite
  border_joints,  // the same among the pieces of one edge
  border_walk     // the pieces of an edge that no walk reaches; 0
};

struct Failure {
  Condition condition;
  Sides sides;  // the side, the set of sides or the edge
  std::uint64_t found;
  std::uint64_t needed;
};

// The side of an edge's pieces on which the next one follows.
inline Sides exit_along(Sides edge) {
  return (edge & (on_top | on_bottom)) != 0 ? on_right : on_bottom;
}

// Laid from left to right or from top to bottom, the pieces of an edge are an Eulerian walk: its
// two nodes are a forward joint and one that is not, and each piece is a step from one joint to the
// next, taken once. Where border_joints holds, only this can go wrong: no piece leads from the node
// where the walk is to the other, and pieces from there to itself are left. Counts those, among the
// pieces with exactly these flat sides, for a walk that has just come to the exit of `last`.
inline std::uint64_t stranded(const Stock& stock, Sides flats, Kind last) {
  const Sides exit = exit_along(flats);
  const Sides along = opposite(exit) | exit;
  const bool is_forward = (last & exit) != 0;
  const Sides to_other = is_forward ? opposite(exit) : exit;
  const Sides other_to_itself = is_forward ? 0 : along;
  const bool leads_on = count(stock, flats, along, to_other) != 0;
  return leads_on ? 0 : count(stock, flats, along, other_to_itself);
}

// The first condition that fails for these pieces on this board, on which no joint is forward yet.
inline Failure first_failure(const Stock& stock, const Rectangle& board) {
  Failure first{};
  const auto require = [&](Condition condition, Sides sides, std::uint64_t found,
                           std::uint64_t needed) {
    const bool is_first = first.condition == Condition::none;
    if (is_first && found != needed) first = {condition, sides, found, needed};
  };
  // Where flat sides are right, juts against cavities make as many cavities against juts.
  const auto require_joints = [&](Condition condition, Sides sides, Sides edge, Sides exit) {
    const std::uint64_t juts = count_all(stock, edge, exit);
    require(condition, sides, juts, count_all(stock, edge, opposite(exit)));
  };
  const Sides edges[] = {on_top, on_right, on_bottom, on_left};
  Stock cells{};  // none has a forward joint
  for (const Kind kind : board.cells) ++cells[kind];

  for (const Sides side : edges) {
    require(Condition::flat_sides, side, count_all(stock, side, 0), count_all(cells, side, 0));
  }
  for (Sides flats = 15; flats < 16; --flats) {
    require(Condition::flat_sets, flats, count(stock, flats), count(cells, flats));
  }
  for (const Sides exit : {on_right, on_bottom}) require_joints(Condition::joints, exit, 0, exit);
  for (const Sides edge : edges) {
    require_joints(Condition::border_joints, edge, edge, exit_along(edge));
  }
  for (const Sides edge : edges) {
    const Sides exit = exit_along(edge);
    // Between the corners, the pieces of a single row or column are flat on the opposite side too.
    for (const Sides flats : {edge, edge | opposite(edge)}) {
      const Sides corner = flats | opposite(exit);
      const bool is_forward = count(stock, corner, exit, exit) != 0;
      require(Condition::border_walk, edge, stranded(stock, flats, is_forward ? exit : 0), 0);
    }
  }
  return first;
}

}  // namespace puzzle519
