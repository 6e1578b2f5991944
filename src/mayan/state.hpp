#pragma once
// The search problem: a board at rest, and how many moves are left: it must be empty after exactly
// that many. Moves are listed in the order of answers, without those that cannot be in the first
// solution.

#include <algorithm>
#include <cstdint>

#include "mayan/board.hpp"
#include "mayan/bound.hpp"
#include "mayan/pattern_database.hpp"
#include "mayan/puzzle.hpp"
#include "search/random.hpp"

namespace mayan {

// All that decides the future. The default one, an empty board without moves left, is the solved
// one, which is no key in a table.
struct Position {
  Board board;
  int moves_left = 0;

  bool operator==(const Position& other) const {
    return moves_left == other.moves_left && board.planes == other.board.planes;
  }
};

// A hash.
inline std::uint64_t mix(const Position& position) {
  std::uint64_t hash = static_cast<std::uint64_t>(position.moves_left);
  for (const Cells plane : position.board.planes) hash = (hash ^ plane) * 0x9e3779b97f4a7c15;
  return search::mix(hash);
}

class State {
 public:
  using Move = mayan::Move;

  // The puzzle's start. `database` must outlive the state.
  State(const Puzzle& puzzle, const PatternDatabase& database)
      : colours_(static_cast<unsigned>(puzzle.colours.size())), database_(database) {
    now_.board = puzzle.board;
    now_.moves_left = puzzle.moves;
  }

  const Position& key() const { return now_; }
  bool is_solved() const { return now_ == Position(); }

  // The least number of moves that an answer can have: one for each two shifts, and at least one,
  // as an empty board at the start has no answer.
  int moves_needed() const { return std::max(1, (bound().shifts() + 1) / 2); }

  Moves moves() const {
    if (now_.moves_left == 0) return Moves();
    return bound().fitting(2 * (now_.moves_left - 1));
  }

  Position apply(const Move& move) {
    const Position before = now_;
    drag(now_.board, move);
    settle(now_.board);
    --now_.moves_left;
    return before;
  }

  void undo(const Position& before) { now_ = before; }

 private:
  Bound bound() const { return Bound(now_.board, colours_, database_); }

  Position now_;
  unsigned colours_;
  const PatternDatabase& database_;
};

}  // namespace mayan
