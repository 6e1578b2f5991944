#pragma once
// puzzle519 for the depth-first search: the board is filled row by row with kinds of pieces from a
// stock, so equal pieces are never tried twice. All that the empty cells know of the filled ones is
// the frontier, the joints that they share, and what is left in stock.
//
// Beside sides that do not fit, two facts about every assembly prune:
// - Border walks: no piece is taken that leaves the rest of its edge without an Eulerian walk
//   (conditions.hpp). That halves the nodes of the hardest known of 6 x 6 and 7 x 7.
// - Tops of inner pieces: each takes one joint above an inner cell. So of either kind of joint no
//   more are made there than inner pieces have on top. Without that --hard takes 1.4 times as long.
//
// Tried and rejected: a look at the cell to the right (a tenth fewer nodes, no less time), and
// filling wide boards column by column (4 x 8 takes five times the nodes).

#include <array>
#include <cstddef>
#include <cstdint>

#include "puzzle519/conditions.hpp"
#include "puzzle519/pieces.hpp"
#include "puzzle519/rectangle.hpp"
#include "search/fixed_list.hpp"

namespace puzzle519 {

class Assembly {
 public:
  using Move = Kind;
  using Moves = search::FixedList<Kind, 4>;

  // The puzzle must meet the conditions.
  explicit Assembly(const Puzzle& puzzle) : stock_(puzzle.stock), board_(puzzle.board) {
    std::uint64_t weight = board_.columns < 64 ? std::uint64_t{1} << board_.columns : 0;
    for (Kind kind = 0; kind < 256; ++kind) {
      weight_[kind] = weight;
      const std::uint64_t base = 1 + stock_[kind];
      weight = weight <= UINT64_MAX / base ? weight * base : 0;
    }
    has_key_ = weight != 0;
    const Kind mask = kind_of(all_sides, on_top);
    tops_left_ = {{count(stock_, mask, 0), count(stock_, mask, on_top), UINT64_MAX}};
  }

  bool is_solved() const { return next_ == board_.cells.size(); }

  // Cavities first, as in the textbook search of tests/benchmark, so that no board takes more nodes
  // than there. (At an edge `free` may have a flat side's joint: such kinds are not in
  // stock.)
  Moves moves() const {
    Moves list;
    for (const Sides free : {Kind{0}, on_bottom, on_right, on_right | on_bottom}) {
      const Kind kind = board_.cells[next_] | free;
      const bool can_be_taken = stock_[kind] != 0 && tops_left_[top_below(kind)] != 0;
      if (can_be_taken && keeps_walk(kind)) list.push_back(kind);
    }
    return list;
  }

  Kind apply(Kind kind) {
    place(kind, 1);
    ++next_;
    return kind;
  }

  void undo(Kind kind) {
    --next_;
    place(kind, UINT64_MAX);
  }

  // Whether the key has room for all stocks and frontiers of this puzzle. It has for nearly all up
  // to 8 x 8 and for larger ones with few kinds; others are beyond a complete search anyway.
  bool has_key() const { return has_key_; }

  // For search::TranspositionTable: stock and frontier, which tell the next cell, too. 0 if there
  // is no room.
  //
  // A mixed-radix number. Its lowest digit is the frontier, a bit for each column: whether the
  // lowest piece there has a forward joint below. Then each kind has a digit, the number of its
  // pieces on the board, whose base is its supply plus one. These tell the rest: the joint to the
  // right of the last piece (forward if there are more forward joints on the right of the pieces
  // than on their left) and tops_left_.
  std::uint64_t key() const { return key_; }

  const Rectangle& board() const { return board_; }

 private:
  // An inner piece is on no edge, and no other piece has the flat sides of a corner piece. (The
  // piece itself is still in stock, but is none of those that stranded() counts.)
  bool keeps_walk(Kind kind) const {
    const Sides flats = flats_of(kind);
    return flats == 0 || stranded(stock_, flats, (kind & exit_along(flats)) != 0) == 0;
  }

  // Which number in tops_left_ the joint below such a piece on the next cell counts down.
  std::size_t top_below(Kind kind) const {
    const std::size_t below = next_ + board_.columns;
    const bool is_inner = below < board_.cells.size() && flats_of(board_.cells[below]) == 0;
    return !is_inner ? 2 : (kind & on_bottom) != 0 ? 1 : 0;
  }

  // Sets a piece on the next cell, or takes it back: `pieces` is 1 or minus 1 (modulo 2^64).
  void place(Kind kind, std::uint64_t pieces) {
    stock_[kind] -= pieces;
    tops_left_[top_below(kind)] -= pieces;
    const std::uint64_t above = (kind & on_top) != 0 ? 1 : 0;
    const std::uint64_t below = (kind & on_bottom) != 0 ? 1 : 0;
    const std::size_t column = next_ % board_.columns;
    if (has_key_) key_ += pieces * (weight_[kind] + ((below - above) << column));
    for (const Sides side : {on_right, on_bottom}) {
      if ((kind & side) != 0) board_.flip(next_, side);
    }
  }

  Stock stock_;
  Rectangle board_;  // forward joints are those of the pieces set so far, and no others
  std::size_t next_ = 0;
  // Joints on top of inner pieces, but for those that the frontier has taken: [0] not forward,
  // [1] forward. [2] has no limit: it is for joints that are not above an inner cell.
  std::array<std::uint64_t, 3> tops_left_;
  std::array<std::uint64_t, 256> weight_;  // by kind: of its digit
  std::uint64_t key_ = 0;
  bool has_key_;
};

}  // namespace puzzle519
