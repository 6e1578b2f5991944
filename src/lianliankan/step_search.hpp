#pragma once
// A search for a path as people write it, a step at a time, on a copy of a board. It is right as it
// stands; with a member changed it answers like a program with a mistake.

#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

#include "lianliankan/board.hpp"

namespace lianliankan {

// When a cell is not entered again: if it was entered before in the same direction and with no more
// turns; in any direction with no more turns; or at all. Only the first is right.
enum class Marks { of_directions, of_turns, of_cells };

struct StepSearch {
  // Its steps are taken from steps_left. When there are none, the answer is NO.
  StepSearch(const Board& board, std::size_t& steps_left)
      : rows(board.rows), columns(board.columns), steps_left_(steps_left) {
    for (Cell cell = {0, 0}; cell.row < rows; ++cell.row) {
      for (cell.column = 0; cell.column < columns; ++cell.column) {
        kinds.push_back(board.kind(cell));
      }
    }
  }

  bool has(const Cell& cell) const { return cell.row < rows && cell.column < columns; }
  std::uint64_t& kind(const Cell& cell) { return kinds[cell.row * columns + cell.column]; }

  // The answer to a query on the board. The marks stay, so only the first one is right.
  bool is_linked(const Query& query) {
    own_kind_ = kind(query.from);
    if (query.from == query.to || own_kind_ == 0 || kind(query.to) != own_kind_) return false;
    fewest_turns_.resize(4 * kinds.size(), static_cast<unsigned char>(unmarked));
    open_.assign(1, {query.from, start, 0});
    for (; !open_.empty() && steps_left_ != 0; --steps_left_) {
      const Step step = is_depth_first ? open_.back() : open_.front();
      is_depth_first ? open_.pop_back() : open_.pop_front();
      const bool is_other = ends_at_own_kind && kind(step.to) == own_kind_;
      if (step.to == query.to || (is_other && !(step.to == query.from))) return step.turns <= 2;
      if (step.direction == start || may_enter(step)) go_on(step);
    }
    return false;
  }

  std::size_t rows;
  std::size_t columns;
  std::vector<std::uint64_t> kinds;       // row by row
  unsigned directions[4] = {0, 1, 2, 3};  // right, down, left, up, in the order of the search
  bool is_depth_first = false;
  Marks marks = Marks::of_directions;
  unsigned max_turns_on_the_way = 2;  // until the end is found, where they are counted anyhow
  bool passes_own_kind = false;
  bool ends_at_own_kind = false;
  bool turns_on_pieces = false;

 private:
  static constexpr unsigned start = 4;  // in place of a direction
  static constexpr unsigned unmarked = 255;

  struct Step {
    Cell to;
    unsigned direction;
    unsigned turns;
  };

  // Whether something stands in the way of going straight on.
  bool is_blocked(const Cell& cell) {
    return kind(cell) != 0 && !(passes_own_kind && kind(cell) == own_kind_);
  }

  bool may_enter(const Step& step) {
    if (is_blocked(step.to) && !turns_on_pieces) return false;
    const std::size_t cell = step.to.row * columns + step.to.column;
    const bool has_directions = marks == Marks::of_directions;
    unsigned char& fewest = fewest_turns_[has_directions ? 4 * cell + step.direction : cell];
    if (fewest <= step.turns || (marks == Marks::of_cells && fewest != unmarked)) return false;
    fewest = static_cast<unsigned char>(step.turns);
    return true;
  }

  void go_on(const Step& from) {
    const std::size_t back = static_cast<std::size_t>(-1);
    const Cell steps[4] = {{0, 1}, {1, 0}, {0, back}, {back, 0}};
    for (const unsigned direction : directions) {
      const Cell to = {from.to.row + steps[direction].row,
                       from.to.column + steps[direction].column};
      const bool is_turn = from.direction != start && from.direction != direction;
      const bool goes_straight_on = from.direction == direction;
      const unsigned turns = from.turns + is_turn;
      if (!has(to) || (goes_straight_on && is_blocked(from.to))) continue;
      if (turns <= max_turns_on_the_way) open_.push_back({to, direction, turns});
    }
  }

  std::size_t& steps_left_;
  std::uint64_t own_kind_ = 0;
  std::vector<unsigned char> fewest_turns_;  // by cell, and by direction if marks are of those
  std::deque<Step> open_;
};

}  // namespace lianliankan
