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

// Remembers the states entered: a search of five moves that does not takes 3.6 times as long. States
// with few moves left are the most and the quickest to search again, so of long searches they are
// left out: a search of eight moves that keeps them takes three times as long.
class Memory {
 public:
  explicit Memory(int moves)
      : least_moves_left_(std::max(1, std::min(moves - 4, 3))),
        table_(std::size_t{1} << std::min(3 * moves, 18)) {}

  bool enter(const State& state) {
    return state.key().moves_left < least_moves_left_ || table_.enter(state);
  }

 private:
  int least_moves_left_;
  search::ReplacingTable<Position> table_;  // at most 15 megabytes
};

// At most a thousand moves. A search of a hard board takes about ten times longer with each move.
inline Result solve(const Puzzle& puzzle) {
  using Reason = Result::Reason;
  Result result;
  const auto with_reason = [&](Reason reason) {
    result.reason = reason;
    return result;
  };
  const unsigned colours = static_cast<unsigned>(puzzle.colours.size());
  unsigned most_blocks = 0;  // of a colour
  for (unsigned number = 1; number <= colours; ++number) {
    const unsigned blocks = judge::count_bits(puzzle.board.blocks(number));
    if (blocks < 3 && result.colour == 0) result.colour = number;
    most_blocks = std::max(most_blocks, blocks);
  }
  if (colours == 0) return with_reason(Reason::empty_board);
  if (result.colour != 0) return with_reason(Reason::rare_colour);
  const PatternDatabase database(static_cast<int>(most_blocks));
  result.needed = std::max(1, (Bound(puzzle.board, colours, database).shifts() + 1) / 2);
  if (result.needed > puzzle.moves) return with_reason(Reason::too_few_moves);

  State state(puzzle.board, colours, puzzle.moves, database);
  search::DepthFirst<State, Memory> search(state, Memory(puzzle.moves));
  const bool is_solved = search.run() == search::Outcome::solved;
  result.nodes = search.nodes();
  if (is_solved) result.moves = search.path();
  return with_reason(is_solved ? Reason::solved : Reason::exhausted);
}

}  // namespace mayan
