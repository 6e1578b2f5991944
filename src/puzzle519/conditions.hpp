#pragma once
// Conditions that every solvable puzzle meets, checked before any search and cheap. They come in a
// fixed order, the plain ones first; first_failure() returns the first that fails, with its figures
// for the explanation. They decide nearly all unsolvable puzzles.

#include <cstdint>

#include "puzzle519/pieces.hpp"
#include "puzzle519/rectangle.hpp"

namespace puzzle519 {

// Each says that two numbers are equal: found; needed.
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

// The pieces of an edge are an Eulerian walk from left to right or from top to bottom. Its two
// points are the two kinds of joint, forward or not; each piece is a step from its joint with the
// piece before to its joint with the next, and all steps must be taken, each once. Where
// border_joints holds, only one thing can go wrong: pieces with the other kind of joint on both
// sides are left, and no piece leads from the joint where the walk is to that kind. Counts those
// left, among all pieces of the edge but its corners, for a walk that is at a forward joint or not.
inline std::uint64_t stranded(const Stock& stock, Sides edge, bool is_forward) {
  const Sides exit = exit_along(edge);
  const Sides entry = opposite(exit);
  const Kind mask = kind_of(edge | entry | exit, entry | exit);
  const bool leads_on = count(stock, mask, kind_of(edge, is_forward ? entry : exit)) != 0;
  return leads_on ? 0 : count(stock, mask, kind_of(edge, is_forward ? 0 : entry | exit));
}

inline Failure first_failure(const Puzzle& puzzle) {
  const Stock& stock = puzzle.stock;
  Failure first{};
  const auto require = [&first](Condition condition, Sides sides, std::uint64_t found,
                                std::uint64_t needed) {
    if (first.condition != Condition::none || found == needed) return;
    first = {condition, sides, found, needed};
  };
  const Sides edges[] = {on_top, on_right, on_bottom, on_left};
  Stock cells{};
  for (const Kind kind : puzzle.board.cells) ++cells[kind];

  for (const Sides side : edges) {
    const Kind flat = kind_of(side, 0);
    require(Condition::flat_sides, side, count(stock, flat), count(cells, flat));
  }
  for (Sides flats = all_sides + 1; flats-- != 0;) {
    const Kind bits = kind_of(flats, 0);
    require(Condition::flat_sets, flats, count(stock, kind_of(all_sides, 0), bits), cells[bits]);
  }
  // Where flat sides are as needed, opposite sides have equally many others. So where the juts on
  // one match the cavities opposite, its cavities match the juts opposite too: one count is enough.
  for (const Sides exit : {on_right, on_bottom}) {
    const Kind juts = kind_of(0, exit);
    const Kind cavities = kind_of(0, opposite(exit));
    require(Condition::joints, exit, count(stock, juts), count(stock, cavities));
  }
  for (const Sides edge : edges) {
    const Sides exit = exit_along(edge);
    const Kind juts = kind_of(edge, exit);
    const Kind cavities = kind_of(edge, opposite(exit));
    require(Condition::border_joints, edge, count(stock, juts), count(stock, cavities));
  }
  for (const Sides edge : edges) {
    const Sides exit = exit_along(edge);
    const Kind forward_corner = kind_of(edge | opposite(exit), exit);  // where the walk begins
    const bool is_forward = count(stock, forward_corner) != 0;
    require(Condition::border_walk, edge, stranded(stock, edge, is_forward), 0);
  }
  return first;
}

}  // namespace puzzle519
