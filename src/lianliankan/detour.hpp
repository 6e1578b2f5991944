#pragma once
// What an explanation says about two pieces that no path with at most two turns joins: how many
// turns it would take, on the board or around its outside. It gives up where that would take long
// or much memory.

#include <cstddef>
#include <cstdint>
#include <limits>
#include <new>
#include <utility>
#include <vector>

#include "lianliankan/board.hpp"
#include "lianliankan/cases.hpp"
#include "lianliankan/occupancy.hpp"

namespace lianliankan {

// Where a path may run: on the board, or also around it, as if it lay in a ring of empty cells.
enum class Ground { board, board_and_outside };

// The turns of a path with as few as possible, or no_path. Not known if the search gave up.
struct Detour {
  bool is_known;
  std::size_t turns;
};

const std::size_t no_path = std::numeric_limits<std::size_t>::max();

namespace detail {

// A breadth-first search by legs. Cells are counted from 1, inside a ring. Each run of empty cells
// is walked once.
class Detours {
 public:
  // A byte for each cell, and what the steps put into two lists: 64 MB together, in about 10 ms.
  static constexpr std::size_t most_cells = std::size_t{1} << 24;
  static constexpr std::size_t most_steps = 1000000;

  Detours(const Board& board, Occupancy& occupancy, Ground ground)
      : rows_(board.rows), columns_(board.columns), occupancy_(occupancy), ground_(ground) {}

  Detour find(const Cell& from, const Cell& to) {
    if (columns_ + 2 > most_cells / (rows_ + 2)) return {false, 0};
    walked_.assign((rows_ + 2) * (columns_ + 2), 0);
    target_ = {to.row + 1, to.column + 1};
    next_.assign(1, {from.row + 1, from.column + 1});
    for (std::size_t turns = 0; !next_.empty(); ++turns) {
      const std::vector<Cell> starts = std::move(next_);
      next_.clear();
      for (const Cell& start : starts) {
        for (const Axis axis : {along_row, along_column}) walk_run(start, axis);
        if (is_found_) return {true, turns};
        if (steps_ > most_steps) return {false, 0};
      }
    }
    return {true, no_path};
  }

 private:
  // Both ways from a cell.
  void walk_run(const Cell& start, Axis axis) {
    if ((walked_at(start) & bit(axis)) != 0) return;
    walked_at(start) |= bit(axis);
    const std::size_t position = position_of(start, axis);
    for (std::size_t at = position + 1; walk_to(moved(start, axis, at), axis);) ++at;
    for (std::size_t at = position - 1; walk_to(moved(start, axis, at), axis);) --at;
  }

  // False where the run is over.
  bool walk_to(const Cell& cell, Axis axis) {
    ++steps_;
    if (cell == target_) is_found_ = true;
    if (!is_empty(cell)) return false;
    if (walked_at(cell) == 0) next_.push_back(cell);
    walked_at(cell) |= bit(axis);
    return true;
  }

  // False beyond the ring. (The position before 0 is a very large number.)
  bool is_empty(const Cell& cell) {
    const std::size_t row = cell.row - 1, column = cell.column - 1;
    if (row < rows_ && column < columns_) return occupancy_.is_empty({row, column});
    const bool is_in_ring = cell.row < rows_ + 2 && cell.column < columns_ + 2;
    return ground_ == Ground::board_and_outside && is_in_ring;
  }

  static unsigned char bit(Axis axis) { return axis == along_row ? 1 : 2; }
  unsigned char& walked_at(const Cell& cell) {
    return walked_[cell.row * (columns_ + 2) + cell.column];
  }

  std::size_t rows_;
  std::size_t columns_;
  Occupancy& occupancy_;
  Ground ground_;
  Cell target_ = {0, 0};
  std::vector<unsigned char> walked_;  // along which axes, as bits
  std::vector<Cell> next_;             // to go on from with one more leg
  std::size_t steps_ = 0;
  bool is_found_ = false;
};

}  // namespace detail

// The fewest turns of a path through empty cells from one cell to another one.
inline Detour fewest_turns(const Case& one, Ground ground) {
  try {
    return detail::Detours(one.board, one.occupancy, ground).find(one.query.from, one.query.to);
  } catch (const std::bad_alloc&) {
    return {false, 0};
  }
}

}  // namespace lianliankan
