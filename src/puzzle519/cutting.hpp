#pragma once
// puzzle519 for simulated annealing, with the question turned round: not which piece goes where,
// but how to cut the rectangle so that the pieces come out. In any cutting all joints fit; what may
// be wrong is how many cells there are of each kind. The cost is the number of cells too many,
// summed over the kinds: at 0 the cutting is an assembly.
//
// A change flips a joint of a cell whose kind has too many. The kind is drawn first, then the cell:
// with all joints drawn alike, the few wrong cells are rarely among those drawn, and boards of
// 20 x 20 take a hundred times the changes.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "puzzle519/pieces.hpp"
#include "puzzle519/rectangle.hpp"
#include "search/random.hpp"

namespace puzzle519 {

class Cutting {
 public:
  struct Change {
    std::size_t cell;
    Sides side;
  };

  // Cuts the board at random. The puzzle must meet the conditions and outlive the cutting.
  Cutting(const Puzzle& puzzle, search::Random& random)
      : board_(puzzle.board), stock_(puzzle.stock), places_(board_.cells.size()) {
    for (const Sides side : {on_right, on_bottom}) {
      // Forward about as often as the pieces have it: half the work where few or most are.
      const std::uint64_t joints = places_.size() - count(stock_, kind_of(side, 0));
      const std::uint64_t forward = count(stock_, kind_of(0, side));
      for (std::size_t cell = 0; cell < places_.size(); ++cell) {
        if (!board_.is_edge(cell, side) && random.below(joints) < forward) board_.flip(cell, side);
      }
    }
    for (std::size_t cell = 0; cell < places_.size(); ++cell) enter(cell);
  }

  std::size_t cost() const { return surplus_.size(); }

  Change propose(search::Random& random) const {
    const Kind kind = surplus_[random.below(surplus_.size())];
    const std::vector<std::size_t>& cells = cells_[kind];
    const std::size_t cell = cells[random.below(cells.size())];
    Sides side = on_top << random.below(4);
    while (board_.is_edge(cell, side)) side = on_top << random.below(4);
    return {cell, side};
  }

  void apply(const Change& change) {
    const std::size_t other = board_.neighbour(change.cell, change.side);
    leave(change.cell);
    leave(other);
    board_.flip(change.cell, change.side);
    enter(change.cell);
    enter(other);
  }
  void undo(const Change& change) { apply(change); }

  const Rectangle& board() const { return board_; }

 private:
  // Notes that a cell is of its kind from now on.
  void enter(std::size_t cell) {
    const Kind kind = board_.cells[cell];
    if (cells_[kind].size() >= stock_[kind]) surplus_.push_back(kind);
    places_[cell] = cells_[kind].size();
    cells_[kind].push_back(cell);
  }

  // Forgets that again, before its kind changes.
  void leave(std::size_t cell) {
    const Kind kind = board_.cells[cell];
    std::vector<std::size_t>& cells = cells_[kind];
    if (cells.size() > stock_[kind]) {
      *std::find(surplus_.begin(), surplus_.end(), kind) = surplus_.back();
      surplus_.pop_back();
    }
    places_[cells.back()] = places_[cell];
    cells[places_[cell]] = cells.back();
    cells.pop_back();
  }

  Rectangle board_;
  const Stock& stock_;
  std::array<std::vector<std::size_t>, 256> cells_;  // by kind
  std::vector<std::size_t> places_;                  // by cell: where it is among those of its kind
  std::vector<Kind> surplus_;                        // a kind for each cell too many
};

}  // namespace puzzle519
