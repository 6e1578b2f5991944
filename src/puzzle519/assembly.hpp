#pragma once
// puzzle519 for the depth-first search: the board is filled row by row with kinds of pieces from a
// stock, so equal pieces are never tried twice. All that the empty cells know of the filled ones is
// the frontier, the joints that they share, and what is left in stock.
//
// Beside fitting sides, two facts about every assembly prune:
// - Border chains: the pieces of an edge are an Eulerian walk (conditions.hpp). None is
//   taken that leaves the rest of its edge without one. 7 x 7 takes a fortieth of the nodes.
// - A quota: every inner piece hangs below an inner piece or one of the top edge. So of either kind
//   of joint, the inner pieces above the last inner row have exactly as many at the bottom as all
//   inner pieces have on top and the top edge does not take. 7 x 7 takes half the nodes.
//
// Tried and rejected: a look at the cell to the right (a tenth fewer nodes, no less time), and
// filling wide boards column by column (4 x 8 takes five times the nodes).

#include <array>
#include <cstddef>
#include <cstdint>

#include "puzzle519/conditions.hpp"
#include "puzzle519/stock.hpp"
#include "search/fixed_list.hpp"

namespace puzzle519 {

class Assembly {
 public:
  using Move = Kind;
  using Moves = search::FixedList<Kind, 4>;

  // The stock must meet the conditions for the board, on which no jut is cut yet (conditions.hpp).
  Assembly(const Stock& stock, const Rectangle& board) : stock_(stock), board_(board) {
    set_weights();
    for (Sides juts = 0; juts < 16; ++juts) {
      tops_[(juts & on_top) != 0] += stock_[kind_of(0, juts)];
      bottoms_[(juts & on_bottom) != 0] += stock_[kind_of(on_top, juts)];
    }
  }

  bool is_solved() const { return next_ == board_.cells.size(); }

  // In the textbook's order (cavities first), so that no board takes more nodes than there.
  Moves moves() const {
    Moves list;
    for (const Sides free : {Kind{0}, on_bottom, on_right, on_right | on_bottom}) {
      const Kind kind = board_.cells[next_] | free;
      if (stock_[kind] != 0 && is_allowed(kind)) list.push_back(kind);
    }
    return list;
  }

  Kind apply(Kind kind) {
    move_piece(kind, 1);
    ++next_;
    return kind;
  }

  void undo(Kind kind) {
    --next_;
    move_piece(kind, UINT64_MAX);  // -1
  }

  // Whether the key has room for all stocks and frontiers of this puzzle. It has for nearly all up
  // to 8 x 8 and for larger ones with few kinds; others are beyond a complete search anyway.
  bool has_key() const { return has_key_; }

  // For search::TranspositionTable: stock and frontier, which tell the next cell, too. 0 without.
  std::uint64_t key() const { return key_; }

  const Rectangle& board() const { return board_; }

 private:
  // The key is a mixed-radix number. Its lowest digit is the frontier, for each column a bit, the
  // bottom of its lowest piece; then each kind has one, the number of its pieces on the board,
  // whose base is its supply plus one. (The joint before the next cell follows from them.)
  void set_weights() {
    has_key_ = board_.columns < 64;
    std::uint64_t weight = has_key_ ? std::uint64_t{1} << board_.columns : 0;
    for (Kind kind = 0; kind < 256; ++kind) {
      const std::uint64_t base = 1 + stock_[kind];
      weight_[kind] = weight;
      has_key_ = has_key_ && weight <= UINT64_MAX / base;
      weight *= base;
    }
  }

  bool has_quota(Kind kind) const {
    return flats_of(kind) == 0 && next_ + 2 * board_.columns < board_.cells.size();
  }

  bool is_allowed(Kind kind) const {
    if (flats_of(kind) != 0) return keeps_chain(kind);
    const bool joint = (kind & on_bottom) != 0;
    return !has_quota(kind) || bottoms_[joint] < tops_[joint];
  }

  // A step from one kind of joint to the other strands the pieces that stay at the first kind,
  // unless one is left that leads back. (A step that stays passes: then both counts are of the
  // same pieces. So does a corner, of which there is no other piece.)
  bool keeps_chain(Kind kind) const {
    const Sides edges = flats_of(kind);
    const Sides exit = exit_along(edges);
    const Sides along = opposite(exit) | exit;
    const Sides juts = kind & along;
    const Sides stay = (juts & exit) != 0 ? 0 : along;
    return count(stock_, edges, along, stay) == 0 || count(stock_, edges, along, along ^ juts) != 0;
  }

  // Sets a piece on the next cell, or with `pieces` = -1 takes it back.
  void move_piece(Kind kind, std::uint64_t pieces) {
    stock_[kind] -= pieces;
    if (has_quota(kind)) bottoms_[(kind & on_bottom) != 0] += pieces;
    for (const Sides side : {on_right, on_bottom}) {
      if ((kind & side) != 0) board_.flip(next_, side);
    }
    if (!has_key_) return;
    key_ += pieces * weight_[kind];
    const bool turns_frontier = ((kind & on_top) != 0) != ((kind & on_bottom) != 0);
    if (turns_frontier) key_ ^= std::uint64_t{1} << next_ % board_.columns;
  }

  Stock stock_;
  Rectangle board_;  // from the next cell on, only its frontier is cut
  std::size_t next_ = 0;
  // By kind of joint: all inner pieces with it on top; and those with it at the bottom that are set
  // above the last inner row, and all of the top edge.
  std::uint64_t tops_[2] = {};
  std::uint64_t bottoms_[2] = {};
  std::array<std::uint64_t, 256> weight_;  // by kind: of its digit
  std::uint64_t key_ = 0;
  bool has_key_ = false;
};

}  // namespace puzzle519
