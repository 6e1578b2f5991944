#pragma once
// The search problem of puzzle519: the board is filled row by row with kinds of pieces from a stock, so
// equal pieces are never tried twice. All that the empty cells know of the filled ones is the frontier
// (one joint a column, and one to the left) and what is left in stock.
//
// Beside fitting sides, two facts about every solution prune:
// - Border chains: the pieces of an edge are a walk between the two kinds of joint (conditions.hpp). A
//   piece is not taken if the rest of its edge could then not be walked.
// - A quota: every inner piece hangs below an inner piece or one of the top edge. So of either kind of
//   joint, the inner pieces above the last inner row have exactly as many at the bottom as all inner
//   pieces have on top and the top edge does not take.
// Without either, 20 x 20 takes seconds and more, with both a millisecond.
//
// Tried and rejected: a quota for right sides as well (2 % fewer nodes); the last two rows column by
// column, to see sooner that the bottom edge does not close (no fewer: chains and quota see to it).

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "puzzle519/stock.hpp"
#include "search/fixed_list.hpp"
#include "search/random.hpp"

namespace puzzle519 {

// Stock and frontier as one number, for search::TranspositionTable. They say which cell is next as well.
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
    bool joint_above;
    bool joint_before;
  };

  // The stock must meet the conditions for a board of rows by columns (conditions.hpp).
  Assembly(const Stock& stock, int rows, int columns)
      : rows_(rows),
        columns_(columns),
        stock_(stock),
        frontier_(static_cast<std::size_t>(columns) / 64 + 1) {
    set_tables();
    set_quota();
  }

  bool is_solved() const { return row_ == rows_; }

  // The most plentiful kind first, see rank_of(). A kind that the next cell could not follow is left out.
  Moves moves() const {
    Ranked ranked[4];
    unsigned count = 0;
    const Sides edges = edges_at(column_);
    const Kind given = kind_of(edges, above(column_) | before());
    const Kind beside = ends_row() ? given : kind_of(edges_at(column_ + 1), above(column_ + 1));
    for (Sides free = 0; free <= (on_right | on_bottom); free += on_right) {
      const Kind kind = static_cast<Kind>(given | free);
      const Kind next = static_cast<Kind>(beside | (free & on_right) << 2);
      if (fitting_[next] == 0 || !is_allowed(kind, edges)) continue;
      const Ranked newest = {rank_of(kind, next), kind};
      unsigned i = count++;
      for (; i > 0 && ranked[i - 1].rank < newest.rank; --i) ranked[i] = ranked[i - 1];
      ranked[i] = newest;
    }
    Moves list;
    for (unsigned i = 0; i < count; ++i) list.push_back(ranked[i].kind);
    return list;
  }

  Undo apply(Kind kind) {
    const Undo undo = {kind, joint(column_), joint(columns_)};
    take(kind, 1);
    set_joint(column_, (kind & on_bottom) != 0);
    set_joint(columns_, (kind & on_right) != 0);
    if (++column_ == columns_) {
      column_ = 0;
      ++row_;
    }
    return undo;
  }

  void undo(const Undo& undo) {
    if (column_-- == 0) {
      column_ = columns_ - 1;
      --row_;
    }
    set_joint(column_, undo.joint_above);
    set_joint(columns_, undo.joint_before);
    take(undo.kind, -1);
  }

  // For search::Restarts: another order, still about in proportion to what is left.
  void reorder(std::uint64_t seed) { seed_ = seed; }

  // Whether the key has room for all stocks and frontiers of this puzzle. It has for nearly all up to
  // 8 x 8 and for larger ones with few kinds; others are beyond a complete search anyway.
  bool has_key() const { return has_key_; }
  AssemblyKey key() const { return AssemblyKey(digits_ + frontier_[0]); }

 private:
  struct Ranked {
    std::int64_t rank;
    Kind kind;
  };

  // A kind without what the cells above and to the left do not settle.
  static unsigned given_of(unsigned kind) { return kind & ~(on_right | on_bottom); }

  // In the key the frontier takes the lowest columns_ + 1 bits; then every kind has a digit, the number
  // of its pieces on the board, whose base is its supply plus one.
  void set_tables() {
    std::uint64_t weight = columns_ < 63 ? std::uint64_t{2} << columns_ : 0;
    has_key_ = weight != 0;
    for (unsigned kind = 0; kind < 256; ++kind) {
      if (stock_[kind] == 0) continue;
      fitting_[given_of(kind)] += stock_[kind];
      share_[kind] = unit / stock_[kind];
      const std::uint64_t base = std::uint64_t{1} + stock_[kind];
      weight_[kind] = weight;
      has_key_ = has_key_ && weight <= ~std::uint64_t{0} / base;
      weight *= base;
    }
    for (unsigned kind = 0; kind < 256; ++kind) {
      if (fitting_[kind] != 0) fitting_share_[kind] = unit / fitting_[kind];
    }
  }

  void set_quota() {
    for (Sides juts = 0; juts < 16; ++juts) {
      quota_[(juts & on_top) != 0] += stock_[kind_of(0, juts)];
      quota_[(juts & on_bottom) != 0] -= stock_[kind_of(on_top, juts)];
    }
  }

  bool ends_row() const { return column_ + 1 == columns_; }

  // In the row of the next cell.
  Sides edges_at(int column) const {
    return (row_ == 0 ? on_top : 0) | (row_ == rows_ - 1 ? on_bottom : 0) |
           (column == 0 ? on_left : 0) | (column == columns_ - 1 ? on_right : 0);
  }

  // What a kind's top and left must be like. Both are 0 along the edges.
  Sides above(int column) const { return joint(column) ? on_top : 0; }
  Sides before() const { return joint(columns_) ? on_left : 0; }

  // The joint above the next cell in `column`, or with `column` = columns_ the one to its left.
  bool joint(int column) const { return (frontier_[word(column)] & bit(column)) != 0; }
  void set_joint(int column, bool jut) {
    std::uint64_t& joints = frontier_[word(column)];
    joints = jut ? joints | bit(column) : joints & ~bit(column);
  }
  static std::size_t word(int column) { return static_cast<std::size_t>(column) / 64; }
  static std::uint64_t bit(int column) { return std::uint64_t{1} << (column % 64); }

  bool is_allowed(Kind kind, Sides edges) const {
    if (stock_[kind] == 0) return false;
    if (edges != 0) return keeps_chain(kind, edges);
    return row_ == rows_ - 2 || quota_[(kind & on_bottom) != 0] > 0;
  }

  // A step from one kind of joint to the other strands the pieces that stay at the first kind, unless
  // one is left that leads back.
  bool keeps_chain(Kind kind, Sides edges) const {
    const bool is_in_row = (edges & (on_left | on_right)) == 0;
    const bool is_in_column = (edges & (on_top | on_bottom)) == 0;
    const Sides exit = is_in_row ? on_right : on_bottom;
    const Sides entry = opposite(exit);
    const bool from = (kind & entry) != 0;
    const bool to = (kind & exit) != 0;
    if (from == to || !(is_in_row || is_in_column)) return true;
    const Sides across = ~(edges | entry | exit) & 15U;
    const auto has = [&](Sides juts) {
      return (stock_[kind_of(edges, juts)] | stock_[kind_of(edges, juts | across)]) != 0;
    };
    return !has(from ? entry | exit : 0) || has(from ? exit : entry);
  }

  // How much of the kind is left in proportion to its supply, plus half of how much, in that sense, is
  // left for the cell to its right (for a row's last cell, the same for all). So the stock shrinks
  // evenly, the pieces left are as mixed as all were, and the last rows are no harder than the first:
  // most boards take hardly more nodes than cells. Without the second part 300 x 300 takes dozens of
  // restarts; the largest stock first, not in proportion, gets stuck from 20 x 20 on.
  std::int64_t rank_of(Kind kind, Kind next) const {
    return left_of(kind) * share_[kind] + std::int64_t{256} * fitting_[next] * fitting_share_[next];
  }

  // In 512ths of a piece: less by three quarters of one, and in another order by up to a piece more or
  // less than that. (Drawing kinds at random with their stocks as weights strays further.)
  std::int64_t left_of(Kind kind) const {
    const std::int64_t left = std::int64_t{512} * stock_[kind] - 384;
    if (seed_ == 0) return left;
    const std::uint64_t cell =
        static_cast<std::uint64_t>(row_) << 32 | static_cast<unsigned>(column_);
    const std::uint64_t random = search::mix(search::mix(seed_ << 8 | kind) + cell);
    return left + static_cast<std::int64_t>(random % 1024) - 512;
  }

  void take(Kind kind, int pieces) {
    const std::uint32_t n = static_cast<std::uint32_t>(pieces);
    stock_[kind] -= n;
    fitting_[given_of(kind)] -= n;
    digits_ += static_cast<std::uint64_t>(std::int64_t{pieces}) * weight_[kind];
    if (flats_of(kind) == 0 && row_ < rows_ - 2) quota_[(kind & on_bottom) != 0] -= pieces;
  }

  static const std::uint32_t unit = std::uint32_t{1} << 31;

  int rows_;
  int columns_;
  int row_ = 0;  // the next cell
  int column_ = 0;
  Stock stock_;
  Stock fitting_{};        // by given_of(): pieces in stock of all such kinds
  Stock share_{};          // unit divided by the stock at the start
  Stock fitting_share_{};  // the same for fitting_
  std::vector<std::uint64_t> frontier_;
  std::int64_t quota_[2] = {0, 0};  // by joint: bottoms of inner pieces above the last inner row
  std::uint64_t digits_ = 0;
  std::array<std::uint64_t, 256> weight_{};
  bool has_key_ = false;
  std::uint64_t seed_ = 0;
};

}  // namespace puzzle519
