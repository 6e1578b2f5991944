#pragma once
// Whether two pieces can be removed, and the line that joins them: at most three legs, straight runs
// through empty cells along a row or a column of the board (HDU 1175).
//
// A leg is listed only if the target is reached after it, so the search never backs up, and one leg is
// enough. What takes time is finding it: the corners of lines with two turns are tried one by one, each
// by a look along one line, O(rows + columns) looks in all. A look passes 4,096 empty cells in a step.

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
    // 0 along a row, 1 along a column.
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
  LinkProblem(const Board::Grid& grid, const Query& query)
      : grid_(grid), target_(query.to), state_{query.from, 3, 2} {}

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
  // Along an axis, a cell is a position in a line; the position is the line across.
  static std::size_t line(const Cell& cell, unsigned axis) {
    return axis == 0 ? cell.row : cell.column;
  }
  static Cell cell(std::size_t line, std::size_t position, unsigned axis) {
    return axis == 0 ? Cell{line, position} : Cell{position, line};
  }

  const Lines& lines(unsigned axis) const { return axis == 0 ? grid_.rows : grid_.columns; }

  Span reach(const Cell& from, unsigned axis) const {
    return lines(axis).reach(line(from, axis), line(from, 1 - axis));
  }

  // Whether the cells are two of one line and all between them are empty.
  bool is_joined(const Cell& a, const Cell& b, unsigned axis) const {
    if (a == b || line(a, axis) != line(b, axis)) return false;
    const auto ends = std::minmax({line(a, 1 - axis), line(b, 1 - axis)});
    return lines(axis).is_clear(line(a, axis), ends.first + 1, ends.second);
  }

  // Lists a leg along an axis after which so many turns lead to the target, if there is one.
  void find_leg(unsigned axis, unsigned turns, Moves& legs) const {
    const Cell at = state_.at;
    if ((line(at, axis) == line(target_, axis)) != (turns == 0)) return;
    const std::size_t opposite = line(target_, 1 - axis);
    Span ends = turns == 2 ? reach(target_, axis) : Span{opposite, opposite};
    if (turns != 0) {
      const Span here = reach(at, axis);
      ends = {std::max(ends.first, here.first), std::min(ends.last, here.last)};
    }
    for (std::size_t end = ends.first; end <= ends.last; ++end) {
      const Cell to = cell(line(at, axis), end, axis);
      const Cell next = cell(line(target_, axis), end, axis);
      const bool leads_on = turns == 0 ? is_joined(at, to, axis) : is_joined(to, next, 1 - axis);
      if (to == at || !leads_on) continue;
      legs.push_back({to, axis});
      return;
    }
  }

  Board::Grid grid_;
  Cell target_;
  State state_;
};

namespace detail {

// Whether a leg can start here: a neighbour is empty or the other piece.
inline bool has_way_out(const Board& board, const Cell& from, const Cell& other) {
  const auto is_way = [&](std::size_t row, std::size_t column) {
    const Cell next = {row, column};
    return row < board.rows() && column < board.columns() &&
           (next == other || board.kind(next) == 0);
  };
  return is_way(from.row - 1, from.column) || is_way(from.row + 1, from.column) ||
         is_way(from.row, from.column - 1) || is_way(from.row, from.column + 1);
}

}  // namespace detail

// Answers a query about two cells of a whole board.
inline Answer link(const Board& board, const Query& query) {
  if (query.from == query.to) return {Verdict::same_cell, {}};
  const std::uint64_t kind = board.kind(query.from), other_kind = board.kind(query.to);
  if (kind == 0 || other_kind == 0) return {Verdict::empty_cell, {}};
  if (kind != other_kind) return {Verdict::different_kinds, {}};
  // On a full board there is seldom more to do, and this does not need the board's lines.
  if (!detail::has_way_out(board, query.from, query.to) ||
      !detail::has_way_out(board, query.to, query.from)) {
    return {Verdict::no_line, {}};
  }
  LinkProblem problem(board.grid(), query);
  search::DepthFirst<LinkProblem> search(problem);
  if (search.run() != search::Outcome::solved) return {Verdict::no_line, {}};
  std::vector<Cell> line = {query.from};
  for (const LinkProblem::Leg& leg : search.path()) line.push_back(leg.to);
  return {Verdict::linked, line};
}

}  // namespace lianliankan
