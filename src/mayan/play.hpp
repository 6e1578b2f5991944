#pragma once
// Describes and draws a play, whichever legal moves it makes.

#include <cstdint>
#include <string>
#include <vector>

#include "judge/paint.hpp"
#include "judge/wording.hpp"
#include "mayan/answer.hpp"
#include "mayan/board.hpp"
#include "mayan/drawing.hpp"
#include "mayan/puzzle.hpp"

namespace mayan {

inline std::string counted_moves(int moves) {
  return judge::counted(static_cast<std::uint64_t>(moves), "move");
}

class Play {
 public:
  // Begins with the board at the start.
  Play(const Puzzle& puzzle, const judge::Paint& paint)
      : board_(puzzle.board), paint_(paint), drawing_(puzzle, paint) {
    text_ = paint_.heading("Start") + ", " + counted_moves(puzzle.moves) + " to make\n" +
            drawing_.legend() + drawing_.of({{"", board_}}) + '\n';
  }

  // What remains after the moves so far.
  const Board& board() const { return board_; }

  // The play so far, told and drawn.
  const std::string& text() const { return text_; }

  // Makes a legal move and tells what comes of it, with a remark in lines of its own.
  void make(const Move& move, const std::string& remark) {
    const std::string name = "Move " + std::to_string(++moves_);
    text_ += paint_.heading(name) + " (" + text_of(move) + "): " + told(move) + '\n' + remark;
    drag(board_, move);
    std::vector<Picture> pictures = {{"after the drag", board_}};
    for (Cells gone = runs(board_); gone != 0; gone = runs(board_)) {
      fall(board_, gone);
      pictures.push_back({board_.occupied() == 0 ? "empty" : "after the fall", board_});
    }
    text_ += drawing_.of(pictures) + '\n';
  }

 private:
  std::string told(const Move& move) const {
    const int beside = move.x + move.direction;
    const unsigned dragged = board_.number_at(move.x, move.y);
    const unsigned met = board_.number_at(beside, move.y);
    const std::string side = move.direction > 0 ? "right" : "left";
    const std::string block = "the " + drawing_.label(dragged) + " at (" + std::to_string(move.x) +
                              ", " + std::to_string(move.y) + ")";
    if (met == 0) {
      return block + " goes " + side + " onto column " + std::to_string(beside);
    }
    if (met == dragged) return block + " swaps with one of its colour: a wasted move";
    return block + " swaps with the " + drawing_.label(met) + " on its " + side;
  }

  Board board_;
  const judge::Paint paint_;
  const Drawing drawing_;
  int moves_ = 0;
  std::string text_;
};

}  // namespace mayan
