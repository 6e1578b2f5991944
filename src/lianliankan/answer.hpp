#pragma once
// lianliankan: HDU 1175. Answers as the judge wants it: for each query YES if the two pieces are of
// one kind and a path with at most two turns joins them through empty cells, else NO.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "judge/input.hpp"
#include "judge/output.hpp"
#include "lianliankan/board.hpp"
#include "lianliankan/link.hpp"
#include "lianliankan/occupancy.hpp"
#include "lianliankan/reading.hpp"

namespace lianliankan {

// What is answered at a time: one query. The board may be another one afterwards.
struct Case {
  const Board& board;
  Occupancy& occupancy;
  Query query;
  std::vector<Cell> path;      // that joins the two pieces; empty if the answer is NO
  std::uint64_t board_number;  // in the input, from 1
  std::uint64_t query_number;  // on the board, from 1
};

inline const char* verdict_of(const Case& one) { return one.path.empty() ? "NO" : "YES"; }

// A cell of a query. Throws judge::MalformedInput if it is not on the board.
inline Cell read_cell(judge::Input& input, const Board& board) {
  const std::uint64_t row = input.number("a row", 1, board.rows);
  const std::uint64_t column = input.number("a column", 1, board.columns);
  return {static_cast<std::size_t>(row - 1), static_cast<std::size_t>(column - 1)};
}

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
      const Query query = {read_cell(input, board), read_cell(input, board)};
      use(Case{board, occupancy, query, link(board, occupancy, query), number, i});
    }
  }
}

// Throws like for_each_case().
inline void answer(judge::Input& input, judge::Output& output) {
  for_each_case(input, [&](const Case& one) { output.line(verdict_of(one)); });
}

}  // namespace lianliankan
