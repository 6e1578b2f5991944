#pragma once

// Naive oracle for lianliankan (HDU 1175): a search over (cell, direction) by number of turns, on
// the whole board, one cell a step. It exists to check the solver, and to check what an explanation
// says about lines that have too many turns or leave the board.
//
// A board is rows of kinds, 0 for an empty cell. Queries are row, column, row, column, from 1, and
// must lie on the board.

#include <array>
#include <cstddef>
#include <deque>
#include <vector>

namespace naive {

using Grid = std::vector<std::vector<long long>>;

namespace detail {

// The same board inside a ring of cells holding `ring`.
inline Grid ringed(const Grid& grid, long long ring) {
  const std::size_t columns = grid.empty() ? 0 : grid[0].size();
  Grid result(grid.size() + 2, std::vector<long long>(columns + 2, ring));
  for (std::size_t r = 0; r < grid.size(); ++r) {
    for (std::size_t c = 0; c < columns; ++c) result[r + 1][c + 1] = grid[r][c];
  }
  return result;
}

}  // namespace detail

// The fewest turns of a line of horizontal and vertical legs from one cell to another one through
// empty cells only, however many it takes, or -1 if there is no line (or the two cells are one).
// Kinds are not compared. With allow_outside the board lies in a ring of empty cells.
inline int fewest_turns(const Grid& grid, int x1, int y1, int x2, int y2, bool allow_outside) {
  if (x1 == x2 && y1 == y2) return -1;
  constexpr long long wall = 1;
  // In a ring, cells counted from 1 keep their numbers and no step from one leads off the array.
  const Grid cells = detail::ringed(grid, allow_outside ? 0 : wall);
  const int rows = static_cast<int>(cells.size());
  const int columns = static_cast<int>(cells[0].size());
  const int dx[4] = {-1, 0, 1, 0};
  const int dy[4] = {0, 1, 0, -1};
  struct State {
    int x, y, direction, turns;
  };
  const auto index = [&](int x, int y) { return static_cast<std::size_t>(x * columns + y); };
  std::vector<std::array<bool, 4>> seen(index(rows, 0));
  // Ordered by turns: going straight on costs none and goes to the front, a turn goes to the back.
  std::deque<State> queue;
  for (int d = 0; d < 4; ++d) queue.push_back({x1, y1, d, 0});
  while (!queue.empty()) {
    const State at = queue.front();
    queue.pop_front();
    bool& been = seen[index(at.x, at.y)][static_cast<std::size_t>(at.direction)];
    if (been) continue;
    been = true;
    if (at.x == x2 && at.y == y2) return at.turns;
    const bool is_start = at.x == x1 && at.y == y1;
    if (!is_start) {
      for (int d : {(at.direction + 1) % 4, (at.direction + 3) % 4}) {
        queue.push_back({at.x, at.y, d, at.turns + 1});
      }
    }
    const int x = at.x + dx[at.direction], y = at.y + dy[at.direction];
    if (x < 0 || x >= rows || y < 0 || y >= columns) continue;
    const bool is_target = x == x2 && y == y2;
    const bool is_free = cells[static_cast<std::size_t>(x)][static_cast<std::size_t>(y)] == 0;
    if (is_target || is_free) queue.push_front({x, y, at.direction, at.turns});
  }
  return -1;
}

// Whether the pieces in the two cells can be removed: two pieces of one kind, joined by a line on
// the board with at most two turns.
inline bool linked(const Grid& grid, int x1, int y1, int x2, int y2) {
  const auto kind = [&](int x, int y) {
    return grid[static_cast<std::size_t>(x - 1)][static_cast<std::size_t>(y - 1)];
  };
  if (kind(x1, y1) == 0 || kind(x1, y1) != kind(x2, y2)) return false;
  const int turns = fewest_turns(grid, x1, y1, x2, y2, false);
  return turns >= 0 && turns <= 2;
}

}  // namespace naive
