#pragma once
// The loop over all queries of all boards, which answer(), explain() and check() share.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "judge/input.hpp"
#include "lianliankan/board.hpp"
#include "lianliankan/link.hpp"
#include "lianliankan/occupancy.hpp"
#include "lianliankan/reading.hpp"

namespace lianliankan {

// What is answered at a time: one query.
struct Case {
  const Board& board;
  Occupancy& occupancy;
  Query query;
  std::vector<Cell> path;      // that joins the two pieces; empty if the answer is NO
  std::uint64_t board_number;  // in the input, from 1
  std::uint64_t query_number;  // on the board, from 1
};

namespace detail {

inline Cell read_cell(judge::Input& input, const Board& board) {
  const std::uint64_t row = input.number("a row", 1, board.rows);
  const std::uint64_t column = input.number("a column", 1, board.columns);
  return {static_cast<std::size_t>(row - 1), static_cast<std::size_t>(column - 1)};
}

}  // namespace detail

// Calls use(const Case&) for each query as soon as it is read. Throws judge::MalformedInput for
// input that breaks the rules.
template <class Use>
void for_each_case(judge::Input& input, Use use) {
  Board board;
  for (std::uint64_t number = 1; read_board(input, board); ++number) {
    Occupancy occupancy(board);
    const std::uint64_t queries = input.number("the number of queries", 0, max_number);
    for (std::uint64_t i = 1; i <= queries; ++i) {
      input.begin_case();
      const Query query = {detail::read_cell(input, board), detail::read_cell(input, board)};
      use(Case{board, occupancy, query, link(board, occupancy, query), number, i});
    }
  }
}

}  // namespace lianliankan
