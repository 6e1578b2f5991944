#pragma once
// Explains what the judge's answer stands for: the boards from move to move down to the empty one,
// or the reason why there is no answer.

#include <algorithm>
#include <cstdint>
#include <string>

#include "judge/bits.hpp"
#include "judge/input.hpp"
#include "judge/output.hpp"
#include "judge/paint.hpp"
#include "judge/wording.hpp"
#include "mayan/answer.hpp"
#include "mayan/cases.hpp"
#include "mayan/play.hpp"

namespace mayan {
namespace detail {

inline std::string counted_moves(int moves) {
  return judge::counted(static_cast<std::uint64_t>(moves), "move");
}

// The least number of moves, fewer than are to be made, that empty the board. 0 if there is none
// that can be found in no time.
inline int fewer_moves(Puzzle puzzle) {
  const int end = std::min(puzzle.moves, 6);
  for (puzzle.moves = 1; puzzle.moves < end; ++puzzle.moves) {
    if (solve(puzzle).reason == Result::Reason::solved) return puzzle.moves;
  }
  return 0;
}

inline std::string reason_of(const Puzzle& puzzle, const Result& result) {
  const std::string moves = counted_moves(puzzle.moves);
  switch (result.reason) {
    case Result::Reason::empty_board:
      return "The board is empty: there is no block to move.";
    case Result::Reason::rare_colour:
      return judge::counted_are(judge::count_bits(puzzle.board.blocks(result.colour)), "block") +
             " of colour " + std::to_string(puzzle.colours[result.colour - 1]) +
             ":\nfewer than three of a colour never vanish.";
    case Result::Reason::too_few_moves:
      if (puzzle.moves == 0) return "No move is to be made, and the board is not empty.";
      return "At least " + counted_moves(result.needed) +
             " would be needed to bring the blocks of each colour into\ncolumns where they can make"
             " runs; " +
             moves + (puzzle.moves == 1 ? " is" : " are") + " to be made.";
    default:
      break;
  }
  const int fewer = fewer_moves(puzzle);
  const std::string text = "No way to make " + moves + " empties the board (" +
                           judge::counted(result.nodes, "position") + " searched).";
  if (fewer == 0) return text;
  return text + '\n' + counted_moves(fewer) + " would, but exactly " +
         std::to_string(puzzle.moves) + " must be made,\nand on an empty board none can be.";
}

// Why the answer, with so many moves left, goes on with a move that changes nothing.
inline std::string reason_of_waste(const Move& move, int left) {
  return "  " + counted_moves(left - 1) + " would do, " + std::to_string(left) + " must be made; " +
         text_of(move) + " is the smallest to change nothing\n";
}

}  // namespace detail

// Writes why the answer to a puzzle is what it is.
inline void write_explanation(const Case& one, const judge::Paint& paint, judge::Output& output) {
  output.line("");
  Play play(one.puzzle, paint, output);
  if (one.result.reason != Result::Reason::solved) {
    output.line(detail::reason_of(one.puzzle, one.result));
  }
  int left = one.puzzle.moves;
  for (const Move& move : one.result.moves) {
    const bool is_waste = play.board().number_at(move.x, move.y) ==
                          play.board().number_at(move.x + move.direction, move.y);
    play.make(move, is_waste ? detail::reason_of_waste(move, left) : "");
    --left;
  }
}

// Answers like answer() and explains each answer below it.
inline void explain(judge::Input& input, const judge::Paint& paint, judge::Output& output) {
  for_each_case(input, [&](const Case& one) {
    write_answer(one.result, output);
    write_explanation(one, paint, output);
  });
}

}  // namespace mayan
