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

// How many numbers end in each 64 bytes of at most a kilobyte.
struct NumberCounts {
  unsigned char in_word[16];
};

class BoardText {
 public:
  // Numbers, with white space after each. The 64 bytes behind it may be looked at, too.
  struct Part {
    const char* text;
    std::uint32_t size;
    std::uint32_t cells_before;
    NumberCounts counts;
  };

  // Starts a text without cells. Memory is used again.
  void clear() {
    used_chunks_ = 0;
    end_ = chunk_end_ = nullptr;
    parts_.clear();
    marks_.clear();
    cells_ = 0;
  }

  // Adds numbers for so many cells, of at most 19 digits after leading zeros, with white space
  // after each.
  void add(const char* begin, const char* end, std::size_t cells, const NumberCounts& counts) {
    if (chunk_end_ - end_ < end - begin) add_chunk();
    parts_.push_back({end_, static_cast<std::uint32_t>(end - begin), cells_, counts});
    end_ = std::copy(begin, end, end_);
    std::fill_n(end_, +margin, ' ');
    cells_ += static_cast<std::uint32_t>(cells);
    while (marks_.size() * cells_a_mark < cells_) marks_.push_back(parts_.size() - 1);
  }

  // In bytes.
  std::uint64_t memory() const { return std::uint64_t{used_chunks_} * chunk_size; }

  // All of it, in order.
  const std::vector<Part>& parts() const { return parts_; }

  // The number that stands for a cell, which counts from 0.
  std::uint64_t number(std::size_t cell) const {
    std::size_t part = marks_[cell / cells_a_mark];
    while (part + 1 != parts_.size() && parts_[part + 1].cells_before <= cell) ++part;
    return number_in(parts_[part], cell - parts_[part].cells_before);
  }

 private:
  static constexpr std::size_t chunk_size = 1 << 16;
  static constexpr std::size_t margin = 64;
  static constexpr std::size_t cells_a_mark = 256;

  void add_chunk() {
    if (used_chunks_ == chunks_.size()) chunks_.emplace_back(new char[chunk_size + margin]);
    end_ = chunks_[used_chunks_++].get();
    chunk_end_ = end_ + chunk_size;
  }

  // The one with so many before it.
  static std::uint64_t number_in(const Part& part, std::size_t before) {
    const char* word = part.text;
    for (const unsigned char* count = part.counts.in_word; before >= *count; ++count) {
      before -= *count;
      word += 64;
    }
    std::uint64_t last = word != part.text && judge::is_digit(word[-1]) ? 1 : 0;
    std::uint64_t ends = judge::ends_of_numbers(judge::between<'0', '9'>(word), last);
    for (; before != 0; --before) ends &= ends - 1;
    const char* digit = word + judge::lowest_bit(ends);
    std::uint64_t value = 0;
    for (std::uint64_t unit = 1; digit != part.text && judge::is_digit(digit[-1]); unit *= 10) {
      value += unit * static_cast<std::uint64_t>(*--digit - '0');
    }
    return value;
  }

  std::vector<std::unique_ptr<char[]>> chunks_;
  std::size_t used_chunks_ = 0;
  char* end_ = nullptr;  // of the text in the last one
  char* chunk_end_ = nullptr;
  std::vector<Part> parts_;
  std::vector<std::size_t> marks_;  // the parts with each 256th cell
  std::uint32_t cells_ = 0;
};

}  // namespace lianliankan
