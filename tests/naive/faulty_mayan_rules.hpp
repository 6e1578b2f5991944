#pragma once
// Mayan programs with one mistake in the rules: in what vanishes or in what drops.

#include <algorithm>

#include "naive/mayan_program.hpp"

namespace naive {
namespace detail {

// ---- Vanishing. ----

struct ClearsRunByRun : MayanProgram {
  bool vanish(Cells& cells) override {
    for (int x = 0; x < kWidth; ++x) {
      for (int y = 0; y < kHeight; ++y) {
        for (const int dx : {1, 0}) {
          if (!is_three(cells, x, y, dx, 1 - dx)) continue;
          const int colour = cells.colour[x][y];
          for (int i = x, j = y; i < kWidth && j < kHeight && cells.colour[i][j] == colour;
               i += dx, j += 1 - dx) {
            cells.colour[i][j] = 0;
          }
          return true;
        }
      }
    }
    return false;
  }
};

// Without a look at the columns before the rows are gone, or the other way round.
template <int first_dx>
struct ClearsOneWayFirst : MayanProgram {
  bool vanish(Cells& cells) override {
    bool any = false;
    for (const int dx : {first_dx, 1 - first_dx}) {
      Marks gone = {};
      for (int x = 0; x < kWidth; ++x) {
        for (int y = 0; y < kHeight; ++y) {
          if (is_three(cells, x, y, dx, 1 - dx)) mark_three(gone, x, y, dx, 1 - dx);
        }
      }
      any |= remove(cells, gone);
    }
    return any;
  }
};

struct ClearsThreeOfALongerRun : MayanProgram {
  void mark(const Cells& cells, int x, int y, Marks& gone) override {
    for (const int dx : {1, 0}) {
      if (!is_three(cells, x, y, dx, 1 - dx)) continue;
      if (gone[x][y] && gone[x + dx][y + 1 - dx]) continue;
      mark_three(gone, x, y, dx, 1 - dx);
    }
  }
};

struct ClearsARowOrElseAColumn : MayanProgram {
  void mark(const Cells& cells, int x, int y, Marks& gone) override {
    if (is_three(cells, x, y, 1, 0)) {
      mark_three(gone, x, y, 1, 0);
    } else if (is_three(cells, x, y, 0, 1)) {
      mark_three(gone, x, y, 0, 1);
    }
  }
};

struct ClearsNoRunOfMarkedBlocks : MayanProgram {
  void mark(const Cells& cells, int x, int y, Marks& gone) override {
    if (!gone[x][y]) MayanProgram::mark(cells, x, y, gone);
  }
};

struct ClearsRowsOnly : MayanProgram {
  void mark(const Cells& cells, int x, int y, Marks& gone) override {
    if (is_three(cells, x, y, 1, 0)) mark_three(gone, x, y, 1, 0);
  }
};

struct MissesTheTopRun : MayanProgram {
  void mark(const Cells& cells, int x, int y, Marks& gone) override {
    if (is_three(cells, x, y, 1, 0)) mark_three(gone, x, y, 1, 0);
    if (y + 3 < kHeight && is_three(cells, x, y, 0, 1)) mark_three(gone, x, y, 0, 1);
  }
};

struct MissesTheLastRowRun : MayanProgram {
  void mark(const Cells& cells, int x, int y, Marks& gone) override {
    if (x + 3 < kWidth && is_three(cells, x, y, 1, 0)) mark_three(gone, x, y, 1, 0);
    if (is_three(cells, x, y, 0, 1)) mark_three(gone, x, y, 0, 1);
  }
};

struct ClearsTouchingBlocks : MayanProgram {
  bool vanish(Cells& cells) override {
    for (int x = 0; x < kWidth; ++x) {
      for (int y = 0; y < kHeight && cells.colour[x][y] != 0; ++y) {
        Marks gone = {};
        if (flood(cells, x, y, cells.colour[x][y], gone) >= 3) return remove(cells, gone);
      }
    }
    return false;
  }
  int flood(const Cells& cells, int x, int y, int colour, Marks& gone) {
    if (x < 0 || y < 0 || x >= kWidth || y >= kHeight) return 0;
    if (gone[x][y] || cells.colour[x][y] != colour) return 0;
    gone[x][y] = true;
    return 1 + flood(cells, x + 1, y, colour, gone) + flood(cells, x - 1, y, colour, gone) +
           flood(cells, x, y + 1, colour, gone) + flood(cells, x, y - 1, colour, gone);
  }
};

template <int times>
struct ClearsSoOften : MayanProgram {
  void play(Cells& cells, const Move& move) override {
    drag(cells, move);
    drop(cells);
    for (int i = 0; i < times && vanish(cells); ++i) drop(cells);
  }
};

// ---- Dropping. ----

struct ClearsBeforeDropping : MayanProgram {
  void play(Cells& cells, const Move& move) override {
    drag(cells, move);
    do drop(cells);
    while (vanish(cells));
  }
  void drag(Cells& cells, const Move& move) override {
    MayanProgram::drag(cells, move);
    vanish(cells);
  }
};

struct DropsNothingAfterADrag : MayanProgram {
  void play(Cells& cells, const Move& move) override {
    drag(cells, move);
    while (vanish(cells)) drop(cells);
  }
};

struct DropsNothingAboveADrag : MayanProgram {
  void play(Cells& cells, const Move& move) override {
    const Cells before = cells;
    drag(cells, move);
    drop(cells);
    if (before.colour[move.x + move.g][move.y] == 0) {
      std::copy(before.colour[move.x], before.colour[move.x] + kHeight, cells.colour[move.x]);
      cells.colour[move.x][move.y] = 0;
    }
    while (vanish(cells)) drop(cells);
  }
};

struct DropsByOneRow : MayanProgram {
  void drop(Cells& cells) override {
    for (auto& column : cells.colour) {
      int* const gap = std::find(column, column + kHeight, 0);
      if (gap != column + kHeight) std::rotate(gap, gap + 1, column + kHeight);
    }
  }
};

}  // namespace detail
}  // namespace naive
