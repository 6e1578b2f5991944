#pragma once
// The mayan solver: the first n moves, in the order of answers, that empty a board.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "judge/bits.hpp"
#include "mayan/pattern_database.hpp"
#include "mayan/puzzle.hpp"
#include "mayan/state.hpp"
#include "search/depth_first.hpp"
#include "search/transposition_table.hpp"

namespace mayan {

struct Result {
  std::vector<Move> moves;  // the answer; empty if there is none
  int needed = 0;           // the least number of moves needed, as far as the columns tell
  std::uint64_t nodes = 0;  // positions searched, none if the puzzle has fewer moves than needed

  bool has_answer() const { return !moves.empty(); }
};

inline int max_blocks_of_a_colour(const Puzzle& puzzle) {
  unsigned most = 0;
  for (unsigned number = 1; number <= puzzle.colours.size(); ++number) {
    most = std::max(most, judge::count_bits(puzzle.board.blocks(number)));
  }
  return static_cast<int>(most);
}

// Remembers the states entered: without that, a search of five moves takes 2.7 times as long.
// Most states have few moves left, and these are the quickest to search again: long searches do not
// remember them. (If they did, a search of eight moves would take 2.5 times as long.) A smaller
// table is quicker for few moves: with the largest, five take 1.27 times as long.
class Memory {
 public:
  explicit Memory(int moves)
      : min_moves_left_(std::max(1, std::min(moves - 4, 3))),
        table_(std::size_t{1} << std::min(3 * moves, 18), Position()) {}

  bool enter(const State& state) {
    return state.key().moves_left < min_moves_left_ || table_.enter(state);
  }

 private:
  int min_moves_left_;
  search::TranspositionTable<Position> table_;  // at most 18 megabytes
};

// The puzzle must have at most max_moves (not checked). A search of a hard board takes about
// ten times longer with each move.
inline Result solve(const Puzzle& puzzle) {
  const PatternDatabase database(max_blocks_of_a_colour(puzzle));
  State state(puzzle, database);
  Result result;
  result.needed = state.moves_needed();
  if (result.needed > puzzle.moves) return result;
  search::DepthFirst<State, Memory> depth_first(state, Memory(puzzle.moves));
  if (depth_first.run() == search::Outcome::solved) result.moves = depth_first.path();
  result.nodes = depth_first.nodes();
  return result;
}

}  // namespace mayan
