#pragma once
// Conditions that every solvable puzzle meets, checked before any search and cheap. They come in a
// fixed order, the plain ones first, and the first that fails is kept with its figures for whoever
// explains the answer. They decide nearly all unsolvable puzzles.

#include <cstddef>
#include <cstdint>

#include "puzzle519/stock.hpp"

namespace puzzle519 {

enum class Condition : unsigned char {
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

class Conditions {
 public:
  Conditions(const Stock& stock, int rows, int columns) : stock_(stock) {
    const Rectangle board(rows, columns);
    for (std::size_t cell = 0; cell < board.size(); ++cell) ++cells_[flats_of(board[cell])];
    for (unsigned kind = 0; kind < 256; ++kind) {
      if (stock[kind] == 0) continue;
      pieces_[kind >> 4] += stock[kind];
      for (Sides side = on_top; side <= on_left; side <<= 1) {
        if ((kind & side) != 0) juts_[kind >> 4][side] += stock[kind];
      }
    }
  }

  Failure first_failure() {
    const bool all_hold = flat_sides() && flat_sets() && joints(0, on_right) &&
                          joints(0, on_bottom) && border_joints() && border_chains();
    return all_hold ? Failure() : failure_;
  }

 private:
  bool is_equal(std::uint64_t found, std::uint64_t needed, Condition condition, Sides sides) {
    failure_ = Failure{condition, sides, found, needed};
    return found == needed;
  }

  bool flat_sides() {
    for (Sides side = on_top; side <= on_left; side <<= 1) {
      std::uint64_t found = 0;
      std::uint64_t needed = 0;
      for (Sides flats = 0; flats < 16; ++flats) {
        found += (flats & side) != 0 ? pieces_[flats] : 0;
        needed += (flats & side) != 0 ? cells_[flats] : 0;
      }
      if (!is_equal(found, needed, Condition::flat_sides, side)) return false;
    }
    return true;
  }

  bool flat_sets() {
    for (Sides flats = 15; flats < 16; --flats) {
      if (!is_equal(pieces_[flats], cells_[flats], Condition::flat_sets, flats)) return false;
    }
    return true;
  }

  // Whether among the pieces along `edge` (0: among all) as many have a jut on side `exit` as have
  // a cavity opposite. With flat sides right, the same then holds with jut and cavity exchanged.
  bool joints(Sides edge, Sides exit) {
    std::uint64_t juts = 0;
    std::uint64_t cavities = 0;
    for (Sides flats = 0; flats < 16; ++flats) {
      if ((flats & edge) != edge) continue;
      juts += juts_[flats][exit];
      cavities += juts_[flats][opposite(exit)];
    }
    return edge == 0 ? is_equal(juts, cavities, Condition::joints, exit)
                     : is_equal(juts, cavities, Condition::border_joints, edge);
  }

  bool border_joints() {
    for (Sides edge = on_top; edge <= on_left; edge <<= 1) {
      if (!joints(edge, exit_along(edge))) return false;
    }
    return true;
  }

  // The pieces of an edge are an Eulerian walk between two nodes, the kinds of joint: it uses each
  // piece once. Its ends are balanced by border_joints(); what remains of Euler's condition is that
  // all pieces hang together: none from the other kind of joint to itself if no piece leads there.
  bool border_chains() {
    for (Sides edge = on_top; edge <= on_left; edge <<= 1) {
      const Sides exit = exit_along(edge);
      const Sides entry = opposite(exit);
      const Sides both = edge | opposite(edge);  // where there is only one row or column
      const Sides flats = cells_[both | entry] != 0 ? both : edge;
      const bool start = juts_[flats | entry][exit] != 0;
      if (count_steps(stock_, flats, entry | exit, start ? entry : exit) != 0) continue;
      const std::uint64_t stranded =
          count_steps(stock_, flats, entry | exit, start ? 0 : entry | exit);
      if (!is_equal(stranded, 0, Condition::border_chain, edge)) return false;
    }
    return true;
  }

  const Stock& stock_;
  std::uint64_t cells_[16] = {};    // by set of flat sides that they ask for
  std::uint64_t pieces_[16] = {};   // by set of flat sides
  std::uint64_t juts_[16][9] = {};  // by set of flat sides, and by the side of a bit that is set
  Failure failure_{};               // of the condition looked at last, if it fails
};

}  // namespace detail

// The first condition that fails for these pieces on a board of rows by columns.
inline Failure first_failure(const Stock& stock, int rows, int columns) {
  return detail::Conditions(stock, rows, columns).first_failure();
}

}  // namespace puzzle519
