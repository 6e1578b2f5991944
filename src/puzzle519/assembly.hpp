#pragma once
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "puzzle519/stock.hpp"
#include "search/fixed_list.hpp"

namespace puzzle519 {

struct Undo { Kind kind; std::uint8_t above; std::uint8_t before; std::uint64_t key; };

struct Key {
  std::uint64_t value;
  Key(std::uint64_t v = ~0ULL) : value(v) {}
  bool operator==(const Key& o) const { return value == o.value; }
  std::uint64_t hash() const { std::uint64_t z = value * 0x9e3779b97f4a7c15ULL; return z ^ z >> 32; }
};

class Assembly {
 public:
  using Move = Kind;
  using Moves = search::FixedList<Kind, 4>;

  Assembly(const Stock& stock, int rows, int columns)
      : stock_(stock), rows_(rows), first_(stock), columns_(columns), joints_(static_cast<std::size_t>(columns) + 2) {
    for (Sides j = 0; j < 16; ++j) { qv_[(j & top) != 0] += stock[kind_of(0, j)]; qh_[(j & left) != 0] += stock[kind_of(0, j)]; qv_[(j & bottom) != 0] -= stock[kind_of(top, j)] * !(j & top); qh_[(j & right) != 0] -= stock[kind_of(left, j)] * !(j & left); }

    std::uint64_t w = 1ULL << (columns + 2);
    for (unsigned k = 0; k < 256; ++k) { weight_[k] = w; w *= stock[k] + 1; }
  }

  bool is_solved() const { return row_ == rows_; }

  Moves moves() const {
    Moves list;
    const Sides flats = edges_at(row_, column_, rows_, columns_);
    const Sides given = (joints_[at()] ? top : 0) | (joints_[side_at()] ? left : 0);
    const Sides free = (right | bottom) & ~flats;
    const Kind base = kind_of(flats, given & ~flats);
    for (Sides juts = 0; juts < 8; juts += 2) {
      if (juts & ~free) continue;
      const Kind kind = static_cast<Kind>(base | juts);
      if (stock_[kind] != 0 && !strands(kind) && !over(kind)) list.push_back(kind);
    }
#ifdef ORD
    Moves out; Kind v[4]; int n=0; while(!list.empty()){ Kind k=list.front(); list.pop_front(); int i=n++; while(i>0&&before(v[i-1],k)) {v[i]=v[i-1];--i;} v[i]=k; }
    for(int i=0;i<n;i++) out.push_back(v[i]);
    return out;
#else
    return list;
#endif
  }

  Undo apply(Kind kind) {
    const Undo undo = {kind, joints_[at()], joints_[side_at()], key_};
    key_ += weight_[kind];
    --stock_[kind];
    set(at(), (kind & bottom) != 0);
    set(side_at(), (kind & right) != 0);
    count(kind,-1); rnd_ = rnd_ * 6364136223846793005ULL + 1442695040888963407ULL; next();
    return undo;
  }

  void undo(const Undo& undo) {
    back(); count(undo.kind,1);
    ++stock_[undo.kind];
    joints_[at()] = undo.above;
    joints_[side_at()] = undo.before;
    key_ = undo.key;
  }
  Key key() const { return Key(key_); }
  std::uint32_t weight(Kind k) const { return stock_[k]; }

 private:
#ifdef STRIP
  std::size_t side_at() const { return joints_.size() - 1 - (row_ == rows_ - 1); }
  void next() { if (row_ < rows_-2) { if (++column_ == columns_) { column_ = 0; ++row_; } }
    else if (rows_ > 1 && row_ == rows_ - 2) ++row_; else if (++column_ < columns_) row_ -= rows_ > 1; else { row_ = rows_; column_ = 0; } }
  void back() { if (row_ < rows_-2 || (row_==rows_-2&&column_==0)) { if (column_-- == 0) { column_ = columns_ - 1; --row_; } }
    else if (row_ == rows_) { column_ = columns_ - 1; row_ = rows_-1; } else if (row_ == rows_ - 1 && rows_>1) --row_; else { --column_; row_ = rows_-1;} }
#else
  std::size_t side_at() const { return joints_.size() - 1; }
  void next() { if (++column_ == columns_) { column_ = 0; ++row_; } }
  void back() { if (column_-- == 0) { column_ = columns_ - 1; --row_; } }
#endif
#ifdef QUOTA
  Stock first_{};
  std::uint64_t rnd_ = 1;
#ifndef RAND
#define RAND 0
#endif
  double sc(Kind k) const {
#if RAND==0
   return stock_[k];
#elif RAND==1
   return (stock_[k]) / double(first_[k]);
#elif RAND==2
   std::uint64_t x = (rnd_ + k * 0x9e3779b97f4a7c15ULL) * 0xbf58476d1ce4e5b9ULL; x ^= x >> 31; x *= 0x94d049bb133111ebULL; x ^= x >> 29;
   return std::log((x>>11)/9007199254740992.0)/stock_[k];
#elif RAND==3
   return (stock_[k]+.5) / double(first_[k]+1);
#elif RAND==4
   return (stock_[k]-0.5) / double(first_[k]);
#endif
  }
  bool before(Kind a, Kind b) const { return sc(a) < sc(b); }
  bool over(Kind k) const { return k < 16 && ((row_ < rows_-2 && qv_[(k & bottom) != 0] == 0) || (column_ < columns_-2 && qh_[(k & right) != 0] == 0)); }
#else
  bool over(Kind k) const { return false; }
#endif
  std::int64_t qv_[2]={}, qh_[2]={};
  void count(Kind k, int n) { if (k < 16) { if (row_ < rows_-2) qv_[(k & bottom) != 0] += n; if (column_ < columns_-2) qh_[(k & right) != 0] += n; } }
  std::size_t at() const { return static_cast<std::size_t>(column_); }
  void set(std::size_t i, bool v) {
    key_ ^= std::uint64_t(joints_[i] ^ v) << i;
    joints_[i] = v;
  }

  bool strands(Kind kind) const {
    const Sides flats = kind >> 4;
    if (flats == 0 ) return false;
    Sides entry, exit;
    if ((flats & (left | right)) == 0) { entry = left; exit = right; }
    else if ((flats & (top | bottom)) == 0) { entry = top; exit = bottom; }
    else return false;
    const bool from = kind & entry, to = kind & exit;
    if (from == to) return false;
    // across: the sides that are neither
    const Steps steps = steps_of(stock_, flats, entry, exit);
    return steps.count[from][from] > 0 && steps.count[to][from] == 0;
  }

  Stock stock_;
  int rows_, columns_;
  int row_ = 0, column_ = 0;
  std::vector<std::uint8_t> joints_;
  std::uint64_t key_ = 0;
  std::array<std::uint64_t, 256> weight_;
};
}  // namespace puzzle519
