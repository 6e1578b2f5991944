#pragma once
// The text of a board, checked, counted and kept, but not turned into numbers: a query needs the kinds
// of two cells only. Digits are packed two to a byte, because page faults on fresh memory are much of
// what keeping costs; the memory is used again from board to board.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "judge/scan.hpp"

namespace lianliankan {

class KeptText {
 public:
  // Forgets the text, not the memory.
  void clear() {
    blocks_ = cells_ = 0;
    index_.clear();
  }

  // Adds text: numbers, each with white space after it. False if it may be anything else, a number
  // that does not fit 63 bits too. What was added is of no use then.
  bool append(const char* text, std::size_t size) {
    bool is_clean = true;
    for (last_digits_ = 0; size >= judge::block_size;) {
      const std::size_t some = std::min({size / judge::block_size, room(), batch});
      is_clean = append_blocks(text, some) && is_clean;
      text += some * judge::block_size;
      size -= some * judge::block_size;
    }
    char block[judge::block_size];
    std::fill(std::copy(text, text + size, block), block + judge::block_size, ' ');
    return (size == 0 || (room() != 0 && append_blocks(block, 1))) && is_clean;
  }

  // Cells so far, counted from 0 below.
  std::size_t cells() const { return cells_; }

  // The number that stands for a cell.
  std::uint64_t number(std::size_t cell) const {
    std::size_t at = end_of(cell);
    std::uint64_t value = 0;
    for (std::uint64_t unit = 1; at-- != 0 && code(at) != 0; unit *= 10) {
      value += unit * (code(at) - 1);
    }
    return value;
  }

  // The text in blocks.
  std::size_t blocks() const { return blocks_; }
  judge::BlockMasks masks(std::size_t block) const { return judge::Scanner::masks(packed(block)); }

 private:
  static constexpr std::size_t chunk_blocks = 1024;
  // Blocks scanned at a time.
  static constexpr std::size_t batch = 64;
  // Blocks for one entry of the index.
  static constexpr std::size_t indexed_blocks = 4;

  // Blocks that the last chunk has room for, at least 1.
  std::size_t room() {
    if (blocks_ == chunks_.size() * chunk_blocks) {
      chunks_.emplace_back(new unsigned char[chunk_blocks * judge::packed_size]);
    }
    return chunk_blocks - blocks_ % chunk_blocks;
  }

  bool append_blocks(const char* text, std::size_t blocks) {
    std::uint64_t digits[batch + 2], counts[batch + 1];
    digits[0] = last_digits_;
    const bool is_clean = judge::Scanner::pack(text, blocks, packed(blocks_), digits + 1);
    last_digits_ = digits[blocks];
    const bool is_short = judge::Scanner::count(digits, blocks, counts);
    std::size_t cells = cells_;
    for (std::size_t i = 0; i < blocks; ++i) {
      if ((blocks_ + i) % indexed_blocks == 0) index_.push_back(static_cast<std::uint32_t>(cells));
      cells += static_cast<std::size_t>(counts[i]);
    }
    blocks_ += blocks;
    cells_ = cells;
    return is_clean && is_short;
  }

  unsigned char* packed(std::size_t block) const {
    return &chunks_[block / chunk_blocks][block % chunk_blocks * judge::packed_size];
  }

  unsigned code(std::size_t at) const {
    return judge::packed_code(packed(at / judge::block_size), at % judge::block_size);
  }

  // Where the token of a cell ends.
  std::size_t end_of(std::size_t cell) const {
    const auto entry = std::upper_bound(index_.begin(), index_.end(), cell) - 1;
    std::size_t ended = *entry;
    std::size_t at =
        static_cast<std::size_t>(entry - index_.begin()) * indexed_blocks * judge::block_size;
    for (bool is_in_token = at != 0 && code(at - 1) != 0;; ++at) {
      const bool is_digit = code(at) != 0;
      if (is_in_token && !is_digit && ended++ == cell) return at;
      is_in_token = is_digit;
    }
  }

  std::vector<std::unique_ptr<unsigned char[]>> chunks_;
  // Cells whose tokens end before an indexed block.
  std::vector<std::uint32_t> index_;
  std::size_t blocks_ = 0;
  std::size_t cells_ = 0;
  // Of the last block of the text that is being added.
  std::uint64_t last_digits_ = 0;
};

}  // namespace lianliankan
