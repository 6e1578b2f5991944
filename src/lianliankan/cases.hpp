#pragma once
// One loop over all queries of all boards, which whatever is asked of the program shares.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "judge/errors.hpp"
#include "judge/input.hpp"
#include "lianliankan/board.hpp"
#include "lianliankan/link.hpp"
#include "lianliankan/occupancy.hpp"
#include "lianliankan/reading.hpp"

namespace lianliankan {

// One query with its answer.
struct Case {
  const Board& board;
  Occupancy& occupancy;
  Query query;
  std::vector<Cell> path;      // that removes the two pieces; empty if the answer is NO
  judge::Position at;          // of the query's first token
  std::uint64_t board_number;  // in the input, from 1
  std::uint64_t query_number;  // on the board, from 1
};

namespace detail {

// `at` becomes the position of its first token.
inline Query read_query(judge::Input& input, const Board& board, judge::Position& at) {
  const auto read = [&](const char* what, std::size_t size) {
    return static_cast<std::size_t>(input.number(what, 1, size) - 1);
  };
  Query query;
  query.from.row = read("a row", board.rows);
  at = input.token_position();
  query.from.column = read("a column", board.columns);
  query.to.row = read("a row", board.rows);
  query.to.column = read("a column", board.columns);
  return query;
}

}  // namespace detail

// Calls use(const Case&) for each query as soon as it is read. Throws judge::MalformedInput for
// input that breaks the rules.
template <class Use>
void for_each_case(judge::Input& input, Use use) {
  Board board;
  Occupancy occupancy(board);
  for (std::uint64_t number = 1; read_board(input, board); ++number) {
    occupancy.reset();
    const std::uint64_t queries = input.number("the number of queries", 0, max_number);
    for (std::uint64_t i = 1; i <= queries; ++i) {
      judge::Position at;
      const Query query = detail::read_query(input, board, at);
      use(Case{board, occupancy, query, link(board, occupancy, query), at, number, i});
    }
  }
}

}  // namespace lianliankan
