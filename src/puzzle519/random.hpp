#pragma once
// Small inputs that find wrong programs. Each jigsaw is made for one mistake; the larger the seed,
// the larger the jigsaws.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "judge/output.hpp"
#include "puzzle519/random/picture.hpp"
#include "puzzle519/random/scenarios.hpp"
#include "puzzle519/solver.hpp"
#include "search/random.hpp"

namespace puzzle519 {
namespace detail {

const std::size_t max_rows = 6;  // the judge's limit, also for columns
const std::size_t max_cells = max_rows * max_rows;

enum class Answer { any, no };

// A jigsaw whose answer should be NO is made anew, up to 100 times, if it is not.
struct Scenario {
  void (*change)(Draft& picture, search::Random& random);
  std::size_t min_rows;
  std::size_t min_columns;
  Answer answer;
};

// From the smallest boards to the largest.
inline const std::vector<Scenario>& all_scenarios() {
  using namespace scenarios;
  static const std::vector<Scenario> all = {
      {solvable, 1, 1, Answer::any},
      {one_piece, 1, 1, Answer::any},
      {open_edge, 1, 1, Answer::no},
      {open_row, 1, 1, Answer::no},
      {one_row, 1, 2, Answer::any},
      {flat_against_flat, 1, 2, Answer::no},
      {flat_against_shape, 1, 2, Answer::no},
      {equal_shapes_meet, 1, 2, Answer::no},
      {rows_and_columns_exchanged, 1, 2, Answer::no},
      {sides_in_another_order, 1, 2, Answer::no},
      {turned, 1, 2, Answer::no},
      {equal_pieces, 1, 3, Answer::any},
      {solvable, 2, 2, Answer::any},
      {open_edge, 2, 2, Answer::no},
      {mirrored, 2, 2, Answer::no},
      {moved_flat_side, 2, 2, Answer::no},
      {right_in_one_direction, 2, 2, Answer::no},
      {broken_border, 1, 4, Answer::no},
      {piece_twice, 2, 3, Answer::no},
      {exchanged_shapes, 2, 3, Answer::no},
      {solvable, 3, 3, Answer::any},
      {equal_pieces, 3, 3, Answer::any},
      {inner_dealt_anew, 3, 4, Answer::no},
      {solvable, 5, 5, Answer::any},
      {slow_to_find, 6, 6, Answer::any},
      {slow_to_find, 6, 6, Answer::any},
  };
  return all;
}

// How many scenarios, from the front, have boards of at most `cells` cells.
inline std::uint64_t count_scenarios(std::size_t cells) {
  std::uint64_t count = 0;
  for (const Scenario& each : all_scenarios()) {
    if (each.min_rows * each.min_columns > cells) break;
    ++count;
  }
  return count;
}

// A picture of at most `cells` pieces; every second time of more than half as many.
inline Draft picture_for(const Scenario& scenario, std::size_t cells, search::Random& random) {
  const std::size_t min_cells = chance(50, random) ? cells / 2 + 1 : 1;
  for (;;) {
    const std::size_t rows = 1 + draw(max_rows, random);
    const std::size_t columns = 1 + draw(max_rows, random);
    if (rows < scenario.min_rows || columns < scenario.min_columns) continue;
    if (rows * columns < min_cells || rows * columns > cells) continue;
    return random_picture(rows, columns, 50, random);
  }
}

inline Draft jigsaw_for(const Scenario& scenario, std::size_t cells, search::Random& random) {
  for (int attempt = 0;; ++attempt) {
    Draft draft = picture_for(scenario, cells, random);
    scenario.change(draft, random);
    reflect_and_mix(draft, random);
    const bool is_wanted = scenario.answer == Answer::any || !solve(puzzle_of(draft)).is_solved();
    if (is_wanted || attempt == 100) return draft;
  }
}

// A jigsaw has at most sqrt(6 * seed) pieces, so that the first one that finds a mistake is small:
// all sizes from seed 216 on. Beyond seed 300 the limit is drawn.
inline std::size_t cells_for(std::uint64_t seed, search::Random& random) {
  const std::uint64_t growth = seed <= 300 ? seed : random.below(301);
  std::size_t cells = 1;
  while (cells < max_cells && (cells + 1) * (cells + 1) <= 6 * growth) ++cells;
  return cells;
}

}  // namespace detail

// Writes one to four jigsaws within the judge's limits, below 400 bytes: one for the scenario that
// the seed asks for, and about every second time small ones before or behind it.
inline void random(std::uint64_t seed, judge::Output& output) {
  using namespace detail;
  search::Random random(seed);
  const std::size_t cells = cells_for(seed, random);
  const std::size_t few_cells = std::min<std::size_t>(cells, 12);
  const std::vector<Scenario>& scenarios = all_scenarios();
  std::vector<Draft> drafts;
  drafts.push_back(jigsaw_for(scenarios[seed % count_scenarios(cells)], cells, random));
  for (std::size_t more = draw(6, random); more > 2; --more) {
    const std::uint64_t any = random.below(count_scenarios(few_cells));
    const Scenario& scenario = chance(50, random) ? scenarios[0] : scenarios[any];
    drafts.push_back(jigsaw_for(scenario, few_cells, random));
  }
  if (chance(50, random)) std::reverse(drafts.begin(), drafts.end());
  // The judge's file has an empty line behind each jigsaw, the printed sample has none.
  const char* const separator = chance(50, random) ? "\n" : "";
  for (const Draft& draft : drafts) output.write(judge_text(draft) + separator);
  output.line("0 0");
}

}  // namespace puzzle519
