#pragma once
// Lines to draw on a full board, where nothing but the line is empty. A line that never touches
// itself is then the only one between its ends, so that it alone decides whether they are joined.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "lianliankan/random/dice.hpp"
#include "lianliankan/random/draft.hpp"

namespace lianliankan {

// The start, the turning points and the end.
using Polyline = std::vector<Place>;

// All its cells in order, both ends included. Consecutive points share a row or a column.
inline std::vector<Place> cells_of(const Polyline& line) {
  const auto step = [](int from, int to) { return (to > from) - (to < from); };
  std::vector<Place> cells = {line.front()};
  for (const Place& to : line) {
    while (!(cells.back() == to)) {
      const Place at = cells.back();
      cells.push_back({at.row + step(at.row, to.row), at.column + step(at.column, to.column)});
    }
  }
  return cells;
}

// Whether two cells of the line are neighbours, or the same, without one following the other.
inline bool touches_itself(const Polyline& line) {
  const std::vector<Place> cells = cells_of(line);
  for (std::size_t a = 0; a < cells.size(); ++a) {
    for (std::size_t b = a + 2; b < cells.size(); ++b) {
      const int rows = std::abs(cells[a].row - cells[b].row);
      const int columns = std::abs(cells[a].column - cells[b].column);
      if (rows + columns < 2) return true;
    }
  }
  return false;
}

// A line with `turns` turns that never touches itself. The board must have room for one: two by two
// cells for one turn, two by three for two, three by three for three.
inline Polyline any_polyline(Dice& dice, const Draft& board, int turns) {
  for (;;) {
    Polyline line = {{dice.between(1, board.rows), dice.between(1, board.columns)}};
    bool is_along_row = dice.one_in(2);
    bool is_good = true;
    for (int leg = 0; leg <= turns; ++leg, is_along_row = !is_along_row) {
      Place to = line.back();
      (is_along_row ? to.column : to.row) =
          dice.between(1, is_along_row ? board.columns : board.rows);
      is_good = is_good && !(to == line.back());
      line.push_back(to);
    }
    if (is_good && !touches_itself(line)) return line;
  }
}

// Its cells but for the first and the last one.
inline std::vector<Place> cells_between(const Polyline& line) {
  const std::vector<Place> cells = cells_of(line);
  return std::vector<Place>(cells.begin() + 1, cells.end() - 1);
}

// Up to two turns, and at least `cells` cells between its ends.
inline Polyline any_long_polyline(Dice& dice, const Draft& board, std::size_t cells) {
  for (;;) {
    const Polyline line = any_polyline(dice, board, dice.between(0, 2));
    if (cells_between(line).size() >= cells) return line;
  }
}

// Draws a line with a kind at each end.
inline void draw(Draft& board, const Polyline& line, std::uint64_t first_kind,
                 std::uint64_t last_kind) {
  for (const Place& place : cells_between(line)) board.put(place, 0);
  board.put(line.front(), first_kind);
  board.put(line.back(), last_kind);
}

}  // namespace lianliankan
