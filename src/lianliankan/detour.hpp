#pragma once
// What an explanation says about two pieces that no path with at most two turns joins: how many
// turns it would take, on the board or around its outside. It gives up where that would take long
// or much memory.

#include <cstddef>
#include <cstdint>
#include <new>
#include <utility>
#include <vector>

#include "lianliankan/answer.hpp"
#include "lianliankan/board.hpp"

namespace lianliankan {

// Where a path may run: on the board, or also around it, as if it lay in a ring of empty cells.
enum class Ground { board, board_and_outside };

// In place of a number of turns.
const std::size_t no_path = SIZE_MAX;
const std::size_t not_known = SIZE_MAX - 1;  // the search gave up

namespace detail {

// A breadth-first search by legs. The board lies in a ring, whose first row and column are
// SIZE_MAX: one less than 0. Each run of empty cells is walked once.
class Detours {
 public:
  // A byte for each cell, and what the steps put into two lists: 64 MB together, in about 10 ms.
  static constexpr std::size_t max_walked = std::size_t{1} << 24;
  static constexpr std::size_t max_steps = 1000000;

  Detours(const Case& one, Ground ground)
      : one_(one), ground_(ground), height_(one.board.rows + 2), width_(one.board.columns + 2) {}

  std::size_t fewest_turns() {
    if (width_ > max_walked / height_) return not_known;
    walked_.assign(height_ * width_, 0);
    next_ = {one_.query.from};
    for (std::size_t turns = 0; !next_.empty(); ++turns) {
      const std::vector<Cell> starts = std::move(next_);
      next_.clear();
      for (const Cell& start : starts) {
        for (const Axis axis : {along_row, along_column}) walk_run(start, axis);
        if (is_found_) return turns;
        if (steps_ > max_steps) return not_known;
      }
    }
    return no_path;
  }

 private:
  // Both ways from a cell.
  void walk_run(const Cell& start, Axis axis) {
    if ((walked_at(start) & bit(axis)) != 0) return;
    walked_at(start) |= bit(axis);
    for (Cell at = start; ++at[axis], walk_to(at, axis);) continue;
    for (Cell at = start; --at[axis], walk_to(at, axis);) continue;
  }

  // False where the run is over.
  bool walk_to(const Cell& cell, Axis axis) {
    if (++steps_ > max_steps) return false;
    if (cell == one_.query.to) is_found_ = true;
    if (!is_empty(cell)) return false;
    if (walked_at(cell) == 0) next_.push_back(cell);
    walked_at(cell) |= bit(axis);
    return true;
  }

  // False beyond the ring.
  bool is_empty(const Cell& cell) {
    const bool is_on_board = cell.row < one_.board.rows && cell.column < one_.board.columns;
    if (is_on_board) return one_.occupancy.is_empty(cell);
    const bool is_in_ring = cell.row + 1 < height_ && cell.column + 1 < width_;
    return ground_ == Ground::board_and_outside && is_in_ring;
  }

  static unsigned char bit(Axis axis) { return axis == along_row ? 1 : 2; }
  unsigned char& walked_at(const Cell& cell) {
    return walked_[(cell.row + 1) * width_ + cell.column + 1];
  }

  const Case& one_;
  Ground ground_;
  std::size_t height_;  // with the ring
  std::size_t width_;
  std::vector<unsigned char> walked_;  // along which axes, as bits
  std::vector<Cell> next_;             // to go on from with one more leg
  std::size_t steps_ = 0;
  bool is_found_ = false;
};

}  // namespace detail

// The fewest turns of a path through empty cells from one piece of a query to the other.
inline std::size_t fewest_turns(const Case& one, Ground ground) {
  try {
    return detail::Detours(one, ground).fewest_turns();
  } catch (const std::bad_alloc&) {
    return not_known;
  }
}

}  // namespace lianliankan
