#pragma once
// A board with its answer, for --random. The answer is found in the simplest way, which is fast
// enough for small boards, and not by the solver: its mistakes would choose what it is tried with.

#include <cstddef>
#include <string>
#include <vector>

#include "mayan/board.hpp"
#include "mayan/random/board.hpp"
#include "mayan/state.hpp"
#include "search/transposition_table.hpp"

namespace mayan {

using Line = std::vector<Move>;

// What may be played, in answer order, but no left drag onto a block, which is never in an answer.
inline Line moves_on(const Board& board) {
  const Cells occupied = board.occupied();
  Line moves;
  for (int x = 0; x < columns; ++x) {
    for (int y = 0; (occupied & cell_at(x, y)) != 0; ++y) {
      if (x < columns - 1) moves.push_back({x, y, 1});
      if (x > 0 && (occupied & cell_at(x - 1, y)) == 0) moves.push_back({x, y, -1});
    }
  }
  return moves;
}

inline Board after(Board board, const Move& move) {
  drag(board, move);
  settle(board);
  return board;
}

// Tries all lines in order, but for boards that it has met with as many moves left. Without
// knows_moves_left it makes a common mistake: it leaves out all boards that it has met.
class PlainSearch {
 public:
  explicit PlainSearch(bool knows_moves_left = true) : knows_moves_left_(knows_moves_left) {}

  // Whether exactly `moves` moves, not a negative number, can empty the board; if so, line() holds
  // the first such moves. Each object is for one search.
  bool finds_line(const Board& board, int moves) {
    if (moves == 0) return board.occupied() == 0;
    if (board.occupied() == 0 || has_rare_colour(board)) return false;
    if (moves > 1 && !is_new(board, knows_moves_left_ ? moves : 0)) return false;
    for (const Move& move : moves_on(board)) {
      line_.push_back(move);
      if (finds_line(after(board, move), moves - 1)) return true;
      line_.pop_back();
    }
    return false;
  }

  const Line& line() const { return line_; }

 private:
  bool is_new(const Board& board, int moves_left) {
    Position position;
    position.board = board;
    position.moves_left = moves_left;
    return met_.insert(position);
  }

  bool knows_moves_left_;
  search::TranspositionTable<Position> met_{512, Position()};  // few: each board has new ones
  Line line_;
};

inline bool is_cleared_by(const Board& board, int moves) {
  return PlainSearch().finds_line(board, moves);
}

// The moves, none if there is no answer.
inline Line answer_of(const Board& board, int moves) {
  PlainSearch search;
  search.finds_line(board, moves);
  return search.line();
}

struct RandomCase {
  Board board;
  int moves;
  Line answer;

  bool has_answer() const { return !answer.empty(); }
};

inline bool is_any(const RandomCase&) { return true; }

inline bool has_answer(const RandomCase& c) { return c.has_answer(); }

// As the judge has it.
inline std::string text_of(const RandomCase& c) {
  std::string text = std::to_string(c.moves) + '\n';
  for (int x = 0; x < columns; ++x) {
    for (int y = 0; y < height(c.board, x); ++y) {
      text += std::to_string(c.board.number_at(x, y)) + ' ';
    }
    text += "0\n";
  }
  return text;
}

}  // namespace mayan
