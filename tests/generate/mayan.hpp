#pragma once
// Boards for mayan: written by hand, made from a seed, and taken from the oracle's form to the
// solver's and back. The same seed gives the same boards everywhere.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "mayan/board.hpp"
#include "mayan/puzzle.hpp"
#include "naive/mayan.hpp"

namespace generate {

// Of at most five columns, each at most seven blocks high.
inline mayan::Puzzle mayan_puzzle(int moves, const naive::Board& board) {
  mayan::Puzzle puzzle;
  puzzle.moves = moves;
  for (std::size_t x = 0; x < board.size(); ++x) {
    for (std::size_t y = 0; y < board[x].size(); ++y) {
      mayan::put_block(puzzle, static_cast<int>(x), static_cast<int>(y), board[x][y]);
    }
  }
  return puzzle;
}

inline naive::Board naive_board(const mayan::Puzzle& puzzle) {
  naive::Board columns(mayan::columns);
  for (int x = 0; x < mayan::columns; ++x) {
    for (int y = 0; y < mayan::rows && puzzle.board.number_at(x, y) != 0; ++y) {
      columns[static_cast<std::size_t>(x)].push_back(
          puzzle.colours[puzzle.board.number_at(x, y) - 1]);
    }
  }
  return columns;
}

inline std::vector<naive::Move> naive_moves(const std::vector<mayan::Move>& moves) {
  std::vector<naive::Move> result;
  for (const mayan::Move& move : moves) result.push_back({move.x, move.y, move.direction});
  return result;
}

// As the judge has it: input for a program, and for failure messages.
inline std::string mayan_input(std::uint64_t moves, const naive::Board& board) {
  std::string text = std::to_string(moves) + "\n";
  for (std::size_t x = 0; x < 5; ++x) {
    if (x < board.size()) {
      for (const long long colour : board[x]) text += std::to_string(colour) + " ";
    }
    text += "0\n";
  }
  return text;
}

// What such an input says; it must be well-formed.
struct MayanInput {
  int moves = 0;
  naive::Board board = naive::Board(5);
};

inline MayanInput read_mayan_input(const std::string& text) {
  MayanInput input;
  std::istringstream words(text);
  words >> input.moves;
  for (auto& column : input.board) {
    for (long long colour; words >> colour && colour != 0;) column.push_back(colour);
  }
  return input;
}

// A board of so many blocks (at most 35) that is at rest and has no run of three. No colour is rare
// if there are three blocks or more for each; there must be such boards: try two colours and more.
inline naive::Board mayan_board(std::mt19937& random, int blocks, int colours) {
  for (;;) {
    // Drawn anew each time, as there may be no board of very uneven ones.
    std::vector<long long> bag;
    for (int i = 0; i < blocks; ++i) {
      bag.push_back(1 + (i < 3 * colours
                             ? i % colours
                             : static_cast<long long>(random() % static_cast<unsigned>(colours))));
    }
    naive::Board board(5);
    for (std::size_t i = 0; i < bag.size();) {
      std::swap(bag[i], bag[i + random() % (bag.size() - i)]);
      std::vector<long long>& column = board[random() % 5];
      if (column.size() < 7) column.push_back(bag[i++]);
    }
    // Swaps of two blocks anywhere keep the bag as it is.
    const auto any = [&]() -> long long& {
      std::vector<long long>* column = &board[random() % 5];
      while (column->empty()) column = &board[random() % 5];
      return (*column)[random() % column->size()];
    };
    for (int repair = 0; repair < 1000 && naive::has_run(board); ++repair) std::swap(any(), any());
    if (!naive::has_run(board)) return board;
  }
}

// Up to `blocks` blocks of `colours` colours on the columns `first` to `last`, whatever comes. A
// block that would complete a run is left out, so that few colours give lower boards.
inline naive::Board mayan_heap(std::mt19937& random, int blocks, int colours, unsigned first = 0,
                               unsigned last = 4) {
  naive::Board board(5);
  for (int i = 0; i < blocks; ++i) {
    auto& column = board[first + random() % (last - first + 1)];
    if (column.size() == 7) continue;
    column.push_back(1 + random() % static_cast<unsigned>(colours));
    if (naive::has_run(board)) column.pop_back();
  }
  return board;
}

// 30 to 35 blocks without a run, with the same number of each colour, give or take one.
inline naive::Board full_mayan_board(unsigned seed, int colours) {
  std::mt19937 random(seed * 1000003U + static_cast<unsigned>(colours));
  for (;;) {
    std::vector<std::size_t> heights(5, 7);
    for (std::uint64_t i = random() % 6; i > 0; --i) --heights[random() % 5];
    std::vector<long long> bag;
    for (int i = 0; i < 35; ++i) bag.push_back(1 + i % colours);
    naive::Board board(5);
    int draws = 1000;
    for (std::size_t x = 0; x < 5; ++x) {
      while (board[x].size() < heights[x] && draws-- > 0) {
        std::swap(bag[random() % bag.size()], bag.back());
        board[x].push_back(bag.back());
        if (naive::has_run(board)) {
          board[x].pop_back();
        } else {
          bag.pop_back();
        }
      }
    }
    if (draws > 0) return board;
  }
}

// Puts `runs` runs of three, their colours in turn, into an empty board anywhere, then takes
// `drags` drags back at random: often so many moves empty it again, in cascades. The board may be
// higher than seven or hold a run.
inline naive::Board board_of_runs(std::mt19937& random, int runs, int drags, int colours = 4) {
  naive::Board board(5);
  const auto put = [&](std::size_t x, std::size_t y, long long colour) {
    board[x].insert(board[x].begin() + static_cast<std::ptrdiff_t>(y), colour);
  };
  for (int run = 0; run < runs; ++run) {
    const long long colour = 1 + run % colours;
    const std::size_t x = random() % 3;
    if (random() % 2 == 0) {
      const auto lowest = std::min({board[x].size(), board[x + 1].size(), board[x + 2].size()});
      const std::size_t y = random() % (lowest + 1);
      for (std::size_t i = 0; i < 3; ++i) put(x + i, y, colour);
    } else {
      const std::size_t y = random() % (board[x].size() + 1);
      for (std::size_t i = 0; i < 3; ++i) put(x, y, colour);
    }
  }
  for (; drags > 0; --drags) {
    const std::vector<naive::Move> moves = naive::legal_moves(board);
    board = naive::drag(board, moves[random() % moves.size()]);
  }
  return board;
}

// Whether the judge's rules allow the board: no column is higher than seven and there is no run.
inline bool is_allowed(const naive::Board& board) {
  return !naive::has_run(board) && std::all_of(board.begin(), board.end(), [](const auto& column) {
    return column.size() <= 7;
  });
}

// A board of up to `max_runs` runs (see above) that the rules allow.
inline naive::Board nearly_cleared_board(std::mt19937& random, int max_runs, int drags,
                                         int colours) {
  for (;;) {
    const int runs = 1 + static_cast<int>(random() % static_cast<unsigned>(max_runs));
    const naive::Board board = board_of_runs(random, runs, drags, colours);
    if (is_allowed(board)) return board;
  }
}

}  // namespace generate
