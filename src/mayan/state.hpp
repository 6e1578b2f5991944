#pragma once
// The search problem: boards at rest with so many moves left, which must empty the board and no
// fewer. Moves are listed in the order of answers, without those that cannot be in the first
// solution.

#include <cstddef>
#include <cstdint>

#include "mayan/board.hpp"
#include "mayan/bound.hpp"
#include "mayan/moves.hpp"
#include "mayan/pattern_database.hpp"
#include "search/random.hpp"

namespace mayan {

// All that decides the future. The default one stands for none: that state is solved.
struct Key {
  Board board;
  int moves_left = 0;

  // In a loop: the library's comparison of arrays is a call.
  bool operator==(const Key& other) const {
    for (std::size_t k = 0; k < board.planes.size(); ++k) {
      if (board.planes[k] != other.board.planes[k]) return false;
    }
    return moves_left == other.moves_left;
  }

  std::uint64_t hash() const {
    std::uint64_t hash = static_cast<std::uint64_t>(moves_left);
    for (const Cells plane : board.planes) hash = (hash ^ plane) * 0x9e3779b97f4a7c15;
    return search::mix(hash);
  }
};

class State {
 public:
  using Move = mayan::Move;

  // Of a board whose blocks have the numbers 1 to `colours`. `database` must outlive the state.
  State(const Board& board, unsigned colours, int moves_left, PatternDatabase& database)
      : board_(board), colours_(colours), moves_left_(moves_left), database_(database) {}

  int moves_left() const { return moves_left_; }
  bool is_solved() const { return moves_left_ == 0 && board_.occupied() == 0; }

  Moves moves() const {
    if (moves_left_ == 0) return Moves();
    const Bound bound(board_, colours_, database_);
    return bound.fitting(Drags(board_), 2 * (moves_left_ - 1));
  }

  Board apply(const Move& move) {
    const Board before = board_;
    drag(board_, move);
    settle(board_);
    --moves_left_;
    return before;
  }

  void undo(const Board& before) {
    board_ = before;
    ++moves_left_;
  }

  Key key() const {
    Key key;
    key.board = board_;
    key.moves_left = moves_left_;
    return key;
  }

 private:
  Board board_;
  unsigned colours_;
  int moves_left_;
  PatternDatabase& database_;
};

}  // namespace mayan
