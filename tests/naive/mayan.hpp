#pragma once

// Naive oracle for mayan (NOIP 2011 senior, day 1, problem 3). It exists twice on purpose: the
// rules, word for word, on columns that are plain vectors (for replaying an answer), and the
// textbook depth-first search over arrays, which is also the baseline of the benchmark. The two
// share no code.
//
// A board is five columns, left to right, each at most seven colours (> 0) from bottom to top.
// No board passed in may hold a run yet; none of these functions checks that.

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace naive {

struct Move {
  int x, y, g;
};

inline bool operator==(const Move& a, const Move& b) {
  return a.x == b.x && a.y == b.y && a.g == b.g;
}
inline bool operator!=(const Move& a, const Move& b) { return !(a == b); }

using Board = std::vector<std::vector<long long>>;

// ---- The rules, on vectors. ----

// The colour at (x, y), 0 where there is no block or no board.
inline long long colour_at(const Board& board, int x, int y) {
  if (x < 0 || y < 0 || x >= static_cast<int>(board.size())) return 0;
  const auto& column = board[static_cast<std::size_t>(x)];
  return y < static_cast<int>(column.size()) ? column[static_cast<std::size_t>(y)] : 0;
}

inline bool is_empty(const Board& board) {
  return std::all_of(board.begin(), board.end(), [](const auto& column) { return column.empty(); });
}

inline bool is_legal(const Board& board, const Move& move) {
  const int target = move.x + move.g;
  return (move.g == 1 || move.g == -1) && target >= 0 && target < static_cast<int>(board.size()) &&
         colour_at(board, move.x, move.y) != 0;
}

// Whether the block at (x, y) lies in a horizontal or vertical run of three or more.
inline bool in_run(const Board& board, int x, int y) {
  const long long colour = colour_at(board, x, y);
  if (colour == 0) return false;
  const auto length = [&](int dx, int dy) {
    int steps = 0;
    while (colour_at(board, x + dx * (steps + 1), y + dy * (steps + 1)) == colour) ++steps;
    return steps;
  };
  return length(-1, 0) + 1 + length(1, 0) >= 3 || length(0, -1) + 1 + length(0, 1) >= 3;
}

inline bool has_run(const Board& board) {
  for (int x = 0; x < static_cast<int>(board.size()); ++x) {
    for (int y = 0; colour_at(board, x, y) != 0; ++y) {
      if (in_run(board, x, y)) return true;
    }
  }
  return false;
}

// The board after all cells in runs vanished together, once, and what is above dropped.
inline Board remove_runs(const Board& board) {
  Board rest(board.size());
  for (int x = 0; x < static_cast<int>(board.size()); ++x) {
    for (int y = 0; colour_at(board, x, y) != 0; ++y) {
      if (!in_run(board, x, y)) rest[static_cast<std::size_t>(x)].push_back(colour_at(board, x, y));
    }
  }
  return rest;
}

// The board after a legal move's drag, with everything dropped and nothing vanished yet.
inline Board drag(Board board, const Move& move) {
  auto& from = board[static_cast<std::size_t>(move.x)];
  auto& to = board[static_cast<std::size_t>(move.x + move.g)];
  const auto y = static_cast<std::size_t>(move.y);
  if (y < to.size()) {
    std::swap(from[y], to[y]);
  } else {
    to.push_back(from[y]);
    from.erase(from.begin() + move.y);
  }
  return board;
}

// The board at rest after a legal move.
inline Board apply(const Board& board, const Move& move) {
  Board next = drag(board, move);
  while (has_run(next)) next = remove_runs(next);
  return next;
}

// Whether the moves, each legal, empty the board with the last one and no earlier.
inline bool empties(Board board, const std::vector<Move>& moves) {
  for (const Move& move : moves) {
    if (!is_legal(board, move)) return false;
    board = naive::apply(board, move);
  }
  return is_empty(board);
}

// All legal moves, in answer order.
inline std::vector<Move> legal_moves(const Board& board) {
  std::vector<Move> moves;
  for (int x = 0; x < static_cast<int>(board.size()); ++x) {
    for (int y = 0; colour_at(board, x, y) != 0; ++y) {
      for (int g : {1, -1}) {
        if (is_legal(board, {x, y, g})) moves.push_back({x, y, g});
      }
    }
  }
  return moves;
}

// The answer by definition: every legal move tried, in answer order. For small boards only.
inline std::optional<std::vector<Move>> solve_by_definition(const Board& board, int n) {
  if (n == 0) {
    if (is_empty(board)) return std::vector<Move>{};
    return std::nullopt;
  }
  for (const Move& move : legal_moves(board)) {
    auto rest = solve_by_definition(apply(board, move), n - 1);
    if (!rest) continue;
    rest->insert(rest->begin(), move);
    return rest;
  }
  return std::nullopt;
}

// ---- The textbook search, on arrays. ----

namespace detail {

class TextbookMayan {
 public:
  // Colours are numbered 1, 2, ... so that a board is a plain array of int.
  explicit TextbookMayan(const Board& board) {
    std::vector<long long> colours;
    for (const auto& column : board) colours.insert(colours.end(), column.begin(), column.end());
    std::sort(colours.begin(), colours.end());
    for (std::size_t x = 0; x < board.size(); ++x) {
      for (std::size_t y = 0; y < board[x].size(); ++y) {
        const auto place = std::lower_bound(colours.begin(), colours.end(), board[x][y]);
        start_.colour[x][y] = static_cast<int>(place - colours.begin()) + 1;
      }
    }
  }

  std::optional<std::vector<Move>> solve(int n) {
    moves_.clear();
    if (search(start_, n)) return moves_;
    return std::nullopt;
  }

 private:
  static constexpr int kWidth = 5;
  static constexpr int kHeight = 7;

  struct Cells {
    int colour[kWidth][kHeight] = {};
  };

  static bool nothing_left(const Cells& cells) {
    for (int x = 0; x < kWidth; ++x) {
      if (cells.colour[x][0] != 0) return false;
    }
    return true;
  }

  static void drop(Cells& cells) {
    for (int x = 0; x < kWidth; ++x) {
      int top = 0;
      for (int y = 0; y < kHeight; ++y) {
        if (cells.colour[x][y] != 0) cells.colour[x][top++] = cells.colour[x][y];
      }
      while (top < kHeight) cells.colour[x][top++] = 0;
    }
  }

  static bool vanish(Cells& cells) {
    const auto& c = cells.colour;
    bool gone[kWidth][kHeight] = {};
    bool any = false;
    for (int x = 0; x < kWidth; ++x) {
      for (int y = 0; y < kHeight && c[x][y] != 0; ++y) {
        if (x + 2 < kWidth && c[x][y] == c[x + 1][y] && c[x][y] == c[x + 2][y]) {
          gone[x][y] = gone[x + 1][y] = gone[x + 2][y] = any = true;
        }
        if (y + 2 < kHeight && c[x][y] == c[x][y + 1] && c[x][y] == c[x][y + 2]) {
          gone[x][y] = gone[x][y + 1] = gone[x][y + 2] = any = true;
        }
      }
    }
    if (!any) return false;
    for (int x = 0; x < kWidth; ++x) {
      for (int y = 0; y < kHeight; ++y) {
        if (gone[x][y]) cells.colour[x][y] = 0;
      }
    }
    return true;
  }

  bool try_move(const Cells& cells, int n, const Move& move) {
    Cells next = cells;
    std::swap(next.colour[move.x][move.y], next.colour[move.x + move.g][move.y]);
    drop(next);
    while (vanish(next)) drop(next);
    moves_.push_back(move);
    if (search(next, n - 1)) return true;
    moves_.pop_back();
    return false;
  }

  // A left drag onto a block is the neighbour's right drag, which came before it: not tried again.
  bool search(const Cells& cells, int n) {
    if (n == 0) return nothing_left(cells);
    for (int x = 0; x < kWidth; ++x) {
      for (int y = 0; y < kHeight && cells.colour[x][y] != 0; ++y) {
        if (x + 1 < kWidth && try_move(cells, n, {x, y, 1})) return true;
        if (x > 0 && cells.colour[x - 1][y] == 0 && try_move(cells, n, {x, y, -1})) return true;
      }
    }
    return false;
  }

  Cells start_;
  std::vector<Move> moves_;
};

}  // namespace detail

// The lexicographically smallest n moves that empty a board of five columns, or none. n = 0 gives
// no moves on an empty board.
inline std::optional<std::vector<Move>> solve(const Board& board, int n) {
  return detail::TextbookMayan(board).solve(n);
}

// The legal first moves, in answer order, after which n - 1 more moves can empty the board; n > 0.
inline std::vector<Move> clearing_first_moves(const Board& board, int n) {
  std::vector<Move> first;
  for (const Move& move : legal_moves(board)) {
    if (solve(apply(board, move), n - 1)) first.push_back(move);
  }
  return first;
}

}  // namespace naive
