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
#include "search/random.hpp"

namespace puzzle519 {

// Stock and frontier as one number, for search::TranspositionTable. They tell the next cell, too.
class AssemblyKey {
 public:
  AssemblyKey() : value_(~std::uint64_t{0}) {}
  explicit AssemblyKey(std::uint64_t value) : value_(value) {}

  bool operator==(const AssemblyKey& other) const { return value_ == other.value_; }
  std::uint64_t hash() const { return search::mix(value_); }

 private:
  std::uint64_t value_;
};

class Assembly {
 public:
  using Move = Kind;
  using Moves = search::FixedList<Kind, 4>;

  struct Undo {
    Kind kind;
    std::uint64_t key;
  };

  // The stock must meet the conditions for a board of rows by columns (conditions.hpp).
  Assembly(const Stock& stock, int rows, int columns) : stock_(stock), board_(rows, columns) {
    set_weights();
    for (Sides juts = 0; juts < 16; ++juts) {
      quota_[(juts & on_top) != 0] += stock_[kind_of(0, juts)];
      quota_[(juts & on_bottom) != 0] -= stock_[kind_of(on_top, juts)];
    }
  }

  bool is_solved() const { return next_ == board_.size(); }

  // In the textbook's order (cavities first), so that no board takes more nodes than there.
  Moves moves() const {
    Moves list;
    for (const Sides free : {Sides{0}, on_bottom, on_right, on_right | on_bottom}) {
      const Kind kind = static_cast<Kind>(board_[next_] | free);
      if (stock_[kind] != 0 && is_allowed(kind)) list.push_back(kind);
    }
    return list;
  }

  Undo apply(Kind kind) {
    const Undo undo = {kind, key_};
    const std::uint64_t frontier = (key_ & frontier_mask_) << 1 | ((kind & on_bottom) != 0 ? 1 : 0);
    key_ = (key_ & ~frontier_mask_) + weight_[kind] + (frontier & frontier_mask_);
    move_pieces(kind, 1);
    ++next_;
    return undo;
  }

  void undo(const Undo& undo) {
    --next_;
    move_pieces(undo.kind, -1);
    key_ = undo.key;
  }

  // Whether the key has room for all stocks and frontiers of this puzzle. It has for nearly all up
  // to 8 x 8 and for larger ones with few kinds; others are beyond a complete search anyway.
  bool has_key() const { return has_key_; }
  AssemblyKey key() const { return AssemblyKey(key_); }

  const Rectangle& board() const { return board_; }

 private:
  // The key is a mixed-radix number. Its lowest digit is the frontier, the bottoms of as many
  // pieces set last as there are columns; then each kind has one, the number of its pieces on the
  // board, whose base is its supply plus one. (The joint before the next cell follows from them.)
  void set_weights() {
    std::uint64_t weight = board_.columns() < 64 ? std::uint64_t{1} << board_.columns() : 0;
    frontier_mask_ = weight - 1;
    has_key_ = weight != 0;
    for (unsigned kind = 0; kind < 256; ++kind) {
      if (stock_[kind] == 0) continue;
      const std::uint64_t base = std::uint64_t{1} + stock_[kind];
      weight_[kind] = weight;
      has_key_ = has_key_ && weight <= ~std::uint64_t{0} / base;
      weight *= base;
    }
  }

  bool has_quota(Kind kind) const {
    return flats_of(kind) == 0 && next_ + 2 * board_.columns() < board_.size();
  }

  bool is_allowed(Kind kind) const {
    if (flats_of(kind) != 0) return keeps_chain(kind);
    return !has_quota(kind) || quota_[(kind & on_bottom) != 0] > 0;
  }

  // A step from one kind of joint to the other strands the pieces that stay at the first kind,
  // unless one is left that leads back.
  bool keeps_chain(Kind kind) const {
    const Sides edges = flats_of(kind);
    const Sides exit = exit_along(edges);
    const Sides along = opposite(exit) | exit;
    const Sides juts = kind & along;
    const bool is_corner = (edges & along) != 0;
    if (is_corner || juts == 0 || juts == along) return true;
    const Sides stay = juts == exit ? 0 : along;
    return count_steps(stock_, edges, along, stay) == 0 ||
           count_steps(stock_, edges, along, along ^ juts) != 0;
  }

  // Sets a piece on the next cell, or with `pieces` = -1 takes it back.
  void move_pieces(Kind kind, int pieces) {
    stock_[kind] -= static_cast<std::uint32_t>(pieces);
    if (has_quota(kind)) quota_[(kind & on_bottom) != 0] -= pieces;
    for (const Sides side : {on_right, on_bottom}) {
      if ((kind & side) != 0) board_.flip(next_, side);
    }
  }

  Stock stock_;
  Rectangle board_;  // from the next cell on, only its frontier is cut
  std::size_t next_ = 0;
  std::int64_t quota_[2] = {0, 0};  // by joint: bottoms of inner pieces above the last inner row
  std::uint64_t key_ = 0;
  std::uint64_t frontier_mask_ = 0;
  std::array<std::uint64_t, 256> weight_{};  // by kind: of its digit
  bool has_key_ = false;
};

}  // namespace puzzle519
