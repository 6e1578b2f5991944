#pragma once
// What the faulty programs for lianliankan have in common: reading, comparing kinds, answering
// queries.

#include <cstddef>
#include <sstream>
#include <string>
#include <vector>

#include "naive/lianliankan.hpp"

namespace naive::link_programs {

struct Query {
  int x1, y1, x2, y2;
};

struct Case {
  Grid grid;
  std::vector<Query> queries;
};

inline std::vector<Case> cases_of(const std::string& input) {
  std::istringstream in(input);
  std::vector<Case> cases;
  for (std::size_t n, m; in >> n >> m && n != 0;) {
    Case next;
    next.grid.assign(n, std::vector<long long>(m));
    for (auto& row : next.grid) {
      for (long long& kind : row) in >> kind;
    }
    std::size_t count = 0;
    in >> count;
    next.queries.resize(count);
    for (Query& query : next.queries) in >> query.x1 >> query.y1 >> query.x2 >> query.y2;
    cases.push_back(next);
  }
  return cases;
}

// On the board.
inline long long& at(Grid& grid, int x, int y) {
  return grid[static_cast<std::size_t>(x - 1)][static_cast<std::size_t>(y - 1)];
}

// Off the board, where a faulty program may look, all is empty.
inline long long kind(const Grid& grid, int x, int y) {
  const std::size_t row = static_cast<std::size_t>(x - 1), column = static_cast<std::size_t>(y - 1);
  return row < grid.size() && column < grid[0].size() ? grid[row][column] : 0;
}

inline bool is_same_cell(const Query& q) { return q.x1 == q.x2 && q.y1 == q.y2; }

// Two pieces of one kind, or one piece twice.
inline bool is_alike(const Grid& grid, const Query& q) {
  return kind(grid, q.x1, q.y1) != 0 && kind(grid, q.x1, q.y1) == kind(grid, q.x2, q.y2);
}

// Whether a line joins the cells, whatever their kinds.
inline bool has_line(const Grid& grid, const Query& q, int max_turns = 2, bool outside = false) {
  const int turns = fewest_turns(grid, q.x1, q.y1, q.x2, q.y2, outside);
  return turns >= 0 && turns <= max_turns;
}

// The right answer.
inline bool right_answer(const Grid& grid, const Query& q) {
  return is_alike(grid, q) && has_line(grid, q);
}

// The answers of one case, where is_linked(Grid&, Query) answers a query.
template <class Linked>
std::string answers(const Case& given, Linked is_linked) {
  std::string text;
  Grid grid = given.grid;
  for (const Query& query : given.queries) text += is_linked(grid, query) ? "YES\n" : "NO\n";
  return text;
}

// A program that answers each query by itself.
template <auto is_linked>
std::string asks(const std::string& input) {
  std::string text;
  for (const Case& each : cases_of(input)) text += answers(each, is_linked);
  return text;
}

}  // namespace naive::link_programs
