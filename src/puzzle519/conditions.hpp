#pragma once
// Conditions that every solvable puzzle meets, checked before any search and cheap. They come in a
// fixed order, the plain ones first, and the first that fails goes with its figures to whoever
// explains the answer. They decide nearly all unsolvable puzzles.

#include <cstdint>
#include <vector>

#include "puzzle519/stock.hpp"

namespace puzzle519 {

enum class Condition {
  none,        // all hold
  flat_sides,  // `found` pieces are flat on side `sides`; that edge of the board has `needed` cells
  flat_sets,   // `found` pieces are flat on exactly the set `sides`; `needed` cells ask for that
  joints,      // `found` juts on side `sides` (right or bottom), `needed` cavities opposite
  border_joints,  // the same along the edge `sides` only: `found` juts point right or down there
  border_chain    // `found` pieces of the edge `sides` can follow on none of the others (0 needed)
};

struct Failure {
  Condition condition;
  Sides sides;
  std::uint64_t found;
  std::uint64_t needed;
};

// The side of an edge's pieces on which the next one follows.
inline Sides exit_along(Sides edge) {
  return (edge & (on_top | on_bottom)) != 0 ? on_right : on_bottom;
}

namespace detail {

// Among the pieces along `edge` (0: among all) as many must have a jut on side `exit` as have a
// cavity opposite. With flat sides right, the same then holds with jut and cavity exchanged.
inline Failure joints(const Stock& stock, Sides edge, Sides exit) {
  return {edge == 0 ? Condition::joints : Condition::border_joints, edge == 0 ? exit : edge,
          count_all(stock, edge, exit), count_all(stock, edge, opposite(exit))};
}

// The pieces of an edge are an Eulerian walk between two nodes, the kinds of joint: it uses each
// piece once. Its ends are balanced as joints() says; what remains of Euler's condition is that
// all pieces hang together: none from the other kind of joint to itself if no piece leads there.
inline Failure chain(const Stock& stock, const Stock& cells, Sides edge) {
  const Sides exit = exit_along(edge);
  const Sides entry = opposite(exit);
  const Sides along = entry | exit;
  const Sides both = edge | opposite(edge);  // where there is only one row or column
  const Sides flats = cells[kind_of(both | entry, 0)] != 0 ? both : edge;
  const Sides start = count(stock, flats | entry, exit, exit) != 0 ? along : 0;
  const bool leads_on = count(stock, flats, along, start ^ exit) != 0;
  const std::uint64_t stranded = count(stock, flats, along, start ^ along);
  return {Condition::border_chain, edge, leads_on ? 0 : stranded, 0};
}

}  // namespace detail

// The first condition that fails for these pieces on this board, on which no jut is cut yet.
inline Failure first_failure(const Stock& stock, const Rectangle& board) {
  const Sides edges[] = {on_top, on_right, on_bottom, on_left};
  Stock cells{};  // none has a jut
  for (const Kind kind : board.cells) ++cells[kind];
  std::vector<Failure> list;
  for (const Sides side : edges) {
    list.push_back(
        {Condition::flat_sides, side, count_all(stock, side, 0), count_all(cells, side, 0)});
  }
  for (Sides flats = 15; flats < 16; --flats) {
    list.push_back({Condition::flat_sets, flats, count(stock, flats), cells[kind_of(flats, 0)]});
  }
  list.push_back(detail::joints(stock, 0, on_right));
  list.push_back(detail::joints(stock, 0, on_bottom));
  for (const Sides edge : edges) list.push_back(detail::joints(stock, edge, exit_along(edge)));
  for (const Sides edge : edges) list.push_back(detail::chain(stock, cells, edge));
  for (const Failure& each : list) {
    if (each.found != each.needed) return each;
  }
  return Failure();
}

}  // namespace puzzle519
