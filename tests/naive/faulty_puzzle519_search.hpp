#pragma once
// The textbook search for puzzle519 with switches for the mistakes that people make (the programs
// that make them are in faulty_puzzle519.hpp).

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace naive {
namespace detail {

using Pieces = std::vector<std::string>;

inline bool fit(char a, char b) { return (a == 'O' && b == 'I') || (a == 'I' && b == 'O'); }

// Searches here stop when they have placed so many pieces.
const int patience = 2000;

// What a program thinks the task is, and how it searches. As it stands, it is right.
struct Understanding {
  std::string sides = "TRBL";  // what a piece's letters stand for: top, right, bottom, left
  bool (*fits_right)(char right, char left) = fit;
  bool (*fits_below)(char bottom, char top) = fit;
  std::string edges = "TRBL";    // those that must be flat
  bool else_if_edges = false;    // "if first row ... else if last row ..."
  std::vector<int> turns = {0};  // quarter turns in which a piece may lie
  bool mirrors = false;
  bool reuses_pieces = false;

  bool (*skips)(const Pieces&, const std::vector<char>& used, std::size_t i) = nullptr;
  bool takes_back = true;
  // Whenever so many cells more are filled, they stay.
  std::size_t (*final_cells)(std::size_t columns) = nullptr;
  int gives_up_after = patience;    // placements
  bool remembers_stock = false;     // states that failed, by the pieces left alone
  bool remembers_frontier = false;  // the same by the open sides alone

  std::size_t place_of(char side) const { return sides.find(side); }
};

class Attempt {
 public:
  Attempt(const Understanding& how, std::size_t rows, std::size_t columns, Pieces pieces)
      : how_(how), rows_(rows), columns_(columns), pieces_(std::move(pieces)) {
    std::sort(pieces_.begin(), pieces_.end());
    used_.assign(pieces_.size(), 0);
    for (const std::string& piece : pieces_) ways_.push_back(ways(piece));
  }

  // Whether patience gave out: then nothing was decided.
  bool is_cut_short() const { return placements_ > patience; }

  // Takes pieces for used, by their numbers in sorted order.
  void mark(const std::vector<char>& used) {
    for (std::size_t i = 0; i < used_.size(); ++i) used_[i] = used[i];
  }

  bool fill(std::size_t cell) {
    if (cell == pieces_.size()) return true;
    const bool remembers = how_.remembers_stock || how_.remembers_frontier;
    if (remembers && !seen_.insert(state(cell)).second) return false;
    const std::string* tried = nullptr;
    for (std::size_t i = 0; i < pieces_.size() && !is_final_; ++i) {
      if (used_[i] != 0 && !how_.reuses_pieces) continue;
      if (how_.skips != nullptr && how_.skips(pieces_, used_, i)) continue;
      if (tried != nullptr && *tried == pieces_[i]) continue;
      tried = &pieces_[i];
      for (const std::string& laid : ways_[i]) {
        if (!suits(laid, cell)) continue;
        if (++placements_ > how_.gives_up_after) return false;
        if (fill_with(laid, i, cell)) return true;
      }
    }
    return false;
  }

 private:
  bool fill_with(const std::string& laid, std::size_t i, std::size_t cell) {
    used_[i] = 1;
    board_.push_back(laid);
    if (fill(cell + 1)) return true;
    board_.pop_back();
    if (how_.takes_back) used_[i] = 0;
    if (how_.final_cells == nullptr) return false;
    const std::size_t filled = cell + 1;
    if (filled % how_.final_cells(columns_) == 0) is_final_ = true;
    return false;
  }

  std::vector<std::string> ways(const std::string& piece) const {
    std::vector<std::string> all;
    for (const int turns : how_.turns) {
      all.push_back(piece);
      std::rotate(all.back().begin(), all.back().begin() + turns, all.back().end());
    }
    if (how_.mirrors) all.push_back({piece[0], piece[3], piece[2], piece[1]});
    return all;
  }

  bool suits(const std::string& piece, std::size_t cell) const {
    const std::size_t row = cell / columns_;
    const std::size_t column = cell % columns_;
    const auto side = [&](const std::string& laid, char which) {
      return laid[how_.place_of(which)];
    };
    const auto is_open = [&](char edge) {
      return how_.edges.find(edge) != std::string::npos && side(piece, edge) != 'F';
    };
    const bool ends_row = column == columns_ - 1 && !(how_.else_if_edges && column == 0);
    const bool is_last_row = row == rows_ - 1 && !(how_.else_if_edges && row == 0);
    if ((row == 0 && is_open('T')) || (is_last_row && is_open('B'))) return false;
    if ((column == 0 && is_open('L')) || (ends_row && is_open('R'))) return false;
    if (column > 0 && !how_.fits_right(side(board_[cell - 1], 'R'), side(piece, 'L'))) return false;
    const std::size_t above = cell - columns_;
    return row == 0 || how_.fits_below(side(board_[above], 'B'), side(piece, 'T'));
  }

  std::string state(std::size_t cell) const {
    std::string key = std::to_string(cell) + ' ';
    if (how_.remembers_stock) return key.append(used_.begin(), used_.end());
    const std::size_t from = cell - std::min(cell, columns_);
    for (std::size_t i = from; i < cell; ++i) key += board_[i][how_.place_of('B')];
    return key + (cell == 0 ? 'F' : board_[cell - 1][how_.place_of('R')]);
  }

  const Understanding how_;
  std::size_t rows_;
  std::size_t columns_;
  Pieces pieces_;
  std::vector<std::vector<std::string>> ways_;  // to lay each piece
  std::vector<char> used_;
  std::vector<std::string> board_;
  std::set<std::string> seen_;
  int placements_ = 0;
  bool is_final_ = false;
};

// The mistakes that are a switch each.
using How = Understanding;

// Reading: the sides in another order.
inline void top_bottom_left_right(How& how) { how.sides = "TBLR"; }
inline void left_right_top_bottom(How& how) { how.sides = "LRTB"; }
inline void left_top_right_bottom(How& how) { how.sides = "LTRB"; }
inline void top_right_left_bottom(How& how) { how.sides = "TRLB"; }

// Rules: what fits against what.
inline void set_fit(How& how, bool (*fit)(char, char)) { how.fits_right = how.fits_below = fit; }
inline bool always(char, char) { return true; }
inline void flat_fits_flat(How& how) {
  set_fit(how, [](char a, char b) { return fit(a, b) || (a == 'F' && b == 'F'); });
}
inline void flat_fits_all(How& how) {
  set_fit(how, [](char a, char b) { return fit(a, b) || a == 'F' || b == 'F'; });
}
inline void different_fit(How& how) {
  set_fit(how, [](char a, char b) { return a != b; });
}
inline void equal_fit(How& how) {
  set_fit(how, [](char a, char b) { return a == b && a != 'F'; });
}
inline void jut_fits_jut(How& how) {
  set_fit(how, [](char a, char b) { return fit(a, b) || (a == 'O' && b == 'O'); });
}
inline void cavity_fits_cavity(How& how) {
  set_fit(how, [](char a, char b) { return fit(a, b) || (a == 'I' && b == 'I'); });
}
inline void juts_only_right_and_down(How& how) {
  set_fit(how, [](char a, char b) { return a == 'O' && b == 'I'; });
}
inline void rows_only(How& how) { how.fits_below = always; }
inline void columns_only(How& how) { how.fits_right = always; }

// Rules: the edges, and how pieces may lie.
inline void no_edges(How& how) { how.edges = ""; }
inline void top_and_left_edges(How& how) { how.edges = "TL"; }
inline void without_top_edge(How& how) { how.edges = "RBL"; }
inline void without_right_edge(How& how) { how.edges = "TBL"; }
inline void without_bottom_edge(How& how) { how.edges = "TRL"; }
inline void without_left_edge(How& how) { how.edges = "TRB"; }
inline void else_if_edges(How& how) { how.else_if_edges = true; }
inline void half_turns(How& how) { how.turns = {0, 2}; }
inline void quarter_turns(How& how) { how.turns = {0, 1, 2, 3}; }
inline void mirrors(How& how) { how.mirrors = true; }
inline void reuses_pieces(How& how) { how.reuses_pieces = true; }

// Search.
inline void greedy(How& how) {
  how.final_cells = [](std::size_t) { return std::size_t{1}; };
}
inline void rows_are_final(How& how) {
  how.final_cells = [](std::size_t columns) { return columns; };
}
inline void gives_up(How& how) { how.gives_up_after = 1000; }
inline void never_takes_back(How& how) { how.takes_back = false; }
inline void remembers_stock(How& how) { how.remembers_stock = true; }
inline void remembers_frontier(How& how) { how.remembers_frontier = true; }
inline void skips_equal_to_used(How& how) {
  how.skips = [](const Pieces& pieces, const std::vector<char>&, std::size_t i) {
    return i > 0 && pieces[i] == pieces[i - 1];
  };
}
}  // namespace detail
}  // namespace naive
