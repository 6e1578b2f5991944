#pragma once
// The text of a board, checked and counted but not turned into numbers: queries ask for the kinds of a few
// cells only, and those are read where they lie.

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
  // So many bytes can be added at once.
  static constexpr std::size_t most_added = 1024;

  // Numbers with white space after each. 64 bytes behind it can be looked at, too.
  struct Part {
    const char* text;
    std::size_t size;
    std::size_t cells_before;
  };

  // Starts a text without cells. Memory is used again.
  void clear() {
    used_chunks_ = 0;
    end_ = chunk_end_ = nullptr;
    parts_.clear();
    cells_ = 0;
  }

  // Adds numbers for so many cells, of at most 19 digits after leading zeros, with white space after each.
  void add(const char* begin, const char* end, std::size_t cells) {
    const bool is_new_chunk = chunk_end_ - end_ < end - begin;
    if (is_new_chunk) add_chunk();
    if (is_new_chunk || parts_.back().size >= most_added / 2) parts_.push_back({end_, 0, cells_});
    end_ = std::copy(begin, end, end_);
    std::fill_n(end_, +margin, ' ');
    parts_.back().size += static_cast<std::size_t>(end - begin);
    cells_ += cells;
  }

  // In bytes.
  std::uint64_t memory() const { return std::uint64_t{used_chunks_} * chunk_size; }

  // All of it, in order.
  const std::vector<Part>& parts() const { return parts_; }

  // The number that stands for a cell, which counts from 0.
  std::uint64_t number(std::size_t cell) const {
    const auto is_before = [](std::size_t one, const Part& part) {
      return one < part.cells_before;
    };
    const auto part = std::upper_bound(parts_.begin(), parts_.end(), cell, is_before) - 1;
    std::uint64_t value = 0;
    for (const char* digit = find(part->text, cell - part->cells_before); judge::is_digit(*digit);
         ++digit) {
      value = 10 * value + static_cast<std::uint64_t>(*digit - '0');
    }
    return value;
  }

 private:
  static constexpr std::size_t chunk_size = 1 << 16;
  static constexpr std::size_t margin = 64;

  void add_chunk() {
    if (used_chunks_ == chunks_.size()) chunks_.emplace_back(new char[chunk_size + margin]);
    end_ = chunks_[used_chunks_++].get();
    chunk_end_ = end_ + chunk_size;
  }

  // The first digit of the number with so many before it.
  static const char* find(const char* text, std::size_t before) {
    for (std::uint64_t last = 0;; text += 64) {
      const std::uint64_t digits = judge::between(text, '0', '9');
      std::uint64_t starts = digits & ~(digits << 1 | last);
      last = digits >> 63;
      const unsigned count = judge::count_bits(starts);
      if (before < count) {
        for (; before != 0; --before) starts &= starts - 1;
        return text + judge::lowest_bit(starts);
      }
      before -= count;
    }
  }

  std::vector<std::unique_ptr<char[]>> chunks_;
  std::size_t used_chunks_ = 0;
  char* end_ = nullptr;  // of the text in the last one
  char* chunk_end_ = nullptr;
  std::vector<Part> parts_;
  std::size_t cells_ = 0;
};

}  // namespace lianliankan
