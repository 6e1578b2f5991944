#pragma once
// The rows or the columns of a board as bits: which cells hold a piece. One bit a cell, line after line
// without gaps, so that they can be filled in any runs and a board of a single column costs no more
// than one of a single row. A second layer has a bit for each word that holds a piece: a search along a
// line passes 4,096 empty cells in a step.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "judge/bits.hpp"

namespace lianliankan {

// Positions in a line, both ends included.
struct Span {
  std::size_t first;
  std::size_t last;
};

class Lines {
 public:
  // Starts `lines` lines of `length` cells, each at least 1, all empty.
  void reset(std::size_t length, std::size_t lines) {
    length_ = length;
    size_ = length * lines;
    // One word more than they fill, so that any 64 cells from one of them on lie in two words.
    words_.assign(size_ / 64 + 2, 0);
  }

  // Puts pieces into empty cells: bit i stands for the i-th cell from `cell` on.
  void put(std::size_t cell, std::uint64_t pieces) {
    const unsigned shift = cell % 64;
    words_[cell / 64] |= pieces << shift;
    words_[cell / 64 + 1] |= pieces >> 1 >> (63 - shift);
  }

  bool has_piece(std::size_t cell) const { return (words_[cell / 64] >> cell % 64 & 1) != 0; }

  // Makes the lines across these ones, and completes both for what follows below.
  void transpose_to(Lines& across) {
    const std::size_t lines = size_ / length_;
    across.reset(lines, length_);
    const std::size_t side = 64;
    for (std::size_t line = 0; line < lines; line += side) {
      const std::size_t height = std::min(side, lines - line);
      for (std::size_t position = 0; position < length_; position += side) {
        const std::size_t width = std::min(side, length_ - position);
        std::uint64_t square[side] = {};
        for (std::size_t i = 0; i < height; ++i) square[i] = get((line + i) * length_ + position);
        mirror(square);
        const std::uint64_t inside = ~std::uint64_t{0} >> (side - height);
        for (std::size_t i = 0; i < width; ++i) {
          across.put((position + i) * lines + line, square[i] & inside);
        }
      }
    }
    across.summarize();
    summarize();
  }

  // Whether there is no piece in a line from position `from` to before `to`.
  bool is_clear(std::size_t line, std::size_t from, std::size_t to) const {
    const std::size_t start = line * length_;
    return from >= to || next_piece(start + from, start + to) == start + to;
  }

  // A position and the empty cells around it.
  Span reach(std::size_t line, std::size_t position) const {
    const std::size_t start = line * length_;
    const std::size_t at = start + position;
    return {after_previous_piece(start, at) - start,
            next_piece(at + 1, start + length_) - 1 - start};
  }

 private:
  // 64 cells from `cell` on.
  std::uint64_t get(std::size_t cell) const {
    const unsigned shift = cell % 64;
    return words_[cell / 64] >> shift | words_[cell / 64 + 1] << 1 << (63 - shift);
  }

  // The first piece from `cell` to before `end`, or `end`.
  std::size_t next_piece(std::size_t cell, std::size_t end) const {
    std::size_t word = cell / 64;
    std::uint64_t pieces = words_[word] & ~judge::low_bits(cell % 64);
    if (pieces == 0) {
      ++word;
      std::size_t part = word / 64;
      std::uint64_t busy = summary_[part] & ~judge::low_bits(word % 64);
      while (busy == 0) {
        if (++part * 4096 >= end) return end;
        busy = summary_[part];
      }
      word = part * 64 + judge::lowest_bit(busy);
      pieces = words_[word];
    }
    return std::min(end, word * 64 + judge::lowest_bit(pieces));
  }

  // The cell after the last piece from `begin` to before `cell`, or `begin`.
  std::size_t after_previous_piece(std::size_t begin, std::size_t cell) const {
    std::size_t word = cell / 64;
    std::uint64_t pieces = words_[word] & judge::low_bits(cell % 64);
    if (pieces == 0) {
      std::size_t part = word / 64;
      std::uint64_t busy = summary_[part] & judge::low_bits(word % 64);
      while (busy == 0) {
        if (part * 4096 <= begin) return begin;
        busy = summary_[--part];
      }
      word = part * 64 + judge::highest_bit(busy);
      pieces = words_[word];
    }
    return std::max(begin, word * 64 + judge::highest_bit(pieces) + 1);
  }

  // Mirrors 64 x 64 bits at the diagonal (Hacker's Delight, 7-3): swaps ever smaller squares.
  static void mirror(std::uint64_t (&rows)[64]) {
    std::uint64_t mask = 0x00000000ffffffff;
    for (unsigned size = 32; size != 0; size /= 2, mask ^= mask << size) {
      for (unsigned row = 0; row < 64; row = (row + size + 1) & ~size) {
        const std::uint64_t swapped = (rows[row] >> size ^ rows[row + size]) & mask;
        rows[row] ^= swapped << size;
        rows[row + size] ^= swapped;
      }
    }
  }

  void summarize() {
    summary_.assign(words_.size() / 64 + 1, 0);
    for (std::size_t word = 0; word < words_.size(); ++word) {
      summary_[word / 64] |= std::uint64_t{words_[word] != 0} << word % 64;
    }
  }

  std::vector<std::uint64_t> words_;
  std::vector<std::uint64_t> summary_;
  std::size_t length_ = 1;
  std::size_t size_ = 0;
};

}  // namespace lianliankan
