#pragma once
// Which cells of a board hold a piece: one bit a cell, row after row without gaps, so that a board
// of a single column costs no more than one of a single row.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "judge/bits.hpp"
#include "lianliankan/board.hpp"

namespace lianliankan {
namespace detail {

// The bits of `all` side by side: which of them `some` has, where there are no others (Hacker's
// Delight, 7-4).
inline std::uint64_t packed(std::uint64_t some, std::uint64_t all) {
  if (some == all) return judge::low_bits(judge::count_bits(all));
  std::uint64_t gaps = ~all << 1;  // bits with one to the right of them
  for (unsigned step = 1; step < 64; step *= 2) {
    std::uint64_t moving = gaps;  // behind an odd number of gaps, all counted in steps
    for (unsigned i = 1; i < 64; i *= 2) moving ^= moving << i;
    gaps &= ~moving;
    some = (some & ~(moving & all)) | (some & moving & all) >> step;
    all = (all & ~moving) | (all & moving) >> step;
  }
  return some;
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
  // Starts rows of so many cells, each at least 1, all empty.
  void reset(std::size_t rows, std::size_t columns) {
    rows_ = rows;
    columns_ = columns;
    words_.assign(rows * columns / 64 + 2, 0);
  }

  // Puts pieces into up to 64 cells from `cell` on, which counts row by row: where bits are set.
  void put(std::size_t cell, std::uint64_t pieces) {
    words_[cell / 64] |= pieces << cell % 64;
    words_[cell / 64 + 1] |= pieces >> 1 >> (63 - cell % 64);
  }

  bool has_piece(std::size_t row, std::size_t column) const {
    const std::size_t cell = row * columns_ + column;
    return (words_[cell / 64] >> cell % 64 & 1) != 0;
  }

  // The last empty column on the way from a column of a row to `goal`, or that column itself.
  std::size_t reach(std::size_t row, std::size_t column, std::size_t goal) const {
    const std::size_t start = row * columns_;
    return column < goal ? next_piece(start + column + 1, start + goal + 1) - start - 1
                         : after_previous_piece(start + goal, start + column) - start;
  }

  // The columns of the board as rows.
  void transpose_into(BitRows& other) const {
    other.reset(columns_, rows_);
    for (std::size_t row = 0; row < rows_; row += 64) {
      for (std::size_t column = 0; column < columns_; column += 64) {
        std::uint64_t square[64] = {};
        for (std::size_t i = 0; i < 64 && row + i < rows_; ++i) {
          square[i] = pieces_from((row + i) * columns_ + column);
        }
        detail::transpose(square);
        for (std::size_t i = 0; i < 64 && column + i < columns_; ++i) {
          other.put((column + i) * rows_ + row, square[i]);
        }
      }
    }
  }

 private:
  // 64 cells, which may be in the next row as well.
  std::uint64_t pieces_from(std::size_t cell) const {
    return words_[cell / 64] >> cell % 64 | words_[cell / 64 + 1] << 1 << (63 - cell % 64);
  }

  // The first piece from `cell` to before `end`, which is behind it, or `end`.
  std::size_t next_piece(std::size_t cell, std::size_t end) const {
    std::size_t word = cell / 64;
    std::uint64_t pieces = words_[word] & ~judge::low_bits(cell % 64);
    while (pieces == 0) {
      if (++word * 64 >= end) return end;
      pieces = words_[word];
    }
    return std::min(end, word * 64 + judge::lowest_bit(pieces));
  }

  // The cell after the last piece from `begin` to before `cell`, or `begin`.
  std::size_t after_previous_piece(std::size_t begin, std::size_t cell) const {
    if (cell == begin) return begin;
    std::size_t word = cell / 64;
    std::uint64_t pieces = words_[word] & judge::low_bits(cell % 64);
    while (pieces == 0) {
      if (word * 64 <= begin) return begin;
      pieces = words_[--word];
    }
    return std::max(begin, word * 64 + judge::highest_bit(pieces) + 1);
  }

  std::size_t rows_ = 0;
  std::size_t columns_ = 0;
  std::vector<std::uint64_t> words_;
};

}  // namespace lianliankan
