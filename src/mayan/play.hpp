#pragma once
// Tells and draws a play, whichever moves it makes, as far as they are legal.

#include <string>
#include <vector>

#include "judge/output.hpp"
#include "judge/paint.hpp"
#include "judge/wording.hpp"
#include "mayan/answer.hpp"
#include "mayan/board.hpp"
#include "mayan/drawing.hpp"
#include "mayan/puzzle.hpp"

namespace mayan {

// What is wrong with a move; nothing if it is legal.
inline std::string fault_of(const Board& board, const Move& move) {
  const std::string place = '(' + std::to_string(move.x) + ", " + std::to_string(move.y) + ')';
  const int beside = move.x + move.direction;
  if (move.direction != 1 && move.direction != -1) {
    return std::to_string(move.direction) + " is no direction: only 1 and -1 are";
  }
  if (move.x < 0 || move.x >= columns || move.y < 0 || move.y >= rows) {
    return place + " is not on the board";
  }
  if (board.number_at(move.x, move.y) == 0) return "there is no block at " + place;
  if (beside < 0 || beside >= columns) return "the block at " + place + " would leave the board";
  return "";
}

class Play {
 public:
  // Writes the board at the start.
  Play(const Puzzle& puzzle, const judge::Paint& paint, judge::Output& output)
      : board_(puzzle.board),
        labels_(puzzle),
        paint_(paint),
        drawing_(labels_, paint_),
        output_(output) {
    output_.line(paint_.heading("Start") + ", " +
                 judge::counted(static_cast<std::uint64_t>(puzzle.moves), "move") + " to make");
    output_.write(labels_.legend());
    output_.write(drawing_.of({{"", board_, 0}}));
    output_.line("");
  }

  Play(const Play&) = delete;
  Play& operator=(const Play&) = delete;

  // What remains after the moves so far.
  const Board& board() const { return board_; }

  // Makes a legal move and writes what comes of it, with a remark in lines of its own.
  void make(const Move& move, const std::string& remark) {
    const std::string name = "Move " + std::to_string(++moves_);
    output_.line(paint_.heading(name) + " (" + text_of(move) + "): " + told(move));
    output_.write(remark);
    drag(board_, move);
    output_.write(drawing_.of(settled()));
    output_.line("");
  }

 private:
  std::string told(const Move& move) const {
    const int beside = move.x + move.direction;
    const unsigned dragged = board_.number_at(move.x, move.y);
    const unsigned met = board_.number_at(beside, move.y);
    const std::string side = move.direction > 0 ? "right" : "left";
    const std::string start = "the " + labels_.of(dragged) + " at (" + std::to_string(move.x) +
                              ", " + std::to_string(move.y) + ")";
    if (met == 0) {
      return start + " goes " + side + " and drops onto column " + std::to_string(beside);
    }
    if (met != dragged) return start + " swaps with the " + labels_.of(met) + " on its " + side;
    return start + " swaps with its like: a wasted move";
  }

  // Lets the board come to rest, in pictures.
  std::vector<Picture> settled() {
    std::vector<Picture> pictures = {{"after the drag", board_, runs(board_)}};
    while (pictures.back().vanishing != 0) {
      fall(board_, pictures.back().vanishing);
      pictures.push_back(
          {board_.occupied() == 0 ? "empty" : "after the fall", board_, runs(board_)});
    }
    return pictures;
  }

  Board board_;
  const Labels labels_;
  const judge::Paint paint_;
  const Drawing drawing_;
  judge::Output& output_;
  std::uint64_t moves_ = 0;
};

}  // namespace mayan
