#pragma once
// The rows or the columns of a board as bits: which cells hold a piece. One bit a cell, line after line
// without gaps, so that a board of a single column costs no more than one of a single row. A second
// layer has a bit for each word that holds a piece: a search along a line passes 4,096 empty cells in a
// step. (Gathering the rows' bits and transposing 64 x 64 of them at a time is faster on full boards
// only, where few queries need lines.)

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
    words_.assign(length * lines / 64 + 1, 0);
    summary_.assign(words_.size() / 64 + 1, 0);
  }

  // Puts a piece into a cell.
  void put(std::size_t line, std::size_t position) {
    const std::size_t cell = line * length_ + position, word = cell / 64;
    words_[word] |= std::uint64_t{1} << cell % 64;
    summary_[word / 64] |= std::uint64_t{1} << word % 64;
  }

  bool has_piece(std::size_t line, std::size_t position) const {
    return !is_clear(line, position, position + 1);
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

  std::vector<std::uint64_t> words_;
  std::vector<std::uint64_t> summary_;
  std::size_t length_ = 1;
};

}  // namespace lianliankan
