#pragma once
// Boards from a judge's input. Their cells are taken 64 bytes at a time. Where these hold an error
// (a byte that is neither a digit nor white space, or a number that is too large), tokens are read
// one by one, which tells it with its position.

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>

#include "judge/bits.hpp"
#include "judge/case_size.hpp"
#include "judge/input.hpp"
#include "judge/scan.hpp"
#include "lianliankan/board.hpp"

namespace lianliankan {

const std::size_t max_cells = std::size_t{1} << 30;
const std::uint64_t max_number = INT64_MAX;  // its digits stand in is_in_range(), too

namespace detail {

// The numbers at the start of a text, as far as it has been looked at. White space is between them.
class NumberText {
 public:
  explicit NumberText(const char* text) : text_(text) {}

  // Looks at 64 more bytes, and adds them to the board's unless they are blank. False, with nothing
  // added, if they hold an error.
  bool add_slice(BoardText& board) {
    const char* const slice = text_ + size;
    const std::uint64_t digits = judge::between<'0', '9'>(slice);
    const std::uint64_t ends = judge::ends_of_numbers(digits, open_ != 0);
    // The ends of numbers with 19 digits or more. The first number may have begun earlier.
    std::uint64_t large = ends & from_19th(digits) << 1;
    if (ends != 0 && open_ + judge::lowest_bit(~digits) >= 19) large |= ends & (0 - ends);
    for (; large != 0; large &= large - 1) {
      if (!is_in_range(slice + judge::lowest_bit(large))) return false;
    }
    const std::uint64_t others = ~(digits | judge::between<' ', ' '>(slice));
    if (others != 0) {
      if ((others & ~judge::between<'\t', '\r'>(slice)) != 0) return false;
      const std::uint64_t line_ends = judge::between<'\n', '\n'>(slice);
      lines += judge::count_bits(line_ends);
      if (line_ends != 0) line_start = size + judge::highest_bit(line_ends) + 1;
    }
    const unsigned numbers = judge::count_bits(ends);
    if ((digits | ends) != 0) board.add(slice, numbers);
    cells += numbers;
    size += 64;
    open_ = ~digits == 0 ? open_ + 64 : 63 - judge::highest_bit(~digits);
    return true;
  }

  unsigned size = 0;        // in bytes
  unsigned cells = 0;       // numbers, but for one that goes on
  unsigned lines = 0;       // that end here
  unsigned line_start = 0;  // where the one after those begins

 private:
  // Digits with 18 more right before them.
  static std::uint64_t from_19th(std::uint64_t digits) {
    digits &= digits << 1;
    digits &= digits << 2;
    digits &= digits << 4;
    digits &= digits << 8;
    return digits & digits << 3;
  }

  // Whether a number of 19 digits or more, which ends there, is at most max_number.
  bool is_in_range(const char* number_end) const {
    const char* digit = number_end - 19;
    if (std::memcmp(digit, "9223372036854775807", 19) > 0) return false;
    while (digit - text_ >= 8 && std::memcmp(digit - 8, "00000000", 8) == 0) digit -= 8;
    while (digit != text_ && digit[-1] == '0') --digit;
    return digit == text_ || !judge::is_digit(digit[-1]);
  }

  const char* text_;
  unsigned open_ = 0;  // digits of a number that goes on
};

// Takes at least one of the `missing` cells that are still to come. Returns how many.
inline unsigned take_cells(judge::Input& input, std::size_t missing, BoardText& text) {
  // The last cells are read as tokens, since what follows them is no cell. With more than 32 cells
  // missing, 64 bytes are still to come, and it does no harm to wait for them.
  const unsigned max_in_slice = 32;
  if (missing > max_in_slice && input.has(64)) {
    NumberText numbers(input.begin());
    while (numbers.cells + max_in_slice < missing && numbers.size + 64 <= input.size()) {
      if (!numbers.add_slice(text)) break;
    }
    input.take(numbers.size - text.remove_last_number(), numbers.lines, numbers.line_start);
    if (numbers.cells != 0) return numbers.cells;
  }
  std::string token = std::to_string(input.number("a kind", 0, max_number));
  token.resize(64, ' ');
  text.add(token.data(), 1);
  return 1;
}

}  // namespace detail

// Reads the next board. False if there is none: at `0 0` or at the end of the input. Throws
// judge::MalformedInput for anything else.
inline bool read_board(judge::Input& input, Board& board) {
  if (!judge::read_case_size(input, max_cells, board.rows, board.columns)) return false;
  board.text.clear();
  for (std::size_t missing = board.rows * board.columns; missing != 0;) {
    missing -= detail::take_cells(input, missing, board.text);
  }
  return true;
}

}  // namespace lianliankan
