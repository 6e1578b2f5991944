#pragma once
// An input at the judge's limits, made to find slow programs and small arrays: ten boards of 1000 x
// 999 with 49 queries each, a digit a cell. A search that goes a step at a time visits most of a
// board for most queries, and many are answered NO only when all is searched.

#include <algorithm>
#include <cstdint>
#include <vector>

#include "judge/output.hpp"
#include "lianliankan/random/dice.hpp"
#include "lianliankan/random/draft.hpp"
#include "lianliankan/random/queries.hpp"

namespace lianliankan {
namespace hard_boards {

const int query_count = 49;

using scenarios::any_place;
using scenarios::other;
using scenarios::own;

// A cell with a piece, if a hundred throws of the dice find one.
inline Place any_piece(Dice& dice, const Draft& board) {
  Place place = any_place(dice, board);
  for (int i = 0; i < 100 && board.kind(place) == 0; ++i) place = any_place(dice, board);
  return place;
}

// Fills a board: kind_at(row, column) is the kind of each cell.
template <class KindAt>
void fill(Draft& board, KindAt kind_at) {
  for (Place place = {1, 1}; place.row <= board.rows; ++place.row) {
    for (place.column = 1; place.column <= board.columns; ++place.column) {
      board.put(place, kind_at(place.row, place.column));
    }
  }
}

// Two pieces anywhere, every third time in one row.
inline void ask_any_pieces(Dice& dice, Draft& board) {
  for (int i = 0; i < query_count; ++i) {
    const Place from = any_piece(dice, board);
    Place to = any_piece(dice, board);
    if (i % 3 == 0 && board.kind({from.row, to.column}) != 0) to.row = from.row;
    board.ask(from, to);
  }
}

// Much room around each target, and no way in.
inline void boxed_in(Dice& dice, Draft& board) {
  for (int i = 0; i < query_count; ++i) {
    const Place target = any_place(dice, board), from = any_place(dice, board);
    for (int row = -1; row <= 1; ++row) {
      for (int column = -1; column <= 1; ++column) {
        board.put({target.row + row, target.column + column}, other);
      }
    }
    board.put(target, own);
    board.put(from, own);
    board.ask(from, target);
  }
}

// A few pieces, two of them in the bottom corners.
inline void empty(Dice& dice, Draft& board) {
  board.put({board.rows, board.columns}, own);
  board.put({board.rows, 1}, own);
  board.ask({board.rows, board.columns}, {board.rows, 1});
  while (board.queries.size() < query_count) {
    const Place from = any_place(dice, board), to = any_place(dice, board);
    board.put(from, own);
    board.put(to, own);
    board.ask(from, to);
  }
}

// Nothing but pieces of one kind: only neighbours are joined. Every third query asks for two, if it
// can.
inline void full(Dice& dice, Draft& board) {
  fill(board, [](int, int) { return own; });
  for (int i = 0; i < query_count; ++i) {
    const Place from = any_place(dice, board);
    const Place next = {from.row, from.column + 1};
    board.ask(from, i % 3 == 0 && board.has(next) ? next : any_place(dice, board));
  }
}

// Empty cells and pieces alternate: all paths are short.
inline void checkerboard(Dice& dice, Draft& board) {
  fill(board, [](int row, int column) { return (row + column) % 2 == 0 ? own : 0; });
  for (int i = 0; i < query_count; ++i) {
    const Place from = any_piece(dice, board);
    const Place next = {from.row + 1, from.column + 1};
    board.ask(from, i % 3 == 0 && board.has(next) ? next : any_piece(dice, board));
  }
}

// One corridor to and fro between walls: the longest way. The walls are what is asked for.
inline void serpentine(Dice& dice, Draft& board) {
  const int last = board.columns;
  fill(board, [last](int row, int column) {
    const int gap = row % 4 == 2 ? last : 1;
    return row % 2 == 0 && column != gap ? own : 0;
  });
  ask_any_pieces(dice, board);
}

// The same as a spiral: rings of corridor and of wall. Just below its top left corner each corridor
// is blocked, and below the block a gap leads into the next one.
inline void spiral(Dice& dice, Draft& board) {
  const int rows = board.rows, columns = board.columns;
  const auto ring = [=](int row, int column) {
    return std::min(std::min(row - 1, rows - row), std::min(column - 1, columns - column));
  };
  fill(board, [&](int row, int column) { return ring(row, column) % 2 == 0 ? 0 : own; });
  for (int depth = 0; 2 * depth + 6 < std::min(rows, columns); depth += 2) {
    board.put({depth + 2, depth + 1}, own);
    board.put({depth + 3, depth + 2}, 0);
  }
  ask_any_pieces(dice, board);
}

// Every other column is a corridor down from a piece in the first row to the last row, which joins
// them all. Half of them are blocked.
inline void comb(Dice& dice, Draft& board) {
  const int last = board.rows, teeth = (board.columns + 1) / 2;
  fill(board, [last](int row, int column) {
    return row == 1 || (row != last && column % 2 == 0) ? own : 0;
  });
  for (int tooth = 1; tooth <= teeth; ++tooth) {
    if (dice.one_in(2)) board.put({dice.between(2, last - 1), 2 * tooth - 1}, other);
  }
  for (int i = 0; i < query_count; ++i) {
    const int from = dice.between(1, teeth), to = dice.between(1, teeth);
    board.ask({1, 2 * from - 1}, {1, 2 * to - 1});
  }
}

// A third of the cells hold pieces: no path goes far, but there is a way to nearly everywhere.
inline void scattered(Dice& dice, Draft& board) {
  fill(board, [&](int, int) { return dice.one_in(3) ? own : 0; });
  ask_any_pieces(dice, board);
}

// A wall between two halves, with one gap that all paths with two turns go through.
inline void gap(Dice& dice, Draft& board) {
  const int middle = board.rows / 2;
  for (int column = 1; column <= board.columns; ++column) board.put({middle, column}, other);
  board.put({middle, dice.between(1, board.columns)}, 0);
  for (int i = 0; i < query_count; ++i) {
    const Place from = {dice.between(1, middle - 1), dice.between(1, board.columns)};
    const Place to = {dice.between(middle + 1, board.rows), dice.between(1, board.columns)};
    board.put(from, own);
    board.put(to, own);
    board.ask(from, to);
  }
}

// Only the outermost cells are empty: paths run along the first and last row and column.
inline void rim(Dice& dice, Draft& board) {
  const int rows = board.rows, columns = board.columns;
  fill(board, [=](int row, int column) {
    return row == 1 || row == rows || column == 1 || column == columns ? 0 : own;
  });
  for (int i = 0; i < query_count; ++i) {
    const int row = dice.one_in(2) ? 2 : rows - 1;
    const Place from = {row, dice.between(2, columns - 1)},
                to = {row, dice.between(2, columns - 1)};
    board.ask(from, dice.one_in(3) ? Place{rows + 1 - row, to.column} : to);
  }
}

// All of them, for an empty board of at least 8 x 8.
inline const std::vector<void (*)(Dice&, Draft& board)>& all() {
  static const std::vector<void (*)(Dice&, Draft&)> boards = {
      full, checkerboard, rim, comb, empty, serpentine, spiral, gap, scattered, boxed_in};
  return boards;
}

}  // namespace hard_boards

// Writes the input of a seed: just below 20,000,000 bytes.
inline void hard(std::uint64_t seed, judge::Output& output) {
  Dice dice(seed);
  for (const auto draw : hard_boards::all()) {
    Draft board(1000, 999);
    draw(dice, board);
    write(board, output);
  }
  output.line("0 0");
}

}  // namespace lianliankan
