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
#include "judge/characters.hpp"
#include "judge/input.hpp"
#include "lianliankan/board.hpp"
#include "lianliankan/link.hpp"

namespace lianliankan {

// More cells than that are refused: 128 MiB of bits and at least 1 GiB of kept text.
const std::uint64_t max_cells = std::uint64_t{1} << 30;

namespace detail {

const std::uint64_t max_number = std::numeric_limits<std::int64_t>::max();

class BoardReader {
 public:
  BoardReader(judge::Input& input, Board& board) : input_(input), board_(board) {}

  // Reads all cells that the board misses.
  void read() {
    while (missing() != 0) {
      const char* const limit = end_of_run();
      // Shorter runs are not worth it: each is padded to whole blocks, and those are kept.
      const bool is_long = limit - input_.begin() >= 128;
      is_long ? read_run(limit) : read_token();
    }
    append_tokens();
  }

 private:
  std::size_t missing() const { return board_.missing() - token_count_; }

  // The byte after the white space after the last token that is whole, such that there are no more
  // tokens than cells are missing: each takes two bytes. begin() if there is none.
  const char* end_of_run() const {
    const std::size_t there = static_cast<std::size_t>(input_.end() - input_.begin());
    const char* end = input_.begin() + std::min(there, 2 * missing());
    for (bool is_after_white = false; end != input_.begin(); --end) {
      const bool is_white = judge::is_white_space(end[-1]);
      if (is_after_white && !is_white) return end + 1;
      is_after_white = is_white;
    }
    return end;
  }

  void read_run(const char* limit) {
    append_tokens();
    const std::size_t size = static_cast<std::size_t>(limit - input_.begin());
    if (board_.append(input_.begin(), size)) {
      input_.consume(limit);
    } else {
      while (input_.begin() + 1 != limit) read_kind();
    }
  }

  // Throws if the next token is not a kind.
  std::uint64_t read_kind() { return input_.number("a kind", 0, max_number); }

  void read_token() {
    if (tokens_.size() + 20 > judge::block_size) append_tokens();
    tokens_ += std::to_string(read_kind());
    tokens_ += ' ';
    ++token_count_;
  }

  void append_tokens() {
    board_.append(tokens_.data(), tokens_.size());
    tokens_.clear();
    token_count_ = 0;
  }

  judge::Input& input_;
  Board& board_;
  // Read one at a time and not appended yet.
  std::string tokens_;
  std::size_t token_count_ = 0;
};

}  // namespace detail

// Reads the next board. False if there is none: at `0 0` or at the end of the input.
inline bool read_board(judge::Input& input, Board& board) {
  judge::CaseSize size;
  if (!judge::read_case_size(input, max_cells, size)) return false;
  board.reset(static_cast<std::size_t>(size.rows), static_cast<std::size_t>(size.columns));
  detail::BoardReader(input, board).read();
  return true;
}

inline std::uint64_t read_query_count(judge::Input& input) {
  return input.number("the number of queries", 0, detail::max_number);
}

inline Cell read_cell(judge::Input& input, const Board& board) {
  const std::uint64_t row = input.number("a row", 1, board.rows());
  const std::uint64_t column = input.number("a column", 1, board.columns());
  return {static_cast<std::size_t>(row - 1), static_cast<std::size_t>(column - 1)};
}

inline Query read_query(judge::Input& input, const Board& board) {
  const Cell from = read_cell(input, board);
  return {from, read_cell(input, board)};
}

}  // namespace lianliankan
