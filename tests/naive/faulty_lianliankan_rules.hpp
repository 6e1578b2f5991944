#pragma once
// The rules of lianliankan as people misunderstand them. Each is the oracle but for one of them.

#include <cstdlib>

#include "naive/faulty_lianliankan_cases.hpp"
#include "naive/lianliankan.hpp"

namespace naive::link_programs {

inline bool rows_are_columns(const Grid& grid, const Query& q) {
  return right_answer(grid, {q.y1, q.x1, q.y2, q.x2});
}

inline bool same_cell_is_linked(const Grid& grid, const Query& q) {
  return right_answer(grid, q) || (is_same_cell(q) && is_alike(grid, q));
}

inline bool empty_cells_are_alike(const Grid& grid, const Query& q) {
  return kind(grid, q.x1, q.y1) == kind(grid, q.x2, q.y2) && has_line(grid, q);
}

inline bool kinds_do_not_matter(const Grid& grid, const Query& q) {
  return kind(grid, q.x1, q.y1) != 0 && kind(grid, q.x2, q.y2) != 0 && has_line(grid, q);
}

inline bool neighbours_are_linked(const Grid& grid, const Query& q) {
  const bool are_pieces = kind(grid, q.x1, q.y1) != 0 && kind(grid, q.x2, q.y2) != 0;
  const bool are_neighbours = std::abs(q.x1 - q.x2) + std::abs(q.y1 - q.y2) == 1;
  return right_answer(grid, q) || (are_pieces && are_neighbours);
}

inline bool outside_is_free(const Grid& grid, const Query& q) {
  return is_alike(grid, q) && has_line(grid, q, 2, true);
}

inline bool turns_are_free(const Grid& grid, const Query& q) {
  return is_alike(grid, q) && has_line(grid, q, 1000000);
}

// Lines run only where may_go(x, y).
template <class MayGo>
bool linked_within(Grid grid, const Query& q, MayGo may_go) {
  for (int x = 1; x <= static_cast<int>(grid.size()); ++x) {
    for (int y = 1; y <= static_cast<int>(grid[0].size()); ++y) {
      if (at(grid, x, y) == 0 && !may_go(x, y)) at(grid, x, y) = -1;
    }
  }
  return right_answer(grid, q);
}

inline bool stays_between_the_cells(const Grid& grid, const Query& q) {
  return linked_within(grid, q, [&](int x, int y) {
    return (x - q.x1) * (x - q.x2) <= 0 && (y - q.y1) * (y - q.y2) <= 0;
  });
}

inline bool leaves_out_the_first(const Grid& grid, const Query& q) {
  return linked_within(grid, q, [](int x, int y) { return x > 1 && y > 1; });
}

inline bool leaves_out_the_last(const Grid& grid, const Query& q) {
  const int rows = static_cast<int>(grid.size()), columns = static_cast<int>(grid[0].size());
  return linked_within(grid, q, [&](int x, int y) { return x < rows && y < columns; });
}

inline bool bounds_are_exchanged(const Grid& grid, const Query& q) {
  const int rows = static_cast<int>(grid.size()), columns = static_cast<int>(grid[0].size());
  return linked_within(grid, q, [&](int x, int y) { return x <= columns && y <= rows; });
}

}  // namespace naive::link_programs
