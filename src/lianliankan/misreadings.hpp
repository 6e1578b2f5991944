#pragma once
// Why another program may have answered a query wrongly: mistakes that people make, each tried out.
// A mistake is named only if it leads to all answers that the program has given on the board.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "lianliankan/board.hpp"
#include "lianliankan/step_search.hpp"

namespace lianliankan {

// A query with what another program answered.
struct Verdict {
  Query query;
  bool is_linked;
};

namespace detail {

// What a mistake changes, and what that may depend on.
struct Attempt {
  StepSearch search;
  Query query;
  std::vector<Verdict> earlier;  // on the same board
  unsigned way;                  // of making the mistake, from 0
};

inline void remove_linked(Attempt& attempt) {
  for (const Verdict& verdict : attempt.earlier) {
    if (!verdict.is_linked) continue;
    attempt.search.kind(verdict.query.from) = attempt.search.kind(verdict.query.to) = 0;
  }
}

inline void keep_yes(Attempt& attempt) {
  for (const Verdict& verdict : attempt.earlier) {
    if (verdict.is_linked) attempt.query = verdict.query;
  }
}

inline void keep_marks(Attempt& attempt) {
  for (const Verdict& verdict : attempt.earlier) attempt.search.is_linked(verdict.query);
}

template <std::uint64_t bits>
void keep_bits(Attempt& attempt) {
  for (std::uint64_t& kind : attempt.search.kinds) kind &= bits;
}

// Four searches: by a queue, by recursion, by recursion that minds turns, and by a queue for the
// shortest path. Each in all orders of directions.
inline void mark_cells(Attempt& attempt) {
  StepSearch& search = attempt.search;
  for (unsigned i = attempt.way / 4; i != 0; --i) {
    std::next_permutation(search.directions, search.directions + 4);
  }
  const unsigned which = attempt.way % 4;
  search.is_depth_first = which == 1 || which == 2;
  search.marks = which == 2 ? Marks::of_turns : Marks::of_cells;
  if (which == 3) search.max_turns_on_the_way = 200;
}

inline void exchange_coordinates(Attempt& attempt) {
  std::swap(attempt.query.from.row, attempt.query.from.column);
  std::swap(attempt.query.to.row, attempt.query.to.column);
}

// The first row and column, or the last ones.
inline void leave_out_edges(Attempt& attempt) {
  StepSearch& search = attempt.search;
  const bool is_first = attempt.way == 0;
  const Cell left_out = is_first ? Cell{0, 0} : Cell{search.rows - 1, search.columns - 1};
  for (Cell cell = {0, 0}; cell.row < search.rows; ++cell.row) {
    for (cell.column = 0; cell.column < search.columns; ++cell.column) {
      const bool is_there = cell.row == left_out.row || cell.column == left_out.column;
      if (is_there && search.kind(cell) == 0) search.kind(cell) = UINT64_MAX;  // no piece's kind
    }
  }
}

inline void pass_own_kind(Attempt& attempt) { attempt.search.passes_own_kind = true; }
inline void end_at_own_kind(Attempt& attempt) { attempt.search.ends_at_own_kind = true; }
inline void turn_on_pieces(Attempt& attempt) { attempt.search.turns_on_pieces = true; }

struct Misreading {
  const char* mistake;
  const char* rule;  // follows the answer to which the mistake leads
  void (*make)(Attempt& attempt);
  unsigned ways;
};

// Those that seldom fit by chance come first.
inline const std::vector<Misreading>& misreadings() {
  static const std::vector<Misreading> all = {
      {"With linked pieces removed", ": queries do not change the board.", remove_linked, 1},
      {"With the YES of an earlier query kept", ": start each anew.", keep_yes, 1},
      {"With the visited marks of earlier queries kept", ": clear them.", keep_marks, 1},
      {"With kinds in 32 bits", ": they can take 63.", keep_bits<UINT32_MAX>, 1},
      {"With kinds in 8 bits", ": they can take 63.", keep_bits<UINT8_MAX>, 1},
      {"With one visited mark per cell", ": direction and turns matter too.", mark_cells, 4 * 24},
      {"With column before row", ": x is the row, y the column.", exchange_coordinates, 1},
      {"Without the first or last row and column", ": paths may run there.", leave_out_edges, 2},
      {"Through pieces of the same kind", ": paths need empty cells.", pass_own_kind, 1},
      {"With any piece of this kind as the end", ": only one is meant.", end_at_own_kind, 1},
      {"With turns on pieces", ": paths turn in empty cells.", turn_on_pieces, 1},
  };
  return all;
}

// Whether a mistake, made in one of its ways, leads to all these answers on a board.
inline bool fits(const Misreading& misreading, unsigned way, const StepSearch& right,
                 const std::vector<Verdict>& verdicts) {
  // From the last one, which is wrong and so the least likely to fit.
  for (std::size_t i = verdicts.size(); i-- != 0;) {
    const auto first = verdicts.begin();
    Attempt attempt = {
        right, verdicts[i].query, {first, first + static_cast<std::ptrdiff_t>(i)}, way};
    misreading.make(attempt);
    if (!right.has(attempt.query.from) || !right.has(attempt.query.to)) return false;
    if (attempt.search.is_linked(attempt.query) != verdicts[i].is_linked) return false;
  }
  return true;
}

}  // namespace detail

// The most answers on a board to remember.
const std::size_t max_verdicts = 50;

// The first two mistakes that fit the answers on a board, of which the last is wrong: a line for
// each, and an empty line. Nothing if none fits, or if the board is large.
inline std::string likely_causes(const Board& board, const std::vector<Verdict>& verdicts) {
  const std::size_t max_board = 1 << 12;
  if (board.columns > max_board / board.rows) return "";
  std::size_t steps_left = 500000;  // about 10 ms
  const StepSearch right(board, steps_left);
  const std::string answer = verdicts.back().is_linked ? "YES" : "NO";
  std::string text;
  int lines = 0;
  for (const detail::Misreading& misreading : detail::misreadings()) {
    if (lines == 2) break;
    unsigned way = 0;
    while (way < misreading.ways && !detail::fits(misreading, way, right, verdicts)) ++way;
    if (way == misreading.ways || steps_left == 0) continue;
    const char* const verb = misreading.ways == 1 ? " it would be " : " it can be ";
    text += misreading.mistake + (verb + answer) + misreading.rule + '\n';
    ++lines;
  }
  return lines == 0 ? "" : text + '\n';
}

}  // namespace lianliankan
