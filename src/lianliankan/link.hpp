#pragma once
// Whether two pieces can be removed, and the line that joins them: at most three legs, straight runs
// through empty cells along a row or a column of the board (HDU 1175).
//
// A leg is listed only if the target is reached after it, so the search never backs up, and one leg is
// enough. What takes time is finding it: the corners of lines with two turns are tried one by one, each
// by a look along one line, O(rows + columns) looks in all.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "lianliankan/board.hpp"
#include "search/depth_first.hpp"
#include "search/fixed_list.hpp"

namespace lianliankan {

struct Query {
  Cell from;
  Cell to;
};

enum class Verdict { linked, same_cell, empty_cell, different_kinds, no_line };

struct Answer {
  Verdict verdict;
  // The start, the turning points and the end of a line with the fewest turns, if there is one.
  std::vector<Cell> line;
};

// A line that grows leg by leg from one cell to another one.
class LinkProblem {
 public:
  struct Leg {
    Cell to;
    unsigned axis;
  };
  using Move = Leg;
  using Moves = search::FixedList<Leg, 1>;

  struct State {
    Cell at;
    unsigned legs_left;
    // Of the last leg, 2 if there is none.
    unsigned last_axis;
  };
  using Undo = State;

  // The two cells must not be one.
  LinkProblem(const Board& board, const Query& query)
      : board_(board), target_(query.to), state_{query.from, 3, 2} {}

  bool is_solved() const { return state_.at == target_; }

  // The first leg of a line to the target with the fewest turns.
  Moves moves() const {
    Moves legs;
    for (unsigned turns = 0; turns < state_.legs_left; ++turns) {
      for (unsigned axis = 0; axis < 2; ++axis) {
        if (legs.empty() && axis != state_.last_axis) find_leg(axis, turns, legs);
      }
    }
    return legs;
  }

  Undo apply(const Leg& leg) {
    const State before = state_;
    state_ = {leg.to, state_.legs_left - 1, leg.axis};
    return before;
  }

  void undo(const Undo& before) { state_ = before; }

 private:
  Span reach(const Cell& from, unsigned axis) const {
    return board_.reach(axis, line_of(from, axis), line_of(from, 1 - axis));
  }

  // Whether the cells are two of one line and all between them are empty.
  bool is_joined(const Cell& a, const Cell& b, unsigned axis) const {
    if (a == b || line_of(a, axis) != line_of(b, axis)) return false;
    const auto ends = std::minmax({line_of(a, 1 - axis), line_of(b, 1 - axis)});
    return board_.is_clear(axis, line_of(a, axis), ends.first + 1, ends.second);
  }

  // Lists a leg along an axis after which so many turns lead to the target, if there is one.
  void find_leg(unsigned axis, unsigned turns, Moves& legs) const {
    const Cell at = state_.at;
    if ((line_of(at, axis) == line_of(target_, axis)) != (turns == 0)) return;
    const std::size_t opposite = line_of(target_, 1 - axis);
    Span ends = turns == 2 ? reach(target_, axis) : Span{opposite, opposite};
    if (turns != 0) {
      const Span here = reach(at, axis);
      ends = {std::max(ends.first, here.first), std::min(ends.last, here.last)};
    }
    for (std::size_t end = ends.first; end <= ends.last; ++end) {
      const Cell to = cell_at(line_of(at, axis), end, axis);
      const Cell next = cell_at(line_of(target_, axis), end, axis);
      const bool leads_on = turns == 0 ? is_joined(at, to, axis) : is_joined(to, next, 1 - axis);
      if (to == at || !leads_on) continue;
      legs.push_back({to, axis});
      return;
    }
  }

  const Board& board_;
  Cell target_;
  State state_;
};

// Answers a query about two cells of a whole board.
inline Answer link(const Board& board, const Query& query) {
  if (query.from == query.to) return {Verdict::same_cell, {}};
  const std::uint64_t kind = board.kind(query.from), other_kind = board.kind(query.to);
  if (kind == 0 || other_kind == 0) return {Verdict::empty_cell, {}};
  if (kind != other_kind) return {Verdict::different_kinds, {}};
  LinkProblem problem(board, query);
  search::DepthFirst<LinkProblem> search(problem);
  if (search.run() != search::Outcome::solved) return {Verdict::no_line, {}};
  std::vector<Cell> line = {query.from};
  for (const LinkProblem::Leg& leg : search.path()) line.push_back(leg.to);
  return {Verdict::linked, line};
}

}  // namespace lianliankan
