#pragma once
// The loop over all cases, which answer(), explain() and check() share. An input of mayan has one
// case, a single puzzle. The judge's format: the number of moves, then five columns, each the
// colours from the bottom up, ended by a 0.

#include <cstdint>
#include <limits>

#include "judge/errors.hpp"
#include "judge/input.hpp"
#include "mayan/board.hpp"
#include "mayan/puzzle.hpp"
#include "mayan/solver.hpp"

namespace mayan {

struct Case {
  Puzzle puzzle;
  judge::Position at;  // of the puzzle's first token
  Result result;
};

// Puzzles with more moves are refused.
const int max_moves = 1000;

namespace detail {

inline void read_column(judge::Input& input, Puzzle& puzzle, int x) {
  for (int y = 0; y < rows; ++y) {
    const std::uint64_t colour = input.number("a colour or the 0 that ends the column", 0,
                                              std::numeric_limits<std::int64_t>::max());
    if (colour == 0) return;
    put_block(puzzle, x, y, static_cast<std::int64_t>(colour));
    if (runs(puzzle.board) != 0) input.fail("a colour that completes no run of three");
  }
  input.number("the 0 that ends a column of 7 blocks", 0, 0);
}

}  // namespace detail

// A puzzle that is not solved yet. Throws judge::MalformedInput for anything that is no puzzle, a
// run of three at the start included (at the block that completes it).
inline Case read_case(judge::Input& input) {
  Case one;
  one.puzzle.moves = static_cast<int>(input.number("the number of moves", 0, max_moves));
  one.at = input.token_position();
  for (int x = 0; x < columns; ++x) detail::read_column(input, one.puzzle, x);
  return one;
}

// Calls use(const Case&) for each puzzle, solved. Throws as read_case() does.
template <class Use>
void for_each_case(judge::Input& input, Use use) {
  Case one = read_case(input);
  one.result = solve(one.puzzle);
  use(one);
}

}  // namespace mayan
