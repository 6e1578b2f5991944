#pragma once
// A draft: a board in the making, and its queries. Cells count from 1, as in the input. A piece put
// outside the board is ignored, so that one may draw around the outside.

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "judge/output.hpp"

namespace lianliankan {

struct Place {
  int row;
  int column;
};

inline bool operator==(const Place& a, const Place& b) {
  return a.row == b.row && a.column == b.column;
}

struct Draft {
  struct Query {
    Place from;
    Place to;
  };

  // An empty board of this size, each at least 1.
  Draft(int row_count, int column_count)
      : rows(row_count),
        columns(column_count),
        kinds(static_cast<std::size_t>(rows * columns), 0) {}

  bool has(const Place& place) const {
    return place.row >= 1 && place.row <= rows && place.column >= 1 && place.column <= columns;
  }

  // The kind of a cell on the board, 0 if it is empty.
  std::uint64_t kind(const Place& place) const { return kinds[index(place)]; }

  void put(const Place& place, std::uint64_t kind) {
    if (has(place)) kinds[index(place)] = kind;
  }

  void ask(const Place& from, const Place& to) { queries.push_back({from, to}); }

  int rows;
  int columns;
  std::vector<std::uint64_t> kinds;  // row by row
  std::vector<Query> queries;

 private:
  std::size_t index(const Place& place) const {
    return static_cast<std::size_t>((place.row - 1) * columns + place.column - 1);
  }
};

using Drafts = std::vector<Draft>;

// One of the eight ways to turn and mirror a board.
struct Symmetry {
  bool reverses_rows;     // the last row becomes the first
  bool reverses_columns;  // the last column becomes the first
  bool transposes;        // rows become columns
};

inline Draft image_of(const Draft& draft, const Symmetry& symmetry) {
  const auto moved = [&](Place place) {
    if (symmetry.reverses_rows) place.row = draft.rows + 1 - place.row;
    if (symmetry.reverses_columns) place.column = draft.columns + 1 - place.column;
    if (symmetry.transposes) std::swap(place.row, place.column);
    return place;
  };
  Draft image = symmetry.transposes ? Draft(draft.columns, draft.rows) : draft;
  for (Place place = {1, 1}; place.row <= draft.rows; ++place.row) {
    for (place.column = 1; place.column <= draft.columns; ++place.column) {
      image.put(moved(place), draft.kind(place));
    }
  }
  image.queries.clear();
  for (const Draft::Query& query : draft.queries) image.ask(moved(query.from), moved(query.to));
  return image;
}

// Writes a case as the judge has it.
inline void write(const Draft& draft, judge::Output& output) {
  const auto pair = [](int a, int b) { return std::to_string(a) + ' ' + std::to_string(b); };
  output.line(pair(draft.rows, draft.columns));
  for (Place place = {1, 1}; place.row <= draft.rows; ++place.row) {
    std::string row;
    for (place.column = 1; place.column <= draft.columns; ++place.column) {
      if (!row.empty()) row += ' ';
      row += std::to_string(draft.kind(place));
    }
    output.line(row);
  }
  output.line(std::to_string(draft.queries.size()));
  for (const Draft::Query& query : draft.queries) {
    output.line(pair(query.from.row, query.from.column) + ' ' +
                pair(query.to.row, query.to.column));
  }
}

inline void write(const Drafts& drafts, judge::Output& output) {
  for (const Draft& draft : drafts) write(draft, output);
  output.line("0 0");
}

}  // namespace lianliankan
