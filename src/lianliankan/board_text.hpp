#pragma once
// The text of a board, checked and counted but not turned into numbers: queries ask for the kinds
// of a few cells only, and those are read where they lie.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "judge/bits.hpp"
#include "judge/characters.hpp"
#include "judge/scan.hpp"

namespace lianliankan {

class BoardText {
 public:
  // In bytes. A block holds whole numbers with white space after each, and blanks up to its end.
  static constexpr unsigned block_size = 1024, word_size = 64;

  // Starts a text without cells. Memory is used again.
  void clear() {
    first_cells_.clear();
    cells_ = 0;
    room_ = 0;
  }

  // Adds numbers for so many cells, with white space after each, at most a block of them.
  void add(const char* numbers, unsigned size, unsigned cells) {
    if (size > room_) add_block();
    char* const block_end = blocks_[first_cells_.size() - 1].get() + block_size;
    char* const end = std::copy_n(numbers, size, block_end - room_);
    std::fill(end, block_end, ' ');
    room_ -= size;
    cells_ += cells;
  }

  // In bytes.
  std::uint64_t memory() const { return std::uint64_t{first_cells_.size()} * block_size; }

  // All of it, in order, in words of 64 bytes.
  std::size_t words() const { return first_cells_.size() * (block_size / word_size); }
  const char* word(std::size_t i) const {
    const std::size_t in_block = block_size / word_size;
    return blocks_[i / in_block].get() + i % in_block * word_size;
  }

  // The number that stands for a cell, which counts from 0. It has at most 19 digits after leading
  // zeros.
  std::uint64_t number(std::size_t cell) const {
    const auto next_block = std::upper_bound(first_cells_.begin(), first_cells_.end(), cell);
    const auto block = next_block - first_cells_.begin() - 1;
    return number_in((blocks_.begin() + block)->get(), cell - *(next_block - 1));
  }

 private:
  void add_block() {
    if (blocks_.size() == first_cells_.size()) blocks_.emplace_back(new char[block_size]);
    first_cells_.push_back(cells_);
    room_ = block_size;
  }

  // The one with so many before it in a block.
  static std::uint64_t number_in(const char* block, std::size_t before) {
    const char* word = block;
    std::uint64_t digits = judge::between<'0', '9'>(word);
    std::uint64_t ends = judge::ends_of_numbers(digits, 0);
    while (before >= judge::count_bits(ends)) {
      before -= judge::count_bits(ends);
      word += word_size;
      const std::uint64_t digits_before = digits;
      digits = judge::between<'0', '9'>(word);
      ends = judge::ends_of_numbers(digits, digits_before);
    }
    for (; before != 0; --before) ends &= ends - 1;
    const char* digit = word + judge::lowest_bit(ends);
    std::uint64_t value = 0;
    for (std::uint64_t unit = 1; digit != block && judge::is_digit(digit[-1]); unit *= 10) {
      value += unit * static_cast<std::uint64_t>(*--digit - '0');
    }
    return value;
  }

  std::vector<std::unique_ptr<char[]>> blocks_;
  std::vector<std::size_t> first_cells_;  // of the blocks that are used
  std::size_t cells_ = 0;
  unsigned room_ = 0;  // in the last of those, in bytes
};

}  // namespace lianliankan
