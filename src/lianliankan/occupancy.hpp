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

  void reset() {
    probes_left_ = most_probes;
    has_bits_ = false;
  }

  bool is_empty(const Cell& cell) {
    if (!has_bits_ && probes_left_ == 0) make_bits();
    if (has_bits_) return !rows_.has_piece(cell.row, cell.column);
    --probes_left_;
    return board_.kind(cell) == 0;
  }

  // A cell and the empty cells around it along an axis, as far as `within`, where the cell is. What
  // the cell itself holds does not matter.
  Span run(const Cell& cell, Axis axis, const Span& within) {
    if (!has_bits_) {
      const Span run = probed_run(cell, axis, within);
      if (!has_bits_) return run;
    }
    const BitRows& bits = axis == along_row ? rows_ : columns_;
    return bits.run(rank_of(cell, axis), position_of(cell, axis), within);
  }

 private:
  static constexpr std::size_t most_probes = 1000;

  // Of no use if it has made the bits.
  Span probed_run(const Cell& cell, Axis axis, const Span& within) {
    Span run = {position_of(cell, axis), position_of(cell, axis)};
    while (run.first != within.first && is_empty(moved(cell, axis, run.first - 1))) --run.first;
    while (run.last != within.last && is_empty(moved(cell, axis, run.last + 1))) ++run.last;
    return run;
  }

  void make_bits() {
    rows_.reset(board_.rows, board_.columns);
    for (const BoardText::Part& part : board_.text.parts()) {
      const char* const end = part.text + part.size;
      const char* word = part.text;
      while (word < end && judge::between<'1', '9'>(word) == 0) word += 64;
      if (word < end) put_pieces(part);
    }
    rows_.transpose_into(columns_);
    has_bits_ = true;
  }

  void put_pieces(const BoardText::Part& part) {
    std::size_t cell = part.cells_before;
    std::uint64_t last = 0, carry = 0;
    for (std::size_t at = 0; at < part.size; at += 64) {
      const std::uint64_t digits = judge::between<'0', '9'>(part.text + at);
      std::uint64_t ends = judge::ends_of_numbers(digits, last);
      if (part.size - at < 64) ends &= judge::low_bits(part.size - at);
      // To all the digits of a number, those but 0 are added. If there are any, that carries to its
      // end.
      const std::uint64_t sum = digits + (judge::between<'1', '9'>(part.text + at) + carry);
      carry = sum < digits;
      rows_.put(cell, packed(ends & sum, ends));
      cell += judge::count_bits(ends);
    }
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
  std::size_t probes_left_ = most_probes;
  bool has_bits_ = false;
  BitRows rows_;
  BitRows columns_;
};

}  // namespace lianliankan
