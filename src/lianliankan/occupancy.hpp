#pragma once
// Where the empty cells of a board are. A few probes are answered by its text; once there have been
// many, or one has gone far, all cells are put into bits, which costs about as much as those probes
// did.

#include <cstddef>
#include <cstdint>

#include "judge/bits.hpp"
#include "judge/scan.hpp"
#include "lianliankan/bit_rows.hpp"
#include "lianliankan/board.hpp"

namespace lianliankan {

class Occupancy {
 public:
  // The board is held by reference, and reset() says that it has become another one.
  explicit Occupancy(const Board& board) : board_(board) {}

  void reset() { probes_left_ = most_probes; }

  bool is_empty(const Cell& cell) {
    if (probes_left_ == 0) return !rows_.has_piece(cell.row, cell.column);
    if (--probes_left_ == 0) make_bits();
    return board_.kind(cell) == 0;
  }

  // A cell and the empty cells around it along an axis, as far as `within`, where the cell is. What
  // the cell itself holds does not matter.
  Span run(const Cell& cell, Axis axis, const Span& within) {
    const std::size_t position = position_of(cell, axis);
    if (probes_left_ == 0) {
      const BitRows& bits = axis == along_row ? rows_ : columns_;
      return bits.run(rank_of(cell, axis), position, within);
    }
    Span run = {position, position};
    while (run.first != within.first && is_empty(moved(cell, axis, run.first - 1))) --run.first;
    while (run.last != within.last && is_empty(moved(cell, axis, run.last + 1))) ++run.last;
    return run;
  }

 private:
  static constexpr unsigned most_probes = 1000;

  void make_bits() {
    rows_.reset(board_.rows, board_.columns);
    std::uint64_t digits_before = 0, carry = 0;
    for (std::size_t word = 0; word < board_.text.words(); ++word) {
      const char* const text = board_.text.word(word);
      const std::uint64_t digits = judge::between<'0', '9'>(text);
      const std::uint64_t ends = judge::ends_of_numbers(digits, digits_before);
      // To all the digits of a number, those but 0 are added. If there are any, that carries to its
      // end.
      const std::uint64_t sum = digits + (judge::between<'1', '9'>(text) + carry);
      carry = sum < digits;
      digits_before = digits;
      if ((ends & sum) != 0) rows_.put(board_.text.first_cell(word), packed(ends & sum, ends));
    }
    rows_.transpose_into(columns_);
  }

  // The bits of `all` side by side: which of them `some` has.
  static std::uint64_t packed(std::uint64_t some, std::uint64_t all) {
    if (some == all) return judge::low_bits(judge::count_bits(all));
    std::uint64_t bits = 0;
    for (; some != 0; some &= some - 1) {
      // (some - 1) & ~some: the bits below the lowest one.
      bits |= std::uint64_t{1} << judge::count_bits(all & (some - 1) & ~some);
    }
    return bits;
  }

  const Board& board_;
  unsigned probes_left_ = most_probes;  // 0: the bits are there
  BitRows rows_;
  BitRows columns_;
};

}  // namespace lianliankan
