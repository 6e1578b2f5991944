#pragma once
// Conditions that every solvable puzzle meets, checked before any search and cheap. They come in a
// fixed order, the plain ones first, and the first that fails is kept with its figures for whoever
// explains the answer. They decide nearly all unsolvable puzzles.

#include <cstdint>

#include "puzzle519/stock.hpp"

namespace puzzle519 {

enum class Condition : unsigned char {
  none,        // all hold
  flat_sides,  // `found` pieces are flat on side `sides`; that edge of the board has `needed` cells
  flat_sets,   // `found` pieces are flat on exactly the set `sides`; `needed` cells ask for that
  joints,      // `found` juts on side `sides` (right or bottom), `needed` cavities opposite
  border_joints,  // the same along the edge `sides` only: `found` juts point right or down there
  border_chain,   // `found` pieces of the edge `sides` can follow on none of the others (0 needed)
  inner_joints    // `found` inner pieces fit a `shape` of the edge `sides`; it has `needed` of them
};

struct Failure {
  Condition condition;
  Sides sides;
  Side shape;
  std::uint64_t found;
  std::uint64_t needed;
};

namespace detail {

class Conditions {
 public:
  Conditions(const Stock& stock, int rows, int columns)
      : stock_(stock), rows_(rows), columns_(columns) {
    for (unsigned kind = 0; kind < 256; ++kind) {
      if (stock[kind] != 0) count(static_cast<Kind>(kind));
    }
  }

  Failure first_failure() {
    const bool all_hold = flat_sides() && flat_sets() && joints() && border_joints() &&
                          border_chains() && inner_joints(on_top, on_bottom) &&
                          inner_joints(on_left, on_right);
    return all_hold ? Failure{Condition::none, 0, Side::jut, 0, 0} : failure_;
  }

 private:
  void count(Kind kind) {
    const Sides flats = flats_of(kind);
    pieces_[flats] += stock_[kind];
    for (Sides side = on_top; side <= on_left; side <<= 1) {
      if ((kind & side) != 0) juts_[flats][side] += stock_[kind];
    }
  }

  bool fail(Condition condition, Sides sides, std::uint64_t found, std::uint64_t needed,
            Side shape = Side::jut) {
    failure_ = Failure{condition, sides, shape, found, needed};
    return false;
  }

  bool flat_sides() {
    for (Sides side = on_top; side <= on_left; side <<= 1) {
      std::uint64_t found = 0;
      for (Sides flats = 0; flats < 16; ++flats) found += (flats & side) != 0 ? pieces_[flats] : 0;
      const int cells = is_horizontal(side) ? columns_ : rows_;
      const std::uint64_t needed = static_cast<std::uint64_t>(cells);
      if (found != needed) return fail(Condition::flat_sides, side, found, needed);
    }
    return true;
  }

  bool flat_sets() {
    for (Sides flats = 15; flats < 16; --flats) {
      const std::uint64_t needed = lines(rows_, (flats & on_top) != 0, (flats & on_bottom) != 0) *
                                   lines(columns_, (flats & on_left) != 0, (flats & on_right) != 0);
      if (pieces_[flats] != needed) {
        return fail(Condition::flat_sets, flats, pieces_[flats], needed);
      }
    }
    return true;
  }

  // Of `size` rows or columns, those that are the first, the last, both or neither, as asked.
  static std::uint64_t lines(int size, bool first, bool last) {
    if (size == 1) return first && last ? 1 : 0;
    if (first && last) return 0;
    return first || last ? 1 : static_cast<std::uint64_t>(size) - 2;
  }

  bool joints() {
    return joints(Condition::joints, on_right, 0, on_right) &&
           joints(Condition::joints, on_bottom, 0, on_bottom);
  }

  bool border_joints() {
    for (Sides edge = on_top; edge <= on_left; edge <<= 1) {
      if (!joints(Condition::border_joints, edge, edge, exit_along(edge))) return false;
    }
    return true;
  }

  // Whether among the pieces along `edge` (0: among all) as many have a jut on side `exit` as have a
  // cavity opposite. With the flat sides right, the same then holds with jut and cavity exchanged.
  bool joints(Condition condition, Sides sides, Sides edge, Sides exit) {
    std::uint64_t juts = 0;
    std::uint64_t cavities = 0;
    for (Sides flats = 0; flats < 16; ++flats) {
      if ((flats & edge) != edge) continue;
      juts += juts_[flats][exit];
      cavities += juts_[flats][opposite(exit)];
    }
    return juts == cavities || fail(condition, sides, juts, cavities);
  }

  // The pieces of an edge are a walk between two nodes, the kinds of joint, that uses each piece once.
  // Its ends are balanced by border_joints(); what remains of Euler's condition is that all pieces
  // hang together: none from the other kind of joint to itself when no piece leads there.
  bool border_chains() {
    for (Sides edge = on_top; edge <= on_left; edge <<= 1) {
      const bool is_only_line = (is_horizontal(edge) ? rows_ : columns_) == 1;
      const Sides flats = is_only_line ? edge | opposite(edge) : edge;
      const Sides exit = exit_along(edge);
      const bool start = juts_[flats | opposite(exit)][exit] != 0;
      const std::uint64_t stranded = steps(flats, exit, !start, !start);
      if (stranded != 0 && steps(flats, exit, start, !start) == 0) {
        return fail(Condition::border_chain, edge, stranded, 0);
      }
    }
    return true;
  }

  // The pieces with these flat sides that lead from joint `from` to joint `to`.
  std::uint64_t steps(Sides flats, Sides exit, bool from, bool to) const {
    std::uint64_t count = 0;
    for (Sides juts = 0; juts < 16; ++juts) {
      const bool leads = ((juts & opposite(exit)) != 0) == from && ((juts & exit) != 0) == to;
      if (leads) count += stock_[kind_of(flats, juts)];
    }
    return count;
  }

  // Each piece along an edge, corners apart, has an inner piece behind it.
  bool inner_joints(Sides edge, Sides inward) {
    if (rows_ < 3 || columns_ < 3) return true;
    const std::uint64_t juts = juts_[edge][inward];
    const std::uint64_t fit_juts = juts_[0][edge];
    if (fit_juts < juts) return fail(Condition::inner_joints, edge, fit_juts, juts);
    const std::uint64_t cavities = pieces_[edge] - juts;
    const std::uint64_t fit_cavities = pieces_[0] - fit_juts;
    return fit_cavities >= cavities ||
           fail(Condition::inner_joints, edge, fit_cavities, cavities, Side::cavity);
  }

  static bool is_horizontal(Sides edge) { return (edge & (on_top | on_bottom)) != 0; }
  static Sides exit_along(Sides edge) { return is_horizontal(edge) ? on_right : on_bottom; }

  const Stock& stock_;
  int rows_;
  int columns_;
  // By set of flat sides.
  std::uint64_t pieces_[16] = {};
  // By set of flat sides, and by one side with its bit in Kind set.
  std::uint64_t juts_[16][9] = {};
  // The first one, once a condition fails.
  Failure failure_{};
};

}  // namespace detail

// The first condition that fails for these pieces on a board of rows by columns.
inline Failure first_failure(const Stock& stock, int rows, int columns) {
  return detail::Conditions(stock, rows, columns).first_failure();
}

}  // namespace puzzle519
