#pragma once
// Programs for lianliankan as people write them, each the oracle but for one mistake: in what is
// read, in what the rules are, in the search, or in what is left over from a query before.

#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "naive/faulty.hpp"
#include "naive/faulty_lianliankan_cases.hpp"
#include "naive/faulty_lianliankan_rules.hpp"
#include "naive/faulty_lianliankan_search.hpp"
#include "naive/lianliankan.hpp"

namespace naive::link_programs {

// ---- Mistakes in reading ----

// A program that reads change(Case) instead of each case.
template <void change(Case&)>
std::string reads(const std::string& input) {
  std::string text;
  for (Case& each : cases_of(input)) {
    change(each);
    text += answers(each, right_answer);
  }
  return text;
}

inline std::string one_case(const std::string& input) {
  return answers(cases_of(input).front(), right_answer);
}

// "One line for each case", as the statement says.
inline void one_query(Case& each) { each.queries.resize(1); }

inline void kinds_in_a_byte(Case& each) {
  for (auto& row : each.grid) {
    for (long long& kind : row) kind &= 0xff;
  }
}

inline void kinds_in_32_bits(Case& each) {
  for (auto& row : each.grid) {
    for (long long& kind : row) kind &= 0xffffffff;
  }
}

// The board as other numbers in the same order, or with other sizes.
inline void deal(const std::vector<long long>& numbers, Grid& grid) {
  auto number = numbers.begin();
  for (auto& row : grid) {
    for (long long& kind : row) kind = *number++;
  }
}

inline void kinds_of_one_digit(Case& each) {
  std::vector<long long> digits;
  for (const auto& row : each.grid) {
    for (const long long kind : row) {
      for (const char digit : std::to_string(kind)) digits.push_back(digit - '0');
    }
  }
  deal(digits, each.grid);
}

inline void sizes_exchanged(Case& each) {
  std::vector<long long> kinds;
  for (const auto& row : each.grid) kinds.insert(kinds.end(), row.begin(), row.end());
  each.grid = Grid(each.grid[0].size(), std::vector<long long>(each.grid.size()));
  deal(kinds, each.grid);
}

// ---- What is left over ----

inline bool linked_pieces_vanish(Grid& grid, const Query& q) {
  if (!right_answer(grid, q)) return false;
  at(grid, q.x1, q.y1) = at(grid, q.x2, q.y2) = 0;
  return true;
}

inline bool asked_pieces_vanish(Grid& grid, const Query& q) {
  const bool answer = right_answer(grid, q);
  at(grid, q.x1, q.y1) = at(grid, q.x2, q.y2) = 0;
  return answer;
}

// Only pieces are written onto the one array of the program.
inline std::string old_pieces_stay(const std::string& input) {
  std::map<std::pair<std::size_t, std::size_t>, long long> array;  // 0 in the beginning
  std::string text;
  for (Case& each : cases_of(input)) {
    for (std::size_t row = 0; row < each.grid.size(); ++row) {
      for (std::size_t column = 0; column < each.grid[0].size(); ++column) {
        long long& kind = each.grid[row][column];
        long long& old = array[{row, column}];
        kind = old = kind != 0 ? kind : old;
      }
    }
    text += answers(each, right_answer);
  }
  return text;
}

// The next query of a case searches with what the one before has marked.
inline std::string marks_stay(const std::string& input) {
  std::string text;
  for (const Case& each : cases_of(input)) {
    Walk walk;
    walk.stops = Stops::at_more_turns;
    text += answers(each, [&](const Grid& grid, const Query& q) { return walk.joins(grid, q); });
  }
  return text;
}

// Once a line is found, it is found for all queries of a case.
inline std::string found_stays(const std::string& input) {
  std::string text;
  for (const Case& each : cases_of(input)) {
    bool is_found = false;
    text += answers(each, [&](const Grid& grid, const Query& q) {
      is_found = is_found || right_answer(grid, q);
      return is_found;
    });
  }
  return text;
}

}  // namespace naive::link_programs

namespace naive {

inline const std::vector<Faulty>& faulty_lianliankan() {
  using namespace link_programs;
  static const std::vector<Faulty> programs = {
      {"OneCase", one_case},
      {"OneQuery", reads<one_query>},
      {"KindsOfOneDigit", reads<kinds_of_one_digit>},
      {"KindsInAByte", reads<kinds_in_a_byte>},
      {"KindsIn32Bits", reads<kinds_in_32_bits>},
      {"SizesExchanged", reads<sizes_exchanged>},
      {"RowsAreColumns", asks<rows_are_columns>},
      {"SameCellIsLinked", asks<same_cell_is_linked>},
      {"EmptyCellsAreAlike", asks<empty_cells_are_alike>},
      {"KindsDoNotMatter", asks<kinds_do_not_matter>},
      {"NeighboursAreLinked", asks<neighbours_are_linked>},
      {"OutsideIsFree", asks<outside_is_free>},
      {"TurnsAreFree", asks<turns_are_free>},
      {"StaysBetweenTheCells", asks<stays_between_the_cells>},
      {"LeavesOutTheFirst", asks<leaves_out_the_first>},
      {"LeavesOutTheLast", asks<leaves_out_the_last>},
      {"BoundsAreExchanged", asks<bounds_are_exchanged>},
      {"AllowsThreeTurns", asks<walks<allows_three_turns>>},
      {"AllowsOneTurn", asks<walks<allows_one_turn>>},
      {"CountsFirstLeg", asks<walks<counts_first_leg>>},
      {"StartsDownwards", asks<walks<starts_downwards>>},
      {"ForgetsLastTurn", asks<walks<forgets_last_turn>>},
      {"PassesOwnKind", asks<walks<passes_own_kind>>},
      {"EndsAtOwnKind", asks<walks<ends_at_own_kind>>},
      {"StartsAlongARow", asks<walks<starts_along_a_row>>},
      {"StartsAlongAColumn", asks<walks<starts_along_a_column>>},
      {"NeverStartsLeft", asks<walks<never_starts_left>>},
      {"OneFlagACell", asks<walks<has_one_flag_a_cell>>},
      {"StopsAtAsManyTurns", asks<walks<stops_at_as_many_turns>>},
      {"TakesAShortestLine", asks<takes_a_shortest_line>},
      {"TurnsOnPieces", asks<turns_on_pieces>},
      {"LinkedPiecesVanish", asks<linked_pieces_vanish>},
      {"AskedPiecesVanish", asks<asked_pieces_vanish>},
      {"OldPiecesStay", old_pieces_stay},
      {"MarksStay", marks_stay},
      {"FoundStays", found_stays},
  };
  return programs;
}

}  // namespace naive
