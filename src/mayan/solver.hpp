#pragma once
// The mayan solver: the first n moves, in the order of answers, that empty a board, or why there
// are none.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "judge/bits.hpp"
#include "mayan/bound.hpp"
#include "mayan/pattern_database.hpp"
#include "mayan/puzzle.hpp"
#include "mayan/state.hpp"
#include "search/depth_first.hpp"
#include "search/replacing_table.hpp"

namespace mayan {

struct Result {
  enum class Reason {
    solved,         // `moves` is the answer
    empty_board,    // there is nothing to move
    rare_colour,    // one or two blocks of `colour` never vanish
    too_few_moves,  // at least `needed` moves are needed, as far as the columns tell
    exhausted       // no n moves empty the board
  };

  Reason reason = Reason::exhausted;
  std::vector<Move> moves;
  unsigned colour = 0;  // its number on the board
  int needed = 0;
  std::uint64_t nodes = 0;  // positions searched
};

namespace detail {

// The first colour with only one or two blocks, 0 if there is none.
inline unsigned rare_colour(const Puzzle& puzzle) {
  for (unsigned number = 1; number <= puzzle.colours.size(); ++number) {
    if (judge::count_bits(puzzle.board.blocks(number)) < 3) return number;
  }
  return 0;
}

// Remembers the states entered (a search of five moves without that takes 3.6 times as long), but
// for those with few moves left: they are the most, and soon searched again. For five moves, a
// small table is best that leaves out only states without moves left; a search of eight moves would
// take three times as long like that.
class Memory {
 public:
  explicit Memory(int moves)
      : least_(std::max(1, std::min(moves - 4, 3))),
        table_(std::size_t{1} << std::min(3 * moves, 18)) {}

  bool enter(const State& state) { return state.moves_left() < least_ || table_.enter(state); }

 private:
  int least_;                          // moves left
  search::ReplacingTable<Key> table_;  // at most 15 megabytes
};

}  // namespace detail

// At most a thousand moves. A search of a hard board takes about ten times longer with each move.
inline Result solve(const Puzzle& puzzle) {
  using Reason = Result::Reason;
  Result result;
  const auto with_reason = [&](Reason reason) {
    result.reason = reason;
    return result;
  };
  const unsigned colours = static_cast<unsigned>(puzzle.colours.size());
  if (colours == 0) return with_reason(Reason::empty_board);
  result.colour = detail::rare_colour(puzzle);
  if (result.colour != 0) return with_reason(Reason::rare_colour);
  PatternDatabase database;
  result.needed = std::max(1, (Bound(puzzle.board, colours, database).shifts() + 1) / 2);
  if (result.needed > puzzle.moves) return with_reason(Reason::too_few_moves);

  State state(puzzle.board, colours, puzzle.moves, database);
  search::DepthFirst<State, detail::Memory> search(state, detail::Memory(puzzle.moves));
  const bool is_solved = search.run() == search::Outcome::solved;
  result.nodes = search.nodes();
  if (is_solved) result.moves = search.path();
  return with_reason(is_solved ? Reason::solved : Reason::exhausted);
}

}  // namespace mayan
