#pragma once
// Problems of the tests' own, for the shared search: queens on a board, walks through a layered
// graph and a plain long line.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "search/fixed_list.hpp"

namespace problems {

// N queens, one a row, none attacking another. N is at most 16.
class Queens {
 public:
  using Move = int;  // the column
  using Moves = search::FixedList<int, 16>;

  explicit Queens(int size) : size_(size) {}

  bool is_solved() const { return static_cast<int>(columns_.size()) == size_; }

  Moves moves() const {
    Moves list;
    for (int column = 0; column < size_; ++column) {
      if (is_free(column)) list.push_back(column);
    }
    return list;
  }

  int apply(int column) {
    columns_.push_back(column);
    return column;
  }
  void undo(int /*column*/) { columns_.pop_back(); }

  const std::vector<int>& columns() const { return columns_; }

 private:
  bool is_free(int column) const {
    const int row = static_cast<int>(columns_.size());
    for (int above = 0; above < row; ++above) {
      const int apart = columns_[static_cast<std::size_t>(above)] - column;
      if (apart == 0 || apart == row - above || apart == above - row) return false;
    }
    return true;
  }

  int size_;
  std::vector<int> columns_;
};

// A walk from node 0 through a graph without cycles whose nodes are numbered along its arcs. It is
// over at a goal. Many walks meet in one node, which is what a memory is for.
class Walk {
 public:
  struct Graph {
    std::vector<std::vector<int>> arcs;  // at most 8 a node, to higher numbers
    std::vector<bool> is_goal;
  };

  using Move = int;
  using Moves = search::FixedList<int, 8>;

  explicit Walk(const Graph& graph) : graph_(&graph) {}

  bool is_solved() const { return graph_->is_goal[static_cast<std::size_t>(node_)]; }

  Moves moves() const {
    Moves list;
    for (const int to : graph_->arcs[static_cast<std::size_t>(node_)]) list.push_back(to);
    return list;
  }

  int apply(int to) {
    const int from = node_;
    node_ = to;
    return from;
  }
  void undo(int from) { node_ = from; }

  std::uint64_t key() const { return static_cast<std::uint64_t>(node_); }
  int node() const { return node_; }

 private:
  const Graph* graph_;
  int node_ = 0;
};

// Thirty diamonds in a row and no goal: a billion walks through ninety-one nodes.
inline Walk::Graph thirty_diamonds() {
  Walk::Graph graph;
  for (int i = 0; i < 30; ++i) {
    graph.arcs.push_back({3 * i + 1, 3 * i + 2});
    graph.arcs.push_back({3 * i + 3});
    graph.arcs.push_back({3 * i + 3});
  }
  graph.arcs.push_back({});
  graph.is_goal.assign(graph.arcs.size(), false);
  return graph;
}

// One path of `length` moves, without a choice, to a solution or to a dead end.
class Line {
 public:
  using Move = char;
  using Moves = search::FixedList<char, 1>;

  Line(std::size_t length, bool has_solution) : left_(length), has_solution_(has_solution) {}

  bool is_solved() const { return left_ == 0 && has_solution_; }
  Moves moves() const {
    Moves list;
    if (left_ > 0) list.push_back('x');
    return list;
  }
  char apply(char move) {
    --left_;
    return move;
  }
  void undo(char /*move*/) { ++left_; }

  std::size_t left() const { return left_; }

 private:
  std::size_t left_;
  bool has_solution_;
};

}  // namespace problems
