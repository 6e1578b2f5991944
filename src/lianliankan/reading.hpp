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

// More cells than that are refused: 128 MiB of bits and at least 1 GiB of kept text.
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

  // Up to the end of a block.
  std::size_t block_left() const { return judge::block_size - offset() % judge::block_size; }

  void add(std::size_t cells, bool has_pieces) {
    text_.add(offset(), cells, has_pieces);
    missing_ -= cells;
  }

  // From the start of a token to the start of another one.
  void read_blocks() {
    while (has_block() && read_block()) continue;
    const char* start = input_.begin();
    while (!judge::is_white_space(start[-1])) --start;
    input_.move_to(start);
  }

  bool has_block() {
    if (input_.begin() == input_.end()) {
      const judge::Buffer& buffer = input_.buffer();
      const bool is_full = input_.end() == buffer.end();
      if (!input_.refill()) return false;
      // There, the number that was cut is whole.
      if (is_full) input_.move_to(buffer.begin());
    }
    return static_cast<std::size_t>(input_.end() - input_.begin()) >= block_left();
  }

  // False if it may not be all good. The last cell is never read here, so that nothing behind it is.
  bool read_block() {
    const char* const begin = input_.begin();
    const std::size_t size = block_left();
    const judge::Block block = size == judge::block_size
                                   ? judge::Scanner::scan(begin)
                                   : judge::PortableScanner::scan(begin, size);
    if (!block.is_good || block.ends >= missing_) return false;
    add(block.ends, !block.is_zero);
    block.is_plain ? input_.move_to(begin + size) : input_.consume(begin + size);
    return true;
  }

  // Throws if the next token is not a kind.
  void read_token() {
    input_.number("a kind", 0, max_number);
    add(1, true);
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
