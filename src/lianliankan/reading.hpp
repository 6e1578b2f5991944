#pragma once
// Boards from a judge's input. Their cells are taken 64 bytes at a time. Where that raises a doubt,
// at a byte that is no text of numbers or at a number that may be too large, the next token is read
// by itself: the token reader knows errors and their positions.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string>

#include "judge/bits.hpp"
#include "judge/case_size.hpp"
#include "judge/characters.hpp"
#include "judge/input.hpp"
#include "judge/scan.hpp"
#include "lianliankan/board.hpp"

namespace lianliankan {

const std::uint64_t max_cells = std::uint64_t{1} << 30;
const std::uint64_t max_text = std::uint64_t{1} << 32;
const std::uint64_t max_number = std::numeric_limits<std::int64_t>::max();

namespace detail {

// Text that consists of numbers and white space, as far as it has been looked at, from `begin`,
// where no number goes on, to `end`.
class NumberText {
 public:
  static constexpr std::size_t most_words = 16, most_in_word = 32;

  explicit NumberText(const char* text) : begin(text), end(text) {}

  // Looks at 64 more bytes, in which at most most_in_word numbers end. False in case of doubt.
  bool add_word() {
    const std::uint64_t digits = judge::between<'0', '9'>(end);
    const std::uint64_t ends = judge::ends_of_numbers(digits, last_);
    if (!are_in_range(digits, ends)) return false;
    if (~(digits | judge::between<' ', ' '>(end)) != 0 && !add_lines(digits)) return false;
    const unsigned count = judge::count_bits(ends);
    counts.in_word[words++] = static_cast<unsigned char>(count);
    cells += count;
    end += 64;
    return true;
  }

  // Leaves a number that goes on.
  void end_with_number() {
    while (end != begin && judge::is_digit(end[-1])) --end;
  }

  const char* begin;
  const char* end;
  std::size_t cells = 0;  // numbers, but for one that goes on
  NumberCounts counts;    // of the words up to `end`
  std::size_t words = 0;
  std::uint64_t lines = 0;
  const char* line_end = nullptr;  // the last one

 private:
  // Numbers of 19 digits and more are looked at one by one: they may be too large.
  bool are_in_range(std::uint64_t digits, std::uint64_t ends) {
    std::uint64_t run = digits & digits << 1;
    run &= run << 2;
    run &= run << 4;
    run &= run << 8;
    std::uint64_t large = ends & (run & run << 3) << 1;
    // With i digits here, a number from before has 19 if none of the 19 - i bytes before is another
    // byte: if no bit from the i-th on is set.
    if (others_before_ < (~digits & (digits + 1))) large |= ends & (0 - ends);
    others_before_ = ~digits >> (64 - 19);
    while (large != 0 && is_in_range(end + judge::lowest_bit(large))) large &= large - 1;
    return large == 0;
  }

  bool is_in_range(const char* number_end) const {
    const char* const last_digits = number_end - 19;
    const char* byte = last_digits;
    while (byte - begin >= 8 && std::memcmp(byte - 8, "00000000", 8) == 0) byte -= 8;
    while (byte != begin && byte[-1] == '0') --byte;
    if (byte != begin && judge::is_digit(byte[-1])) return false;
    return *last_digits < '9' || std::memcmp(last_digits, "9223372036854775807", 19) <= 0;
  }

  bool add_lines(std::uint64_t digits) {
    const std::uint64_t blanks = judge::between<' ', ' '>(end) | judge::between<'\t', '\r'>(end);
    if (~(digits | blanks) != 0) return false;
    const std::uint64_t line_ends = judge::between<'\n', '\n'>(end);
    lines += judge::count_bits(line_ends);
    if (line_ends != 0) line_end = end + judge::highest_bit(line_ends);
    return true;
  }

  std::uint64_t last_ = 0;
  std::uint64_t others_before_ = 1 << 18;  // of the 19 bytes before `end`, those that are no digits
};

// Takes whole cells from what has been read, up to a doubt, and leaves the last one: what follows
// it is no cell. Returns how many.
inline std::size_t take_cells(judge::Input& input, std::size_t missing, BoardText& text) {
  NumberText numbers(input.begin());
  const std::size_t size = static_cast<std::size_t>(input.end() - input.begin());
  const std::size_t words = std::min(std::min(size / 64, +NumberText::most_words),
                                     (missing - 1) / NumberText::most_in_word);
  while (numbers.words != words && numbers.add_word()) continue;
  numbers.end_with_number();
  if (numbers.cells != 0) text.add(numbers.begin, numbers.end, numbers.cells, numbers.counts);
  input.take(numbers.end, numbers.lines, numbers.line_end);
  return numbers.cells;
}

inline void take_token(judge::Input& input, BoardText& text) {
  const std::string token = std::to_string(input.number("a kind", 0, max_number)) + ' ';
  text.add(token.data(), token.data() + token.size(), 1, {{1}});
}

}  // namespace detail

// Reads the next board, of which so many bytes may be kept. False if there is none: at `0 0` or at
// the end of the input. Throws judge::MalformedInput for anything else.
inline bool read_board(judge::Input& input, Board& board, std::uint64_t most_text = max_text) {
  judge::CaseSize size;
  if (!judge::read_case_size(input, max_cells, size)) return false;
  board.rows = static_cast<std::size_t>(size.rows);
  board.columns = static_cast<std::size_t>(size.columns);
  board.text.clear();
  for (std::size_t missing = board.rows * board.columns; missing != 0;) {
    const char* const before = input.begin();
    missing -= detail::take_cells(input, missing, board.text);
    if (input.begin() == before) {
      detail::take_token(input, board.text);
      --missing;
    }
    if (board.text.memory() > most_text) {
      throw judge::MalformedInput{
          input.case_position(),
          "the board's text is too long: more than " + std::to_string(most_text) + " bytes"};
    }
  }
  return true;
}

}  // namespace lianliankan
