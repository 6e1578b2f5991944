#pragma once
// Judges what another program printed: its moves are played as far as they go, and those that clear
// the board are compared with the answer.

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "judge/bits.hpp"
#include "judge/errors.hpp"
#include "judge/input.hpp"
#include "judge/judged_output.hpp"
#include "judge/paint.hpp"
#include "judge/wording.hpp"
#include "mayan/answer.hpp"
#include "mayan/explain.hpp"
#include "mayan/misreadings.hpp"
#include "mayan/play.hpp"

namespace mayan {
namespace detail {

// Reads an output token by token and plays it.
class JudgedMoves {
 public:
  JudgedMoves(judge::Input& input, judge::JudgedOutput& output, const judge::Paint& paint)
      : puzzle_(read_puzzle(input)),
        at_(input.case_position()),
        result_(solve(puzzle_)),
        output_(output),
        paint_(paint),
        play_(puzzle_, paint) {}

  // Returns the answer in short, "3 moves" or "-1", or throws judge::WrongOutput.
  std::string verdict() {
    if (!next()) fail("the output is empty, the answer is " + answer());
    if (output_.token() != "-1") {
      read_moves();
      expect_empty_board();
      expect_smallest();
    } else if (has_answer()) {
      fail("the answer is not -1: " + answer() + (moves_to_make() == 1 ? " clears" : " clear") +
           " the board");
    }
    if (next()) {
      fail_at(output_.position(),
              "the answer is " + answer() + ", but " + output_.quoted_token() + " follows",
              right_answer());
    }
    return answer();
  }

 private:
  bool has_answer() const { return result_.has_answer(); }
  std::string answer() const { return has_answer() ? counted_moves(moves_to_make()) : "-1"; }
  int moves_to_make() const { return puzzle_.moves; }
  int moves_made() const { return static_cast<int>(moves_.size()); }
  std::string this_move() const { return "move " + std::to_string(moves_made() + 1); }

  // From the token at hand on, which is the output's first one.
  void read_moves() {
    if (moves_to_make() == 0 || is_empty()) fail_as_none();
    for (;;) {
      read_move();
      if (moves_made() == moves_to_make()) return;
      const bool has_token = next();
      if (is_empty()) {
        fail("the board is empty after " + progress() + " and no block is left to move");
      }
      if (!has_token) {
        fail("the output ends after " + counted_moves(moves_made()) + ", n is " +
             std::to_string(moves_to_make()));
      }
    }
  }

  // From the token at hand on.
  void read_move() {
    Move move;
    move.x = number("x, a column (0 to 4)", 0, columns - 1);
    next_of_move("y");
    move.y = number("y, a row (0 to 6)", 0, rows - 1);
    const std::string place = '(' + std::to_string(move.x) + ", " + std::to_string(move.y) + ')';
    if (play_.board().number_at(move.x, move.y) == 0) {
      const unsigned blocks = judge::count_bits(play_.board().occupied() & column_at(move.x));
      fail(this_move() + ": there is no block at " + place + ", column " + std::to_string(move.x) +
           " has " + judge::counted(blocks, "block"));
    }
    next_of_move("g");
    move.direction = number("g, 1 or -1", -1, 1, 2);
    const int beside = move.x + move.direction;
    if (beside < 0 || beside >= columns) {
      fail(this_move() + ": the block at " + place + " would leave the board");
    }
    play_.make(move, "");
    moves_.push_back(move);
  }

  // Goes to the next token. False at the end of the output.
  bool next() {
    if (!output_.next()) return false;
    tokens_ += output_.token() + ' ';
    places_.push_back(output_.position());
    return true;
  }

  void next_of_move(const std::string& what) {
    if (next()) return;
    fail("the output ends in " + this_move() + ", before its " + what);
  }

  // The token at hand as one of the numbers `least`, `least` + `step` up to `most`. It has to be
  // spelled as they are printed, since judges compare tokens.
  int number(const std::string& wanted, int least, int most, int step = 1) {
    for (int value = least; value <= most; value += step) {
      if (output_.token() == std::to_string(value)) return value;
    }
    if (!has_answer() && places_.size() == 1) fail_as_none();
    fail(this_move() + ": expected " + wanted + ", found " + output_.quoted_token());
  }

  [[noreturn]] void fail_as_none() {
    fail("the answer is " + answer() + ", not " + output_.quoted_token());
  }

  void expect_empty_board() {
    if (is_empty()) return;
    fail(judge::counted_are(count_left(), "block") + " left after " + progress());
  }

  // The answer is the smallest of the moves that clear the board.
  void expect_smallest() {
    for (std::size_t i = 0; i < result_.moves.size(); ++i) {
      const Move& smallest = result_.moves[i];
      const Move& move = moves_[i];
      if (text_of(smallest) == text_of(move)) continue;
      const std::size_t token = smallest.x != move.x ? 0 : smallest.y != move.y ? 1 : 2;
      fail_at(places_[3 * i + token],
              "the moves clear the board but are not the smallest: at move " +
                  std::to_string(i + 1) + ", " + text_of(smallest) + " comes before " +
                  text_of(move),
              told());
    }
  }

  bool is_empty() const { return play_.board().occupied() == 0; }
  unsigned count_left() const { return judge::count_bits(play_.board().occupied()); }
  std::string progress() const {
    return std::to_string(moves_made()) + " of " + counted_moves(moves_to_make());
  }

  std::string right_answer() const {
    return paint_.heading("The answer:") + '\n' + explained(puzzle_, result_, paint_);
  }

  // The hint at a misreading that makes the output the answer, if any. Reads the rest of the output
  // for that, but at most one token more than the answer has.
  std::string hint() {
    while (places_.size() <= 3 * result_.moves.size()) {
      if (!next()) return hint_for(tokens_, result_.moves);
    }
    return "";
  }

  // What came of the moves, if any were made, and the right answer.
  std::string told() const {
    if (moves_.empty()) return right_answer();
    const std::string left =
        is_empty() ? "the board is empty" : judge::counted_are(count_left(), "block") + " left";
    return paint_.heading("The output, played:") + "\n\n" + play_.text() + "After " + progress() +
           ", " + left + ".\n\n" + right_answer();
  }

  // At the token at hand, or at the end of the output.
  [[noreturn]] void fail(const std::string& message) {
    fail_at(output_.position(), message, told());
  }

  [[noreturn]] void fail_at(judge::Position at, const std::string& message,
                            const std::string& explanation) {
    throw judge::WrongOutput{at, message, {at_, "the puzzle", hint() + explanation}};
  }

  const Puzzle puzzle_;
  const judge::Position at_;  // of its first token
  const Result result_;
  judge::JudgedOutput& output_;
  const judge::Paint& paint_;
  Play play_;
  std::vector<Move> moves_;              // made so far
  std::string tokens_;                   // read so far, with a blank after each
  std::vector<judge::Position> places_;  // of these tokens
};

}  // namespace detail

// Returns what is right about the output, or throws judge::WrongOutput.
inline std::string check(judge::Input& input, judge::JudgedOutput& output,
                         const judge::Paint& paint) {
  return detail::JudgedMoves(input, output, paint).verdict();
}

}  // namespace mayan
