#pragma once
// What is checked of a lianliankan answer, by itself and against the oracle.

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "generate/lianliankan.hpp"
#include "judge/input.hpp"
#include "judge/memory_file.hpp"
#include "judge/output.hpp"
#include "lianliankan/board.hpp"
#include "lianliankan/link.hpp"
#include "lianliankan/occupancy.hpp"
#include "lianliankan/reading.hpp"
#include "naive/lianliankan.hpp"

namespace proof {

using lianliankan::Cell;
using lianliankan::Query;

// A board that can be filled again and again and asked.
class AskedBoard {
 public:
  // Makes the board by reading it: rows and columns, and the cells.
  void fill(const std::string& text) {
    static judge_test::MemoryFile file;
    file.fill(text.data(), text.size());
    judge::Output output(STDOUT_FILENO);
    judge::Input input(file.descriptor(), output);
    ASSERT_TRUE(lianliankan::read_board(input, board));
    occupancy.emplace(board);
  }

  void fill(const naive::Grid& grid) {
    fill(std::to_string(grid.size()) + ' ' + std::to_string(grid[0].size()) + '\n' +
         generate::board_text(grid));
  }

  std::vector<Cell> link(const Query& query) { return lianliankan::link(board, *occupancy, query); }

  lianliankan::Board board;
  std::optional<lianliankan::Occupancy> occupancy;  // of the board that it is filled with
};

// The case as the judge has it.
inline std::string shown(const naive::Grid& grid, const Query& query) {
  std::string text = std::to_string(grid.size()) + ' ' + std::to_string(grid[0].size()) + '\n' +
                     generate::board_text(grid) + "1\n";
  for (const std::size_t number :
       {query.from.row, query.from.column, query.to.row, query.to.column}) {
    text += std::to_string(number + 1) + ' ';
  }
  return text + "\n0 0\n";
}

// Walks a path from turning point to turning point. Empty if all is well.
inline std::string fault_of(const std::vector<Cell>& path, const naive::Grid& grid,
                            const Query& query) {
  if (path.size() < 2 || path.size() > 4) return "not one to three legs";
  if (!(path.front() == query.from) || !(path.back() == query.to)) return "wrong ends";
  for (std::size_t i = 1; i < path.size(); ++i) {
    const bool along_row = path[i].row == path[i - 1].row;
    if (along_row == (path[i].column == path[i - 1].column)) return "not a leg";
    if (i > 1 && along_row == (path[i - 1].row == path[i - 2].row)) return "no turn";
    for (Cell at = path[i - 1]; !(at == path[i]);) {
      const auto step = [](std::size_t& from, std::size_t to) {
        from += (to > from) - (to < from);
      };
      step(at.row, path[i].row);
      step(at.column, path[i].column);
      if (!(at == query.to) && grid[at.row][at.column] != 0) return "through a piece";
    }
  }
  return "";
}

inline int naive_turns(const naive::Grid& grid, const Query& query, bool allow_outside) {
  return naive::fewest_turns(
      grid, static_cast<int>(query.from.row) + 1, static_cast<int>(query.from.column) + 1,
      static_cast<int>(query.to.row) + 1, static_cast<int>(query.to.column) + 1, allow_outside);
}

// What is wrong with the answer of link(), where a path takes so many turns at least, or -1. Empty
// if all is well.
inline std::string fault_of(const std::vector<Cell>& path, const naive::Grid& grid,
                            const Query& query, int turns) {
  const long long from = grid[query.from.row][query.from.column];
  const long long to = grid[query.to.row][query.to.column];
  const bool are_two_of_a_kind = !(query.from == query.to) && from != 0 && from == to;
  if (!are_two_of_a_kind || turns < 0 || turns > 2) return path.empty() ? "" : "a path in vain";
  if (path.empty()) return "no path";
  if (static_cast<int>(path.size()) - 2 != turns) return "not the fewest turns";
  return fault_of(path, grid, query);
}

inline void expect_like_naive(AskedBoard& board, const naive::Grid& grid, const Query& query) {
  // Turns are counted for two pieces of a kind only: that takes long on a large board.
  const bool are_alike =
      grid[query.from.row][query.from.column] == grid[query.to.row][query.to.column];
  const int turns = are_alike ? naive_turns(grid, query, false) : -1;
  EXPECT_EQ(fault_of(board.link(query), grid, query, turns), "") << shown(grid, query);
}

// Calls use(Query) with every pair of cells.
template <class Use>
void for_each_query(std::size_t rows, std::size_t columns, Use use) {
  const std::size_t cells = rows * columns;
  for (std::size_t from = 0; from < cells; ++from) {
    for (std::size_t to = 0; to < cells; ++to) {
      use(Query{{from / columns, from % columns}, {to / columns, to % columns}});
    }
  }
}

// Calls use(grid) with every board of this size of kinds 0 to `kinds`.
template <class Use>
void for_each_grid(std::size_t rows, std::size_t columns, int kinds, Use use) {
  naive::Grid grid(rows, std::vector<long long>(columns, 0));
  for (;;) {
    use(static_cast<const naive::Grid&>(grid));
    std::size_t cell = 0;
    for (; cell < rows * columns; ++cell) {
      long long& kind = grid[cell / columns][cell % columns];
      if (kind++ != kinds) break;
      kind = 0;
    }
    if (cell == rows * columns) return;
  }
}

}  // namespace proof
