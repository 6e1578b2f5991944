#pragma once
// --random: small puzzles made to find mistakes. Each scenario is a rule, a ruling or a shortcut
// that people get wrong, and draws boards until it finds one whose answer hangs on it.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "judge/output.hpp"
#include "mayan/board.hpp"
#include "mayan/random/board.hpp"
#include "mayan/random/case.hpp"
#include "mayan/random/draw.hpp"
#include "mayan/random/near_miss.hpp"
#include "mayan/random/play.hpp"

namespace mayan {

struct Scenario {
  const char* name;
  int min_moves, max_moves;
  int min_blocks;
  Board (*draw)(Random&, int blocks, int moves);
  bool (*is_wanted)(const RandomCase&);
};

// Those that small boards can show come first.
inline const std::vector<Scenario>& scenarios() {
  static const std::vector<Scenario> all = {
      {"a left drag", 1, 3, 3, draw_anything, drags_left},
      {"emptied too early", 2, 3, 3, draw_anything, is_emptied_early},
      {"a wasted move first", 2, 4, 3, draw_anything, wastes_first},
      {"a block over the edge", 2, 3, 3, draw_anything, tempts_over_the_edge},
      {"a block drops after its drag", 1, 3, 6, draw_runs, has_drop_after_drag},
      {"what is above a drag drops", 1, 3, 3, draw_runs, has_drop_above_drag},
      {"no run in mid-air", 1, 3, 4, draw_anything, has_run_in_mid_air},
      {"right before left", 2, 3, 3, draw_anything, could_begin_left},
      {"rows in order", 2, 3, 3, draw_anything, could_begin_higher},
      {"columns before rows", 2, 3, 3, draw_anything, could_begin_lower_to_the_right},
      {"a run of four or five", 1, 3, 7, draw_long_runs, has_four_or_five_in_a_run},
      {"a chain", 1, 3, 6, draw_runs, has_chain},
      {"runs that cross in a left corner", 1, 3, 8, draw_corner, has_left_corner},
      {"runs that cross in a right corner", 1, 3, 8, draw_corner, has_right_corner},
      {"runs that cross in a T", 1, 1, 8, draw_t, has_crossing_runs},
      {"runs that cross in a plus", 1, 1, 8, draw_plus, has_plus},
      {"one move too few", 1, 3, 3, draw_anything, lacks_a_move},
      {"one move too many", 2, 3, 3, draw_anything, has_a_move_too_many},
      {"one block too few", 1, 3, 3, draw_anything, lacks_a_block},
      {"one block too many", 1, 3, 4, draw_anything, has_a_block_too_many},
      {"a wasted move later", 3, 4, 3, draw_anything, wastes_later},
      {"a move that starts nothing", 2, 4, 3, draw_anything, has_quiet_move},
      {"memory of the moves left", 4, 5, 3, draw_anything, needs_memory_with_moves_left},
      {"more colours than moves", 1, 2, 6, draw_runs, has_more_colours_than_moves},
      {"runs at once", 1, 2, 12, draw_runs, has_runs_at_once},
      {"four moves or five", 4, 5, 3, draw_anything, has_answer},
      {"a long chain", 1, 2, 9, draw_runs, has_long_chain},
      {"a column of seven", 1, 2, 9, draw_runs, has_full_column},
      {"many colours", 2, 2, 15, draw_many_colours, has_many_colours},
      {"a drag near the top", 1, 2, 12, draw_runs, drags_near_the_top},
      {"a run at the top", 2, 2, 27, draw_run_at_the_top, needs_run_at_the_top},
      {"ten colours", 2, 2, 30, draw_many_colours, has_ten_colours},
      {"anything", 1, 3, 3, draw_anything, is_any},
  };
  return all;
}

namespace detail {

const int max_level = 10;  // from seed 300 on, the level is drawn from 0 to this one

// How many blocks a person, or a program without any pruning, can look at in `moves` moves.
inline int max_blocks(int moves) { return moves < 3 ? columns * rows : moves == 3 ? 16 : 8; }

// A scenario whose boards are too large for the level leaves its turn to another.
inline const Scenario& scenario_at(std::size_t index, int level) {
  const Scenario& scenario = scenarios()[index];
  return scenario.min_blocks <= 12 + 3 * level ? scenario : scenarios().back();
}

// Draws until a board is wanted. That ends: each scenario's draws give such boards now and then.
inline RandomCase find_case(const Scenario& scenario, int level, Random& random) {
  for (;;) {
    const int moves = between(random, scenario.min_moves,
                              std::min(scenario.min_moves + level / 2, scenario.max_moves));
    const int blocks = std::max(scenario.min_blocks, between(random, 3 + level / 4, 4 + level));
    const Board board = scenario.draw(random, std::min(blocks, max_blocks(moves)), moves);
    if (board.occupied() == 0 || runs(board) != 0) continue;
    const RandomCase found = {board, moves, answer_of(board, moves)};
    if (scenario.is_wanted(found)) return found;
  }
}

}  // namespace detail

// Up to seed 300 the scenarios take turns while the boards grow; from there on, scenarios and sizes
// are random. Each hundredth board is empty.
inline RandomCase random_case(std::uint64_t seed) {
  Random random(seed);
  if (seed % 100 == 0) return RandomCase{Board(), between(random, 1, 5), Line()};
  const std::uint64_t count = scenarios().size();
  const bool grows = seed < 300;
  const std::uint64_t index = grows ? seed % count : random.below(count);
  const int level = grows ? static_cast<int>(seed / count) : between(random, 0, detail::max_level);
  const Scenario& scenario = detail::scenario_at(static_cast<std::size_t>(index), level);
  RandomCase found = detail::find_case(scenario, level, random);
  found.board = renumbered(found.board, random);
  return found;
}

inline void random(std::uint64_t seed, judge::Output& output) {
  output.write(text_of(random_case(seed)));
}

}  // namespace mayan
