#pragma once
// Where the empty cells of a board are. The first cells that are asked for are looked up in its
// text; when there have been many, all are put into bits. On most boards pieces stand close
// together, few cells are asked for, and making the bits would take as long as reading the board.

#include <cstddef>
#include <cstdint>

#include "judge/scan.hpp"
#include "lianliankan/bit_rows.hpp"
#include "lianliankan/board.hpp"

namespace lianliankan {

class Occupancy {
 public:
  // The board is held by reference and must not change. On a judge's largest board, about a
  // thousand probes are allowed, which cost less than the bits do.
  explicit Occupancy(const Board& board)
      : board_(board), probes_left_(1 + board.text.slices() / 32) {}

  // Whether the bits are there.
  bool has_bits() const { return probes_left_ == 0; }

  bool is_empty(const Cell& cell) {
    if (has_bits()) return !rows_.has_piece(cell.row, cell.column);
    if (probes_left_ == 1) make_bits();
    --probes_left_;  // only now: if memory was short, there are no bits
    return board_.kind(cell) == 0;
  }

  // How far a leg can run from a cell along an axis towards the position `goal`: to the last empty
  // cell on the way, or nowhere. What the cell itself holds does not matter.
  std::size_t reach(const Cell& from, Axis axis, std::size_t goal) {
    if (has_bits()) {
      return (axis == along_row ? rows_ : columns_).reach(from[other(axis)], from[axis], goal);
    }
    Cell at = from;
    while (at[axis] != goal) {
      Cell next = at;
      next[axis] < goal ? ++next[axis] : --next[axis];
      if (!is_empty(next)) break;
      at = next;
    }
    return at[axis];
  }

 private:
  void make_bits() {
    rows_ = BitRows(board_.rows, board_.columns);
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < board_.text.slices(); ++i) {
      const char* const slice = board_.text.slice(i);
      const std::uint64_t not_zero = judge::between<'1', '9'>(slice);
      if (not_zero == 0 && carry == 0) continue;
      const std::uint64_t digits = judge::between<'0', '9'>(slice);
      const std::uint64_t ends = judge::ends_of_numbers(digits, board_.text.goes_on_at(i));
      // Adding the bits of the digits 1 to 9 to those of all digits carries into a number's end
      // just if it has such a digit.
      const std::uint64_t sum = digits + (not_zero + carry);
      carry = sum < digits;
      rows_.put(board_.text.first_cell(i), detail::packed(ends & sum, ends));
    }
    columns_ = rows_.transposed();
  }

  const Board& board_;
  std::size_t probes_left_;  // with the last one, the bits are made
  BitRows rows_;
  BitRows columns_;
};

}  // namespace lianliankan
