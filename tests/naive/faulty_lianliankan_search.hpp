#pragma once
// Searches for a line as people write them, each with a mistake or with room for one.

#include <algorithm>
#include <array>
#include <cstddef>
#include <deque>
#include <string>
#include <vector>

#include "naive/faulty_lianliankan_cases.hpp"

namespace naive::link_programs {

inline std::size_t index(const Grid& grid, int x, int y) {
  return static_cast<std::size_t>(x - 1) * grid[0].size() + static_cast<std::size_t>(y - 1);
}

// When a depth-first search does not enter a cell where it has been: never, always, when it comes
// with as many turns as then or more (but perhaps from another side), or with more, which is right.
enum class Stops { never, always, at_as_many_turns, at_more_turns };

// The usual search by recursion, a step at a time. As it stands it is right; a program has one
// member changed.
struct Walk {
  int max_turns = 2;
  std::array<bool, 4> counts_first_leg = {};  // by direction: down, right, up, left
  std::array<bool, 4> has_first_leg = {true, true, true, true};
  bool counts_last_step = true;
  bool passes_own_kind = false;
  bool ends_at_own_kind = false;
  Stops stops = Stops::never;
  std::vector<int> fewest = {};  // turns by cell, many in the beginning

  bool joins(const Grid& grid, const Query& q) {
    fewest.resize(grid.size() * grid[0].size(), many);
    return is_alike(grid, q) && !is_same_cell(q) && goes_on(grid, q, q.x1, q.y1, -1, 0);
  }

  bool goes_on(const Grid& grid, const Query& q, int x, int y, int last, int turns) {
    const int dx[] = {1, 0, -1, 0}, dy[] = {0, 1, 0, -1};
    for (std::size_t d = 0; d < 4; ++d) {
      const int nx = x + dx[d], ny = y + dy[d], direction = static_cast<int>(d);
      if (nx < 1 || nx > static_cast<int>(grid.size())) continue;
      if (ny < 1 || ny > static_cast<int>(grid[0].size())) continue;
      if (last == -1 && !has_first_leg[d]) continue;
      const int here = turns + (last == -1 ? counts_first_leg[d] : direction != last);
      const bool is_target = nx == q.x2 && ny == q.y2, is_start = nx == q.x1 && ny == q.y1;
      const bool is_own = kind(grid, nx, ny) == kind(grid, q.x1, q.y1);
      if ((is_target && !counts_last_step ? turns : here) > max_turns) continue;
      if (is_target || (ends_at_own_kind && is_own && !is_start)) return true;
      if (kind(grid, nx, ny) != 0 && !(passes_own_kind && is_own)) continue;
      if (was_here(index(grid, nx, ny), here)) continue;
      if (goes_on(grid, q, nx, ny, direction, here)) return true;
    }
    return false;
  }

 private:
  static constexpr int many = 1000;

  bool was_here(std::size_t cell, int turns) {
    const int before = fewest[cell];
    if (stops == Stops::always && before < many) return true;
    if (stops == Stops::at_as_many_turns && before <= turns) return true;
    if (stops == Stops::at_more_turns && before < turns) return true;
    fewest[cell] = turns;
    return false;
  }
};

// A program that walks, with a change.
template <void change(Walk&)>
bool walks(const Grid& grid, const Query& q) {
  Walk walk;
  change(walk);
  return walk.joins(grid, q);
}

inline void allows_three_turns(Walk& walk) { walk.max_turns = 3; }
inline void allows_one_turn(Walk& walk) { walk.max_turns = 1; }
inline void counts_first_leg(Walk& walk) { walk.counts_first_leg = {true, true, true, true}; }
inline void starts_downwards(Walk& walk) { walk.counts_first_leg = {false, true, true, true}; }
inline void forgets_last_turn(Walk& walk) { walk.counts_last_step = false; }
inline void passes_own_kind(Walk& walk) { walk.passes_own_kind = true; }
inline void ends_at_own_kind(Walk& walk) { walk.ends_at_own_kind = true; }
inline void starts_along_a_row(Walk& walk) { walk.has_first_leg = {false, true, false, true}; }
inline void starts_along_a_column(Walk& walk) { walk.has_first_leg = {true, false, true, false}; }
inline void never_starts_left(Walk& walk) { walk.has_first_leg = {true, true, true, false}; }
inline void has_one_flag_a_cell(Walk& walk) { walk.stops = Stops::always; }
inline void stops_at_as_many_turns(Walk& walk) { walk.stops = Stops::at_as_many_turns; }

// Takes the first shortest line that a breadth-first search finds, and counts its turns.
inline bool takes_a_shortest_line(const Grid& grid, const Query& q) {
  struct State {
    int x, y, last, turns;
  };
  const int dx[] = {0, 1, 0, -1}, dy[] = {1, 0, -1, 0};
  const int rows = static_cast<int>(grid.size()), columns = static_cast<int>(grid[0].size());
  std::vector<bool> been(grid.size() * grid[0].size());
  for (std::deque<State> queue = {{q.x1, q.y1, -1, 0}}; !queue.empty(); queue.pop_front()) {
    const State from = queue.front();
    for (int d = 0; d < 4; ++d) {
      const int x = from.x + dx[d], y = from.y + dy[d];
      if (x < 1 || x > rows || y < 1 || y > columns) continue;
      const int turns = from.turns + (from.last != -1 && from.last != d);
      if (x == q.x2 && y == q.y2) return is_alike(grid, q) && turns <= 2;
      if (kind(grid, x, y) != 0 || been[index(grid, x, y)]) continue;
      been[index(grid, x, y)] = true;
      queue.push_back({x, y, d, turns});
    }
  }
  return false;
}

inline bool is_clear(const Grid& grid, int x1, int y1, int x2, int y2) {
  for (int x = std::min(x1, x2); x <= std::max(x1, x2); ++x) {
    for (int y = std::min(y1, y2); y <= std::max(y1, y2); ++y) {
      const bool is_end = (x == x1 && y == y1) || (x == x2 && y == y2);
      if (!is_end && kind(grid, x, y) != 0) return false;
    }
  }
  return true;
}

// Looks along the legs between corners, and forgets that a piece may stand where the line turns.
inline bool turns_on_pieces(const Grid& grid, const Query& q) {
  const auto joins = [&](int x1, int y1, int x2, int y2) {
    return is_clear(grid, q.x1, q.y1, x1, y1) && is_clear(grid, x1, y1, x2, y2) &&
           is_clear(grid, x2, y2, q.x2, q.y2);
  };
  if (!is_alike(grid, q) || is_same_cell(q)) return false;
  for (int x = 1; x <= static_cast<int>(grid.size()); ++x) {
    if (joins(x, q.y1, x, q.y2)) return true;
  }
  for (int y = 1; y <= static_cast<int>(grid[0].size()); ++y) {
    if (joins(q.x1, y, q.x2, y)) return true;
  }
  return false;
}

}  // namespace naive::link_programs
