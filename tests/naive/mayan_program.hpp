#pragma once
// A whole mayan program as contestants write it, right and slow. Its steps are virtual, so that a
// program with one mistake (faulty_mayan.hpp) says in one step what it does differently.

#include <algorithm>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "naive/mayan.hpp"

namespace naive {

class MayanProgram {
 public:
  virtual ~MayanProgram() = default;

  std::string run(const std::string& input) {
    std::istringstream words(input);
    words >> n_;
    Cells cells;
    for (auto& column : cells.colour) read_column(words, column);
    return shown(search(cells, n_));
  }

 protected:
  static constexpr int kWidth = 5;
  static constexpr int kHeight = 7;

  struct Cells {
    int colour[kWidth][kHeight] = {};
  };
  using Marks = bool[kWidth][kHeight];

  static int count(const Cells& cells, int colour) {
    const int* const first = &cells.colour[0][0];
    return static_cast<int>(std::count(first, first + kWidth * kHeight, colour));
  }

  static int blocks_on(const Cells& cells) { return kWidth * kHeight - count(cells, 0); }

  // Whether the row or column of three that begins at (x, y) is of one colour.
  static bool is_three(const Cells& cells, int x, int y, int dx, int dy) {
    if (x + 2 * dx >= kWidth || y + 2 * dy >= kHeight || cells.colour[x][y] == 0) return false;
    return cells.colour[x][y] == cells.colour[x + dx][y + dy] &&
           cells.colour[x][y] == cells.colour[x + 2 * dx][y + 2 * dy];
  }

  static void mark_three(Marks& gone, int x, int y, int dx, int dy) {
    for (int i = 0; i < 3; ++i) gone[x + i * dx][y + i * dy] = true;
  }

  // False if nothing is marked.
  static bool remove(Cells& cells, const Marks& gone) {
    bool any = false;
    for (int x = 0; x < kWidth; ++x) {
      for (int y = 0; y < kHeight; ++y) {
        if (!gone[x][y]) continue;
        cells.colour[x][y] = 0;
        any = true;
      }
    }
    return any;
  }

  virtual void read_column(std::istream& words, int (&column)[kHeight]) {
    int colour;
    for (int y = 0; words >> colour && colour != 0; ++y) column[y] = colour;
  }

  virtual std::string shown(bool is_solved) {
    std::string text;
    for (const Move& move : line_) text += shown(move) + "\n";
    return is_solved ? text : "-1\n";
  }

  virtual std::string shown(const Move& move) {
    return std::to_string(move.x) + " " + std::to_string(move.y) + " " + std::to_string(move.g);
  }

  virtual bool search(Cells& cells, int moves_left) {
    if (moves_left == 0) return blocks_on(cells) == 0;
    if (is_hopeless(cells, moves_left)) return false;
    for (const Move& move : moves(cells)) {
      if (is_skipped(cells, move)) continue;
      const Cells before = cells;
      play(cells, move);
      line_.push_back(move);
      if (search(cells, moves_left - 1)) return true;
      line_.pop_back();
      restore(cells, before, move);
    }
    return false;
  }

  virtual bool is_hopeless(const Cells&, int) { return false; }
  virtual bool is_skipped(const Cells&, const Move&) { return false; }
  virtual void restore(Cells& cells, const Cells& before, const Move&) { cells = before; }

  // In the order in which they are tried.
  virtual std::vector<Move> moves(const Cells& cells) {
    std::vector<Move> found;
    for (int x = 0; x < kWidth; ++x) {
      for (int y = 0; y < kHeight; ++y) add_moves(cells, x, y, found);
    }
    return found;
  }

  virtual void add_moves(const Cells& cells, int x, int y, std::vector<Move>& found) {
    if (cells.colour[x][y] == 0) return;
    if (x + 1 < kWidth) found.push_back({x, y, 1});
    if (x > 0 && cells.colour[x - 1][y] == 0) found.push_back({x, y, -1});
  }

  virtual void play(Cells& cells, const Move& move) {
    drag(cells, move);
    drop(cells);
    while (vanish(cells)) drop(cells);
  }

  virtual void drag(Cells& cells, const Move& move) {
    std::swap(cells.colour[move.x][move.y], cells.colour[move.x + move.g][move.y]);
  }

  virtual void drop(Cells& cells) {
    for (auto& column : cells.colour) {
      std::fill(std::remove(column, column + kHeight, 0), column + kHeight, 0);
    }
  }

  // False if there was no run.
  virtual bool vanish(Cells& cells) {
    Marks gone = {};
    for (int x = 0; x < kWidth; ++x) {
      for (int y = 0; y < kHeight; ++y) mark(cells, x, y, gone);
    }
    return remove(cells, gone);
  }

  // Marks the runs of three that begin at (x, y).
  virtual void mark(const Cells& cells, int x, int y, Marks& gone) {
    if (is_three(cells, x, y, 1, 0)) mark_three(gone, x, y, 1, 0);
    if (is_three(cells, x, y, 0, 1)) mark_three(gone, x, y, 0, 1);
  }

  int n_ = 0;
  std::vector<Move> line_;
};

}  // namespace naive
