#pragma once
// The mayan solver: the first line of exactly n moves that empties a board, or why there is none.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "mayan/line_memory.hpp"
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
    rare_colour,    // one or two blocks of `colour` never vanish
    too_few_moves,  // at least `needed` moves are needed, as far as the columns tell
    exhausted       // no line of n moves empties the board
  };

  Reason reason;
  std::vector<Move> moves;
  std::int64_t colour;
  std::uint64_t needed;
  std::uint64_t nodes;  // positions searched
};

namespace detail {

// Of the transposition table; the longest lines take about a hundred bytes a move besides.
const std::size_t memory_bytes = std::size_t{16} << 20;

inline Move move_of(const Drag& drag) {
  int cell = 0;
  while (drag.from() >> cell != 1) ++cell;
  return Move{cell / 8, cell % 8, drag.to_the_left ? -1 : 1};
}

template <std::size_t planes>
Result search_lines(const Puzzle& puzzle, const Palette& palette) {
  using Lines = LineSearch<planes>;
  Result result{Result::Reason::exhausted, {}, 0, 0, 0};
  ShiftTable shifts;
  Lines lines(pack<planes>(puzzle, palette), palette.size(), puzzle.moves, shifts);
  if (lines.least_moves() > puzzle.moves) {
    result.reason = Result::Reason::too_few_moves;
    result.needed = lines.least_moves();
    return result;
  }
  search::DepthFirst<Lines, LineMemory<planes>> search(lines, LineMemory<planes>(memory_bytes));
  if (search.run() == search::Outcome::solved) {
    result.reason = Result::Reason::solved;
    for (const Drag& drag : search.path()) result.moves.push_back(move_of(drag));
  }
  result.nodes = search.nodes();
  return result;
}

}  // namespace detail

// At most a million moves; a search of a hard board takes about ten times longer with each move.
inline Result solve(const Puzzle& puzzle) {
  const Palette palette(puzzle);
  if (palette.size() == 0) return Result{Result::Reason::empty_board, {}, 0, 0, 0};
  const std::int64_t rare = palette.rare_colour();
  if (rare != 0) return Result{Result::Reason::rare_colour, {}, rare, 0, 0};
  if (palette.size() < 4) return detail::search_lines<2>(puzzle, palette);
  if (palette.size() < 8) return detail::search_lines<3>(puzzle, palette);
  return detail::search_lines<4>(puzzle, palette);
}

}  // namespace mayan
