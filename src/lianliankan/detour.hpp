#pragma once
// What an explanation says about two pieces that no line with two turns joins: how many turns it would
// take, on the board or around its outside. Slow and simple; nothing else needs it.

#include <cstddef>
#include <cstdint>
#include <deque>
#include <limits>
#include <vector>

#include "lianliankan/link.hpp"

namespace lianliankan {

// Where a line may run: on the board, or also around it, as if it lay in a ring of empty cells.
enum class Ground { board, board_and_outside };

const std::size_t no_line = std::numeric_limits<std::size_t>::max();

namespace detail {

// The fewest legs from one cell to all others; cells are counted from 1 inside a ring.
class Detours {
 public:
  Detours(const Board& board, Ground ground)
      : rows_(board.rows()),
        columns_(board.columns()),
        board_(board),
        ground_(ground),
        legs_((rows_ + 2) * (columns_ + 2), no_line) {}

  std::size_t fewest_legs(const Cell& from, const Cell& to) {
    legs_to(from) = 0;
    for (queue_.assign(1, from); !queue_.empty() && legs_to(to) == no_line; queue_.pop_front()) {
      const Cell at = queue_.front();
      const std::size_t back = std::size_t{0} - 1;
      extend(at, 0, 1, to);
      extend(at, 1, 0, to);
      extend(at, 0, back, to);
      extend(at, back, 0, to);
    }
    return legs_to(to);
  }

 private:
  // The queue is in order of legs. A leg can stop where fewer legs lead: from there on those are as good.
  void extend(Cell at, std::size_t down, std::size_t right, const Cell& target) {
    const std::size_t legs = legs_to(at) + 1;
    do {
      at = {at.row + down, at.column + right};
      if (!(at == target) && !is_empty(at)) return;
      if (legs_to(at) < legs) return;
      if (legs_to(at) == no_line) queue_.push_back(at);
      legs_to(at) = legs;
    } while (!(at == target));
  }

  bool is_empty(const Cell& cell) const {
    const std::size_t row = cell.row - 1, column = cell.column - 1;
    if (row < rows_ && column < columns_) return !board_.has_piece({row, column});
    const bool is_in_ring = cell.row < rows_ + 2 && cell.column < columns_ + 2;
    return ground_ == Ground::board_and_outside && is_in_ring;
  }

  std::size_t& legs_to(const Cell& cell) { return legs_[cell.row * (columns_ + 2) + cell.column]; }

  std::size_t rows_;
  std::size_t columns_;
  const Board& board_;
  Ground ground_;
  std::vector<std::size_t> legs_;
  std::deque<Cell> queue_;
};

}  // namespace detail

// The fewest turns of a line through empty cells from one cell to another one, however many it takes,
// or no_line. Takes time and memory in proportion to the board.
inline std::size_t fewest_turns(const Board& board, const Query& query, Ground ground) {
  if (query.from == query.to) return no_line;
  const std::size_t legs = detail::Detours(board, ground)
                               .fewest_legs({query.from.row + 1, query.from.column + 1},
                                            {query.to.row + 1, query.to.column + 1});
  return legs == no_line ? no_line : legs - 1;
}

}  // namespace lianliankan
