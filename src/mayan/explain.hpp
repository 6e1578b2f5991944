#pragma once
// Explains what the judge's answer stands for: the boards from move to move down to the empty one,
// or the reason why there is no answer.

#include <algorithm>
#include <string>

#include "judge/bits.hpp"
#include "judge/input.hpp"
#include "judge/output.hpp"
#include "judge/paint.hpp"
#include "judge/wording.hpp"
#include "mayan/answer.hpp"
#include "mayan/board.hpp"
#include "mayan/play.hpp"
#include "mayan/puzzle.hpp"
#include "mayan/solver.hpp"

namespace mayan {
namespace detail {

inline std::string reason_for_no_answer(const Puzzle& puzzle, const Result& result) {
  if (puzzle.colours.empty()) return "The board is empty: there is no block to move.";
  for (unsigned number = 1; number <= puzzle.colours.size(); ++number) {
    const unsigned blocks = judge::count_bits(puzzle.board.blocks(number));
    if (blocks >= 3) continue;
    return judge::counted_are(blocks, "block") + " of colour " +
           std::to_string(puzzle.colours[number - 1]) +
           ":\nfewer than three of a colour never vanish.";
  }
  if (puzzle.moves == 0) return "No move is to be made, and the board is not empty.";
  const std::string moves = counted_moves(puzzle.moves);
  if (result.needed > puzzle.moves) {
    return "At least " + counted_moves(result.needed) +
           " would be needed to bring the blocks of each colour into\ncolumns where they can make "
           "runs; " +
           moves + (puzzle.moves == 1 ? " is" : " are") + " to be made.";
  }
  const std::string text = "No way to make " + moves + " empties the board (" +
                           judge::counted(result.nodes, "position") + " searched).";
  Puzzle fewer = puzzle;  // at most five moves are tried, which is fast
  for (fewer.moves = 1; fewer.moves < std::min(puzzle.moves, 6); ++fewer.moves) {
    if (!solve(fewer).has_answer()) continue;
    return text + '\n' + counted_moves(fewer.moves) + " would, but exactly " +
           std::to_string(puzzle.moves) + " must be made,\nand on an empty board none can be.";
  }
  return text;
}

// Why the answer, with `left` moves left, goes on with a move that changes nothing.
inline std::string reason_of_waste(const Move& move, int left) {
  return "  " + counted_moves(left - 1) + " would do, " + std::to_string(left) + " must be made; " +
         text_of(move) + " is the smallest to change nothing\n";
}

}  // namespace detail

// The answer to a puzzle and, below it, why it is so.
inline std::string explained(const Puzzle& puzzle, const Result& result,
                             const judge::Paint& paint) {
  Play play(puzzle, paint);
  int left = puzzle.moves;
  for (const Move& move : result.moves) {
    const bool is_waste = is_wasted(play.board(), move);
    play.make(move, is_waste ? detail::reason_of_waste(move, left) : "");
    --left;
  }
  const std::string text = text_of(result) + '\n' + play.text();
  if (result.has_answer()) return text;
  return text + detail::reason_for_no_answer(puzzle, result) + '\n';
}

// Answers like answer() and explains each answer below it.
inline void explain(judge::Input& input, const judge::Paint& paint, judge::Output& output) {
  const Puzzle puzzle = read_puzzle(input);
  output.write(explained(puzzle, solve(puzzle), paint));
}

}  // namespace mayan
