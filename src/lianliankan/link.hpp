#pragma once
// Whether two pieces can be removed, and the path that joins them: at most three legs, straight
// runs through empty cells along a row or a column of the board (HDU 1175), as few as possible.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "lianliankan/board.hpp"
#include "lianliankan/occupancy.hpp"
#include "search/iterative_deepening.hpp"

namespace lianliankan {

const unsigned max_legs = 3;

// Positions along an axis, both ends included. None if the first is behind the last.
struct Span {
  std::size_t first;
  std::size_t last;
};

// The ends of legs from one cell, along its row and along its column, one after the other.
struct LegEnds {
  bool empty() const { return ends[axis()].first > ends[axis()].last; }
  Cell front() const {
    const std::size_t end = ends[axis()].first;
    return axis() == along_row ? Cell{from.row, end} : Cell{end, from.column};
  }
  void pop_front() { ++ends[axis()].first; }

  Axis axis() const {
    return ends[along_row].first > ends[along_row].last ? along_column : along_row;
  }

  Cell from;
  Span ends[2];  // positions along each axis
};

// A path that grows leg by leg from one cell to another one. It has just as many legs as are
// allowed: deepen() has tried fewer before.
class LinkProblem {
 public:
  using Move = Cell;  // where a leg ends
  using Moves = LegEnds;

  // All that changes.
  struct State {
    Cell at;
    Cell corner;  // where the last leg began, as the next one must turn; at first, the start
    unsigned legs_left;
  };
  using Undo = State;

  // The two cells must be different.
  LinkProblem(Occupancy& occupancy, const Board& board, const Query& query)
      : occupancy_(occupancy), target_(query.to), state_{query.from, query.from, 0} {
    const Cell last = {board.rows - 1, board.columns - 1};
    for (const Axis axis : {along_row, along_column}) {
      around_target_[axis] = {occupancy.reach(target_, axis, 0),
                              occupancy.reach(target_, axis, last[axis])};
    }
  }

  void allow(unsigned legs) { state_.legs_left = legs; }

  bool is_solved() const { return state_.at == target_; }

  Moves moves() const { return {state_.at, {leg_ends(along_row), leg_ends(along_column)}}; }

  State apply(const Cell& to) {
    const State before = state_;
    state_ = {to, before.at, before.legs_left - 1};
    return before;
  }

  void undo(const State& before) { state_ = before; }

 private:
  // Where a leg along an axis may end. That leaves out cells from which the legs after it could not
  // reach the target even if the only pieces were those in the target's row and column.
  Span leg_ends(Axis axis) const {
    const Span none = {1, 0};
    if (state_.legs_left == 0 || state_.at[axis] != state_.corner[axis]) return none;
    const Span &around = around_target_[axis], &beside = around_target_[other(axis)];
    const std::size_t goal = target_[axis], here = state_.at[axis];
    const std::size_t rank = state_.at[other(axis)];
    const bool is_in_line = rank == target_[other(axis)];
    if (is_in_line != (state_.legs_left == 1)) return none;  // the last leg, and only it
    if (state_.legs_left == 1) {
      // From one of the empty cells around the target, or from a piece next to those.
      const bool sees_target = around.first <= here + 1 && here <= around.last + 1;
      return sees_target ? Span{goal, goal} : none;
    }
    if (state_.legs_left == 2) {
      // To the corner from which the other leg runs to the target.
      const bool is_in_sight = beside.first <= rank && rank <= beside.last;
      return is_in_sight && reach(axis, goal) == goal ? Span{goal, goal} : none;
    }
    // So that the next leg can end in one of the empty cells in line with the target, if there are
    // any. (A leg to where it begins leads nowhere, as two legs have failed.)
    if (around.first == around.last) return none;
    return {std::max(around.first, reach(axis, std::min(here, around.first))),
            std::min(around.last, reach(axis, std::max(here, around.last)))};
  }

  std::size_t reach(Axis axis, std::size_t goal) const {
    return occupancy_.reach(state_.at, axis, goal);
  }

  Occupancy& occupancy_;
  Cell target_;
  Span around_target_[2];  // the empty cells around the target along each axis, and the target
  State state_;
};

// The start, the turning points and the end of a path with the fewest turns that joins two pieces
// of one kind; empty if there is none. `occupancy` is that of `board`.
inline std::vector<Cell> link(const Board& board, Occupancy& occupancy, const Query& query) {
  const std::uint64_t kind = board.kind(query.from);
  if (query.from == query.to || kind == 0 || kind != board.kind(query.to)) return {};
  const LinkProblem start(occupancy, board, query);
  std::vector<Cell> path = search::deepen(start, max_legs).path;
  if (!path.empty()) path.insert(path.begin(), query.from);
  return path;
}

}  // namespace lianliankan
