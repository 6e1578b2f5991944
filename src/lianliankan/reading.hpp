#pragma once
// Boards and queries from a judge's input. Most of a board is scanned in blocks where it lies in the
// input's buffer, and stays there. What is not a whole block, and any block that a scan finds suspicious,
// is read a token at a time: the token reader knows errors and their positions.

#include <cstddef>
#include <cstdint>
#include <limits>

#include "judge/buffer.hpp"
#include "judge/case_size.hpp"
#include "judge/characters.hpp"
#include "judge/input.hpp"
#include "judge/scan.hpp"
#include "lianliankan/board.hpp"
#include "lianliankan/kept_text.hpp"
#include "lianliankan/link.hpp"

namespace lianliankan {

// More cells than that are refused: 256 MiB of bits and at least 2 GiB of kept text.
const std::uint64_t max_cells = std::uint64_t{1} << 30;

namespace detail {

const std::uint64_t max_number = std::numeric_limits<std::int64_t>::max();

class BoardReader {
 public:
  BoardReader(judge::Input& input, KeptText& text) : input_(input), text_(text) {}
  ~BoardReader() { input_.keep(nullptr); }

  BoardReader(const BoardReader&) = delete;
  BoardReader& operator=(const BoardReader&) = delete;

  // Reads a text of so many cells, at least 1.
  void read(std::size_t cells) {
    input_.at_end();
    input_.keep(&text_.start(offset()));
    for (missing_ = cells; missing_ != 0;) {
      if (!input_.at_end()) read_blocks();
      // Whatever is wrong with a block, it is behind after so many tokens.
      for (std::size_t i = 0; i < judge::block_size / 2 && missing_ != 0; ++i) read_token();
    }
    text_.finish(input_.buffer(), input_.begin());
  }

 private:
  // In the buffer, of what is read next.
  std::size_t offset() const {
    return static_cast<std::size_t>(input_.begin() - input_.buffer().begin());
  }

  // From the start of a token to the start of another one.
  void read_blocks() {
    if (offset() % judge::block_size == 0 || read_part()) {
      do {
        read_whole_blocks();
      } while (input_.begin() == input_.end() && input_.refill());
    }
    const char* start = input_.begin();
    while (!judge::is_white_space(start[-1])) --start;
    input_.move_to(start);
  }

  // The last cell is never read in a block, so that nothing behind it is.
  bool is_fit(const judge::Block& block) const { return block.is_good && block.ends < missing_; }

  // Up to the end of a block. False if it is not all there or may not be all good.
  bool read_part() {
    const std::size_t size = judge::block_size - offset() % judge::block_size;
    if (size > static_cast<std::size_t>(input_.end() - input_.begin())) return false;
    const judge::Block block = judge::PortableScanner::scan(input_.begin(), size);
    if (!is_fit(block)) return false;
    text_.add(offset(), block.ends, !block.is_zero);
    missing_ -= block.ends;
    input_.consume(input_.begin() + size);
    return true;
  }

  // Stops before a block that is not all there or may not be all good.
  void read_whole_blocks() {
    const char* at = input_.begin();
    text_.begin_block(offset());
    for (; input_.end() - at >= std::ptrdiff_t{judge::block_size}; at += judge::block_size) {
      const judge::Block block = judge::Scanner::scan(at);
      if (!is_fit(block)) break;
      text_.add_block(block.ends, !block.is_zero);
      missing_ -= block.ends;
      if (block.is_plain) continue;
      input_.move_to(at);
      input_.consume(at + judge::block_size);
    }
    input_.move_to(at);
  }

  // Throws if the next token is not a kind.
  void read_token() {
    input_.number("a kind", 0, max_number);
    text_.add(offset(), 1, true);
    --missing_;
  }

  judge::Input& input_;
  KeptText& text_;
  std::size_t missing_ = 0;
};

}  // namespace detail

// Reads the next board. False if there is none: at `0 0` or at the end of the input.
inline bool read_board(judge::Input& input, Board& board) {
  judge::CaseSize size;
  if (!judge::read_case_size(input, max_cells, size)) return false;
  board.reset(static_cast<std::size_t>(size.rows), static_cast<std::size_t>(size.columns));
  detail::BoardReader(input, board.text()).read(board.rows() * board.columns());
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
