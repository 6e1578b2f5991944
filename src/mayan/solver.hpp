#pragma once
// The mayan solver: the first line of exactly n moves that empties a board, or why there is none.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "mayan/board.hpp"
#include "mayan/line_search.hpp"
#include "mayan/palette.hpp"
#include "mayan/puzzle.hpp"
#include "mayan/shifts.hpp"
#include "search/depth_first.hpp"

namespace mayan {

struct Result {
  enum class Reason {
    solved,         // `moves` is the answer
    empty_board,    // there is nothing to move
    rare_colour,    // one or two blocks of `colour` can never vanish
    too_few_moves,  // at least `needed` moves are needed, seen from the columns alone
    exhausted       // no line of n moves empties the board
  };

  Reason reason;
  std::vector<Move> moves;
  std::int64_t colour;
  std::uint64_t needed;
  std::uint64_t nodes;  // positions searched
};

namespace detail {

const std::size_t memory_bytes = std::size_t{16} << 20;

inline Result no_answer(Result::Reason reason) { return Result{reason, {}, 0, 0, 0}; }

inline Move public_move(const Drag& drag) {
  int cell = 0;
  while ((drag.from() >> cell & 1) == 0) ++cell;
  return Move{cell / 8, cell % 8, drag.to_the_left ? -1 : 1};
}

// The moves that a board which is not empty needs at least.
template <std::size_t planes>
std::uint64_t least_moves(const Board<planes>& board, unsigned colours, ShiftTable& shifts) {
  unsigned needed = 0;
  for (unsigned number = 1; number <= colours; ++number) {
    needed += shifts.needed(column_counts(board.blocks(number)));
  }
  return needed < 2 ? 1 : (needed + 1) / 2;
}

template <std::size_t planes>
Result search_lines(const Puzzle& puzzle, const Palette& palette, ShiftTable& shifts) {
  LineSearch<planes> problem(pack<planes>(puzzle, palette), palette.size(), puzzle.moves, shifts);
  LineMemory<planes> memory(memory_bytes);
  search::DepthFirst<LineSearch<planes>, LineMemory<planes>> depth_first(problem, memory);
  Result result = no_answer(Result::Reason::exhausted);
  if (depth_first.run() == search::Outcome::solved) {
    result.reason = Result::Reason::solved;
    for (const Drag& drag : depth_first.path()) result.moves.push_back(public_move(drag));
  }
  result.nodes = depth_first.nodes();
  return result;
}

}  // namespace detail

inline Result solve(const Puzzle& puzzle) {
  using Reason = Result::Reason;
  const Palette palette(puzzle);
  if (palette.size() == 0) return detail::no_answer(Reason::empty_board);
  if (palette.rare_colour() != 0) {
    Result result = detail::no_answer(Reason::rare_colour);
    result.colour = palette.rare_colour();
    return result;
  }
  ShiftTable shifts;
  const std::uint64_t needed = detail::least_moves(pack<4>(puzzle, palette), palette.size(), shifts);
  if (needed > puzzle.moves) {
    Result result = detail::no_answer(Reason::too_few_moves);
    result.needed = needed;
    return result;
  }
  if (palette.size() < 4) return detail::search_lines<2>(puzzle, palette, shifts);
  if (palette.size() < 8) return detail::search_lines<3>(puzzle, palette, shifts);
  return detail::search_lines<4>(puzzle, palette, shifts);
}

}  // namespace mayan
