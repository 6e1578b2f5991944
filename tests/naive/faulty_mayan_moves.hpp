#pragma once
// Mayan programs with one mistake in the moves that they try or in the order of these.

#include <algorithm>
#include <vector>

#include "naive/mayan_program.hpp"

namespace naive {
namespace detail {

struct SkipsSameColourSwaps : MayanProgram {
  bool is_skipped(const Cells& cells, const Move& move) override {
    return cells.colour[move.x][move.y] == cells.colour[move.x + move.g][move.y];
  }
};

struct SkipsSameColourSwapsAfterTheFirstMove : MayanProgram {
  bool is_skipped(const Cells& cells, const Move& move) override {
    return !line_.empty() && cells.colour[move.x][move.y] == cells.colour[move.x + move.g][move.y];
  }
};

struct SkipsMovesThatStartNothing : MayanProgram {
  bool is_skipped(const Cells& cells, const Move& move) override {
    Cells next = cells;
    drag(next, move);
    drop(next);
    return !vanish(next);
  }
};

struct NeverDragsLeft : MayanProgram {
  bool is_skipped(const Cells&, const Move& move) override { return move.g == -1; }
};

struct DragsLeftIntoEmptyColumnsOnly : MayanProgram {
  bool is_skipped(const Cells& cells, const Move& move) override {
    return move.g == -1 && cells.colour[move.x - 1][0] != 0;
  }
};

struct NeverDragsIntoEmptyCells : MayanProgram {
  bool is_skipped(const Cells& cells, const Move& move) override {
    return cells.colour[move.x + move.g][move.y] == 0;
  }
};

struct NeverMovesTheLastColumn : MayanProgram {
  bool is_skipped(const Cells&, const Move& move) override { return move.x == kWidth - 1; }
};

struct NeverMovesTheTopRows : MayanProgram {
  bool is_skipped(const Cells&, const Move& move) override { return move.y >= 5; }
};

struct TriesLeftBeforeRight : MayanProgram {
  void add_moves(const Cells& cells, int x, int y, std::vector<Move>& found) override {
    if (cells.colour[x][y] == 0) return;
    if (x > 0 && cells.colour[x - 1][y] == 0) found.push_back({x, y, -1});
    if (x + 1 < kWidth) found.push_back({x, y, 1});
  }
};

struct Ordered : MayanProgram {
  std::vector<Move> moves(const Cells& cells) override {
    std::vector<Move> found = MayanProgram::moves(cells);
    std::stable_sort(found.begin(), found.end(),
                     [&](const Move& a, const Move& b) { return key(a) < key(b); });
    return found;
  }
  virtual int key(const Move& move) = 0;
};

struct TriesLeftAfterAllRight : Ordered {
  int key(const Move& move) override { return -move.g; }
};

struct TriesRowsBeforeColumns : Ordered {
  int key(const Move& move) override { return move.y; }
};

struct TriesTheTopRowFirst : Ordered {
  int key(const Move& move) override { return 10 * move.x - move.y; }
};

struct TriesTheRightColumnFirst : Ordered {
  int key(const Move& move) override { return -move.x; }
};

struct DragsOverTheEdge : MayanProgram {
  void add_moves(const Cells& cells, int x, int y, std::vector<Move>& found) override {
    if (cells.colour[x][y] == 0) return;
    found.push_back({x, y, 1});
    if (x == 0 || cells.colour[x - 1][y] == 0) found.push_back({x, y, -1});
  }
  void drag(Cells& cells, const Move& move) override {
    const int target = move.x + move.g;
    if (target >= 0 && target < kWidth) return MayanProgram::drag(cells, move);
    cells.colour[move.x][move.y] = 0;
  }
};

}  // namespace detail
}  // namespace naive
