#pragma once
// Boards and queries from a judge's input. Most of a board is scanned where it lies in the input's
// buffer, in runs of whole tokens. What is left over, the token that the end of the buffer cuts and
// text that comes in small pieces, is read a token at a time, and so is anything that a scan finds
// suspicious: the token reader knows errors and their positions.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>

#include "judge/case_size.hpp"
#include "judge/input.hpp"
#include "lianliankan/board.hpp"
#include "lianliankan/link.hpp"

namespace lianliankan {

// More cells than that are refused: 128 MiB of bits and at least 1 GiB of kept text.
const std::uint64_t max_cells = std::uint64_t{1} << 30;

namespace detail {

const std::uint64_t max_kind = std::numeric_limits<std::int64_t>::max();

class BoardReader {
 public:
  BoardReader(judge::Input& input, Board& board) : input_(input), board_(board) {}

  // Reads all cells that the board misses.
  void read() {
    while (missing() != 0) {
      const char* const limit = end_of_run();
      if (limit - input_.begin() < min_run) {
        read_token();
      } else {
        read_run(limit);
      }
    }
    append_tokens();
  }

 private:
  // Shorter runs are not worth it: each is padded to whole blocks, and those are kept.
  static const std::ptrdiff_t min_run = 2 * judge::block_size;

  std::size_t missing() const { return board_.missing() - token_count_; }

  // The end of the last token that is whole, and white space after it, such that there are not more
  // tokens than cells are missing: each takes two bytes.
  const char* end_of_run() const {
    const std::size_t there = static_cast<std::size_t>(input_.end() - input_.begin());
    const char* end = input_.begin() + std::min(there, 2 * missing());
    while (end != input_.begin() && !judge::is_white_space(end[-1])) --end;
    return end;
  }

  void read_run(const char* limit) {
    append_tokens();
    const std::size_t size = static_cast<std::size_t>(limit - input_.begin());
    if (!board_.append(input_.begin(), size)) check(limit);
    input_.consume(limit);
  }

  // Throws for the first token that is not a kind, if there is one.
  void check(const char* limit);

  void read_token() {
    if (tokens_.size() + max_digits + 1 > judge::block_size) append_tokens();
    tokens_ += std::to_string(input_.number("a kind", 0, max_kind));
    tokens_ += ' ';
    ++token_count_;
  }

  void append_tokens() {
    board_.append(tokens_.data(), tokens_.size());
    tokens_.clear();
    token_count_ = 0;
  }

  static const std::size_t max_digits = std::numeric_limits<std::int64_t>::digits10 + 1;

  judge::Input& input_;
  Board& board_;
  std::string tokens_;  // read one at a time and not appended yet
  std::size_t token_count_ = 0;
};

}  // namespace detail
}  // namespace lianliankan
