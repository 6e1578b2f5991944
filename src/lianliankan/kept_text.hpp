#pragma once
// The text of a board, checked, counted and kept where it was read, but not turned into numbers: a query
// needs the kinds of a few cells only. (Packing two digits to a byte saves page faults on fresh memory,
// but costs more than reading into the buffers of the board before.)

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "judge/bits.hpp"
#include "judge/buffer.hpp"
#include "judge/characters.hpp"
#include "judge/scan.hpp"

namespace lianliankan {

class KeptText {
 public:
  // Starts a text, no cell of which ends before a byte of a buffer. Returns where that buffer and those
  // that follow must be added, each when it is full.
  judge::Buffers& start(std::size_t first) {
    first_ = first;
    cells_ = 0;
    buffers_.clear();
    index_.clear();
    return buffers_;
  }

  // Adds cells, all of which end in the block at a place in the buffer that is not full yet.
  void add(std::size_t at, std::size_t cells, bool has_pieces) {
    begin_block(at + judge::block_size);
    cells_ += cells;
    index_.back().has_pieces |= has_pieces;
  }

  // The same a block at a time.
  void begin_block(std::size_t at) {
    const std::size_t block = buffers_.size() * buffer_blocks + at / judge::block_size;
    while (index_.size() < block) add_block(0, false);
  }
  void add_block(std::size_t cells, bool has_pieces) {
    index_.push_back({static_cast<std::uint32_t>(cells_), has_pieces});
    cells_ += cells;
  }

  // Ends the text before a byte of the buffer, which is copied as far as it matters.
  void finish(const judge::Buffer& buffer, const char* end) {
    const bool is_first = buffers_.size() == 0;
    const char* const begin =
        is_first ? buffer.begin() + first_ : buffer.begin() - judge::Buffer::cut_size;
    char* const to = buffers_.add().begin() + (begin - buffer.begin());
    std::fill_n(std::copy(begin, end, to), +judge::block_size, ' ');
    // What is before the text in its first block, and the byte before that, is no part of a number.
    char* const first = buffers_[0].begin() + first_;
    std::fill(first - first_ % judge::block_size - 1, first, ' ');
  }

  // The number that stands for a cell, which counts from 0.
  std::uint64_t number(std::size_t cell) const {
    const char* digit = end_of(cell);
    std::uint64_t value = 0;
    for (std::uint64_t unit = 1; judge::is_digit(*--digit); unit *= 10) {
      value += unit * static_cast<std::uint64_t>(*digit - '0');
    }
    return value;
  }

  bool is_zero(std::size_t cell) const {
    const char* digit = end_of(cell);
    do {
      --digit;
    } while (*digit == '0');
    return !judge::is_digit(*digit);
  }

  // Calls found(cell) for each cell that is not 0.
  template <class Found>
  void find_pieces(Found found) const {
    for (std::size_t block = 0; block < index_.size(); ++block) {
      // Of a number that is cut where the block begins, the digits may lie before it.
      const bool is_after_pieces = block != 0 && index_[block - 1].has_pieces;
      if (index_[block].has_pieces || (is_after_pieces && judge::is_digit(text(block)[-1]))) {
        find_in_block(block, found);
      }
    }
  }

 private:
  static constexpr std::size_t buffer_blocks = (1 << 16) / judge::block_size;

  // Of a block.
  struct Entry {
    // Those that end before it.
    std::uint32_t cells;
    // Whether it has a digit that is not 0.
    bool has_pieces;
  };

  static bool is_before(std::size_t cell, const Entry& entry) { return cell < entry.cells; }

  const char* text(std::size_t block) const {
    return buffers_[block / buffer_blocks].begin() + block % buffer_blocks * judge::block_size;
  }

  template <class Found>
  void find_in_block(std::size_t block, Found found) const {
    const char* const begin = text(block);
    std::size_t cell = index_[block].cells;
    judge::NumberSplitter numbers(begin);
    for (std::size_t at = 0; at < judge::block_size; at += 64) {
      numbers.split(judge::Scanner::masks(begin + at));
      for (std::uint64_t left = numbers.nonzero; left != 0; left &= left - 1) {
        // (left - 1) & ~left: the bits below the lowest one.
        found(cell + judge::count_bits(numbers.ends & (left - 1) & ~left));
      }
      cell += judge::count_bits(numbers.ends);
    }
  }

  // The byte after the token of a cell.
  const char* end_of(std::size_t cell) const {
    const auto entry = std::upper_bound(index_.begin(), index_.end(), cell, is_before) - 1;
    const char* at = text(static_cast<std::size_t>(entry - index_.begin()));
    for (std::size_t left = cell - entry->cells;; at += 64) {
      const std::uint64_t digits = judge::Scanner::masks(at).digits;
      std::uint64_t ends = (digits << 1 | (judge::is_digit(at[-1]) ? 1 : 0)) & ~digits;
      const std::size_t count = judge::count_bits(ends);
      if (left < count) {
        for (; left != 0; --left) ends &= ends - 1;
        return at + judge::lowest_bit(ends);
      }
      left -= count;
    }
  }

  judge::Buffers buffers_;
  std::vector<Entry> index_;
  // Where the text begins in its first buffer.
  std::size_t first_ = 0;
  std::size_t cells_ = 0;
};

}  // namespace lianliankan
