#pragma once
// The text of a board, checked and counted but not turned into numbers: queries ask for the kinds
// of a few cells only, and those are read where they lie.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <vector>

#include "judge/bits.hpp"
#include "judge/bytes.hpp"
#include "judge/scan.hpp"

namespace lianliankan {

// Numbers with white space after each, in slices of 64 bytes. A number ends at the byte after its
// last digit and belongs to the slice that holds this byte; its digits may be in slices before.
class BoardText {
 public:
  // Starts a text without slices. Memory is used again.
  void clear() {
    first_cells_.clear();
    cells_ = 0;
  }

  // Adds the 64 bytes that follow, in which `numbers` numbers end.
  void add(const char* text, unsigned numbers) {
    const std::size_t at = 64 * slices();
    if (at == blocks_.size() * block_size) {
      blocks_.push_back(std::unique_ptr<char[]>(new char[block_size]));
    }
    std::memcpy(&byte(at), text, 64);
    first_cells_.push_back(cells_);
    cells_ += numbers;
  }

  // Puts blanks in place of a number that has not ended. Returns how many digits it had.
  unsigned remove_last_number() {
    std::size_t end = 64 * slices();
    while (end != 0 && judge::is_digit(byte(end - 1))) byte(--end) = ' ';
    return static_cast<unsigned>(64 * slices() - end);
  }

  std::size_t slices() const { return first_cells_.size(); }
  const char* slice(std::size_t i) const { return &byte(64 * i); }

  // The cell that the first number to end in a slice stands for. Cells count from 0.
  std::size_t first_cell(std::size_t i) const { return first_cells_[i]; }

  // Whether a number goes on at the start of a slice.
  bool goes_on_at(std::size_t i) const { return i != 0 && judge::is_digit(byte(64 * i - 1)); }

  // The number that stands for a cell. It has at most 19 digits after leading zeros.
  std::uint64_t number(std::size_t cell) const {
    const auto next = std::upper_bound(first_cells_.begin(), first_cells_.end(), cell);
    const std::size_t at = static_cast<std::size_t>(next - first_cells_.begin()) - 1;
    const std::uint64_t digits = judge::between<'0', '9'>(slice(at));
    std::uint64_t ends = judge::ends_of_numbers(digits, goes_on_at(at));
    for (std::size_t i = first_cell(at); i != cell; ++i) ends &= ends - 1;
    std::size_t end = 64 * at + judge::lowest_bit(ends);
    std::uint64_t value = 0;
    for (std::uint64_t unit = 1; end != 0 && judge::is_digit(byte(end - 1)); unit *= 10) {
      value += unit * static_cast<std::uint64_t>(byte(--end) - '0');
    }
    return value;
  }

 private:
  static constexpr std::size_t block_size = 1 << 16;

  char& byte(std::size_t i) const { return blocks_[i / block_size][i % block_size]; }

  std::vector<std::unique_ptr<char[]>> blocks_;
  std::vector<std::uint32_t> first_cells_;
  std::uint32_t cells_ = 0;
};

}  // namespace lianliankan
