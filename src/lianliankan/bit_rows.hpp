#pragma once
// Which cells of a board hold a piece: one bit a cell, row after row without gaps, so that a board
// of a single column costs no more than one of a single row.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "judge/bits.hpp"

namespace lianliankan {
namespace detail {

// The bits of `some`, moved to the right so far that the bits of `all` would stand side by side (a
// parallel bit extract). `some` has no others, and `all` at most 63.
inline std::uint64_t packed(std::uint64_t some, std::uint64_t all) {
  if (some == all) return (std::uint64_t{1} << judge::count_bits(all)) - 1;
  std::uint64_t bits = 0;
  for (; some != 0; some &= some - 1) {
    const std::uint64_t below = ~some & (some - 1);  // bits below the lowest one
    bits |= std::uint64_t{1} << judge::count_bits(all & below);
  }
  return bits;
}

// Exchanges rows and columns of 64 x 64 bits, in ever smaller squares (Hacker's Delight, 7-3).
inline void transpose(std::uint64_t (&rows)[64]) {
  std::uint64_t left = 0x00000000ffffffff;
  for (unsigned width = 32; width != 0; width /= 2, left ^= left << width) {
    for (unsigned row = 0; row < 64; row = (row + width + 1) & ~width) {
      const std::uint64_t changed = (rows[row] >> width ^ rows[row + width]) & left;
      rows[row] ^= changed << width;
      rows[row + width] ^= changed;
    }
  }
}

}  // namespace detail

class BitRows {
 public:
  // All cells are empty.
  explicit BitRows(std::size_t rows = 0, std::size_t columns = 0)
      : rows_(rows), columns_(columns), words_(rows * columns / 64 + 3) {}

  // Puts pieces into up to 64 cells from `cell` on, which counts row by row: where bits are set.
  void put(std::size_t cell, std::uint64_t pieces) {
    words_[cell / 64 + 1] |= pieces << cell % 64;
    words_[cell / 64 + 2] |= pieces >> 1 >> (63 - cell % 64);
  }

  bool has_piece(std::size_t row, std::size_t column) const {
    return (pieces_before(row * columns_ + column + 1) >> 63) != 0;
  }

  // The last empty column on the way from a column of a row to `goal`, or that column itself.
  std::size_t reach(std::size_t row, std::size_t column, std::size_t goal) const {
    const bool is_to_right = column < goal;
    const std::size_t way = is_to_right ? goal - column : column - goal;
    const std::size_t start = row * columns_ + column;
    for (std::size_t gone = 0; gone < way; gone += 64) {
      const std::uint64_t pieces = pieces_before(is_to_right ? start + gone + 65 : start - gone);
      if (pieces == 0) continue;
      gone += is_to_right ? judge::lowest_bit(pieces) : 63 - judge::highest_bit(pieces);
      if (gone >= way) break;
      return is_to_right ? column + gone : column - gone;
    }
    return goal;
  }

  // The columns of the board as rows.
  BitRows transposed() const {
    BitRows result(columns_, rows_);
    for (std::size_t row = 0; row < rows_; row += 64) {
      for (std::size_t column = 0; column < columns_; column += 64) {
        std::uint64_t square[64] = {};
        for (std::size_t i = 0; i < 64 && row + i < rows_; ++i) {
          square[i] = pieces_before((row + i) * columns_ + column + 64);
        }
        detail::transpose(square);
        for (std::size_t i = 0; i < 64 && column + i < columns_; ++i) {
          result.put((column + i) * rows_ + row, square[i]);
        }
      }
    }
    return result;
  }

 private:
  // The 64 cells before a cell, which may be in other rows as well.
  std::uint64_t pieces_before(std::size_t cell) const {
    return words_[cell / 64] >> cell % 64 | words_[cell / 64 + 1] << 1 << (63 - cell % 64);
  }

  std::size_t rows_;
  std::size_t columns_;
  std::vector<std::uint64_t> words_;  // the first one stands for no cells
};

}  // namespace lianliankan
