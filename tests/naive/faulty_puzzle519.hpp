#pragma once
// Programs for puzzle519 with one mistake each: in reading, in the rules, in the search, in a short
// cut, or between two jigsaws.

#include <algorithm>
#include <cstddef>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "naive/faulty.hpp"
#include "naive/faulty_puzzle519_search.hpp"
#include "naive/puzzle519.hpp"

namespace naive {
namespace detail {

// Between reading and printing: what `decide` says of each jigsaw.
template <class Decide>
std::string verdicts(const std::string& input, Decide decide) {
  std::istringstream in(input);
  std::string output;
  std::size_t rows = 0;
  std::size_t columns = 0;
  while (in >> rows >> columns && rows != 0) {
    Pieces pieces(rows * columns);
    for (std::string& piece : pieces) in >> piece;
    if (!in) break;
    output += decide(rows, columns, pieces) ? "YES\n" : "NO\n";
  }
  return output;
}

inline bool is_right(std::size_t rows, std::size_t columns, const Pieces& pieces) {
  static std::map<std::pair<std::size_t, Pieces>, bool> known;  // so that each is decided once
  const auto entry = known.insert({{rows, pieces}, false});
  if (entry.second) entry.first->second = assemble(rows, columns, pieces).has_value();
  return entry.first->second;
}

// What the attempt finds. Where that would take long it is the right answer, so that no program is
// caught by that alone.
inline bool is_found(Attempt attempt, std::size_t rows, std::size_t columns, const Pieces& pieces) {
  const bool is_filled = attempt.fill(0);
  return attempt.is_cut_short() ? is_right(rows, columns, pieces) : is_filled;
}

// A program that is right but for one switch.
template <void (*switch_on)(Understanding&)>
std::string with(const std::string& input) {
  Understanding how;
  switch_on(how);
  return verdicts(input, [&](std::size_t rows, std::size_t columns, const Pieces& pieces) {
    return is_found(Attempt(how, rows, columns, pieces), rows, columns, pieces);
  });
}

// A program that decides a jigsaw in a way of its own.
template <bool (*decide)(std::size_t rows, std::size_t columns, const Pieces& pieces)>
std::string by(const std::string& input) {
  return verdicts(input, decide);
}

// Sizes.
inline bool sizes_exchanged(std::size_t rows, std::size_t columns, const Pieces& pieces) {
  return is_right(columns, rows, pieces);
}
inline bool one_piece_always(std::size_t rows, std::size_t columns, const Pieces& pieces) {
  return pieces.size() == 1 || is_right(rows, columns, pieces);
}
inline bool two_rows_at_least(std::size_t rows, std::size_t columns, const Pieces& pieces) {
  return rows > 1 && columns > 1 && is_right(rows, columns, pieces);
}

// Short cuts: counts for a search, or counts that need not agree.
inline std::size_t count(const Pieces& pieces, std::size_t side, char letter) {
  return static_cast<std::size_t>(std::count_if(
      pieces.begin(), pieces.end(), [&](const std::string& each) { return each[side] == letter; }));
}
inline bool totals_only(std::size_t rows, std::size_t columns, const Pieces& pieces) {
  std::string sides;
  for (const std::string& piece : pieces) sides += piece;
  const auto total = [&](char letter) {
    return static_cast<std::size_t>(std::count(sides.begin(), sides.end(), letter));
  };
  return total('F') == 2 * (rows + columns) && total('O') == total('I');
}
inline bool counts_only(std::size_t rows, std::size_t columns, const Pieces& pieces) {
  for (const std::size_t side : {0U, 1U, 2U, 3U}) {
    if (count(pieces, side, 'F') != (side % 2 == 0 ? columns : rows)) return false;
    if (count(pieces, side, 'O') != count(pieces, (side + 2) % 4, 'I')) return false;
  }
  return true;
}
// The pieces that are flat on a side.
inline Pieces along(const Pieces& pieces, std::size_t side) {
  Pieces edge;
  for (const std::string& piece : pieces) {
    if (piece[side] == 'F') edge.push_back(piece);
  }
  return edge;
}
inline bool counts_by_edge(std::size_t rows, std::size_t columns, const Pieces& pieces) {
  for (const std::size_t side : {0U, 1U, 2U, 3U}) {
    const Pieces edge = along(pieces, side);
    if (count(edge, (side + 1) % 4, 'O') != count(edge, (side + 3) % 4, 'I')) return false;
  }
  return counts_only(rows, columns, pieces);
}
inline bool balances_opposite_juts(std::size_t rows, std::size_t columns, const Pieces& pieces) {
  return count(pieces, 1, 'O') == count(pieces, 3, 'O') && is_right(rows, columns, pieces);
}
inline bool counts_edge_pieces(std::size_t rows, std::size_t columns, const Pieces& pieces) {
  const auto is_inner = [](const std::string& each) { return each.find('F') == std::string::npos; };
  const auto inner = std::count_if(pieces.begin(), pieces.end(), is_inner);
  return static_cast<std::size_t>(inner) == (rows - 2) * (columns - 2) &&
         is_right(rows, columns, pieces);
}
inline bool first_25_pieces(std::size_t rows, std::size_t columns, const Pieces& pieces) {
  return pieces.size() <= 25 && is_right(rows, columns, pieces);
}

// Between two jigsaws.
// The first such verdict is given from there on.
template <bool kept>
std::string keeps(const std::string& input) {
  bool is_kept = false;
  return verdicts(input, [&](std::size_t rows, std::size_t columns, const Pieces& pieces) {
    is_kept = is_kept || is_right(rows, columns, pieces) == kept;
    return is_kept == kept;
  });
}
// An assembly leaves its pieces marked.
inline std::string keeps_used(const std::string& input) {
  std::vector<char> used(36, 0);
  return verdicts(input, [&](std::size_t rows, std::size_t columns, const Pieces& pieces) {
    Attempt attempt(Understanding(), rows, columns, pieces);
    attempt.mark(used);
    if (!is_found(attempt, rows, columns, pieces)) return false;
    std::fill_n(used.begin(), pieces.size(), char{1});
    return true;
  });
}
inline std::string keeps_pieces(const std::string& input) {
  Pieces all;
  return verdicts(input, [&](std::size_t rows, std::size_t columns, const Pieces& pieces) {
    all.insert(all.end(), pieces.begin(), pieces.end());
    Pieces taken = all;
    taken.resize(rows * columns);
    return is_right(rows, columns, taken);
  });
}
inline std::string stops_after_no(const std::string& input) {
  const std::string output = verdicts(input, is_right);
  const std::size_t no = output.find("NO\n");
  return no == std::string::npos ? output : output.substr(0, no + 3);
}
// Up to the first empty line.
inline std::string expects_no_empty_line(const std::string& input) {
  return verdicts(input.substr(0, input.find("\n\n") + 1), is_right);
}
// Drops the line behind the pieces.
inline std::string expects_empty_line(const std::string& input) {
  std::istringstream in(input);
  std::string kept;
  std::size_t rows = 0;
  std::size_t columns = 0;
  while (in >> rows >> columns && rows != 0) {
    kept += std::to_string(rows) + ' ' + std::to_string(columns) + '\n';
    std::string line;
    for (std::size_t lines = 0; lines <= rows * columns + 1; ++lines) {
      std::getline(in, line);
      if (lines <= rows * columns) kept += line + '\n';
    }
  }
  return verdicts(kept, is_right);
}

}  // namespace detail

inline const std::vector<Faulty>& faulty_puzzle519() {
  static const std::vector<Faulty> all = {
      {"SidesTopBottomLeftRight", detail::with<detail::top_bottom_left_right>},
      {"SidesLeftRightTopBottom", detail::with<detail::left_right_top_bottom>},
      {"SidesLeftTopRightBottom", detail::with<detail::left_top_right_bottom>},
      {"SidesTopRightLeftBottom", detail::with<detail::top_right_left_bottom>},
      {"SizesExchanged", detail::by<detail::sizes_exchanged>},
      {"OnePieceAlwaysFits", detail::by<detail::one_piece_always>},
      {"TwoRowsAtLeast", detail::by<detail::two_rows_at_least>},
      {"First25Pieces", detail::by<detail::first_25_pieces>},
      {"FlatFitsFlat", detail::with<detail::flat_fits_flat>},
      {"FlatFitsAll", detail::with<detail::flat_fits_all>},
      {"DifferentSidesFit", detail::with<detail::different_fit>},
      {"EqualSidesFit", detail::with<detail::equal_fit>},
      {"JutFitsJut", detail::with<detail::jut_fits_jut>},
      {"CavityFitsCavity", detail::with<detail::cavity_fits_cavity>},
      {"JutsOnlyRightAndDown", detail::with<detail::juts_only_right_and_down>},
      {"RowsOnly", detail::with<detail::rows_only>},
      {"ColumnsOnly", detail::with<detail::columns_only>},
      {"NoEdges", detail::with<detail::no_edges>},
      {"TopAndLeftEdges", detail::with<detail::top_and_left_edges>},
      {"WithoutTopEdge", detail::with<detail::without_top_edge>},
      {"WithoutRightEdge", detail::with<detail::without_right_edge>},
      {"WithoutBottomEdge", detail::with<detail::without_bottom_edge>},
      {"WithoutLeftEdge", detail::with<detail::without_left_edge>},
      {"FirstOrLastRow", detail::with<detail::else_if_edges>},
      {"HalfTurns", detail::with<detail::half_turns>},
      {"QuarterTurns", detail::with<detail::quarter_turns>},
      {"Mirrors", detail::with<detail::mirrors>},
      {"ReusesPieces", detail::with<detail::reuses_pieces>},
      {"Greedy", detail::with<detail::greedy>},
      {"RowsAreFinal", detail::with<detail::rows_are_final>},
      {"GivesUp", detail::with<detail::gives_up>},
      {"NeverTakesBack", detail::with<detail::never_takes_back>},
      {"RemembersStockAlone", detail::with<detail::remembers_stock>},
      {"RemembersFrontierAlone", detail::with<detail::remembers_frontier>},
      {"SkipsEqualToUsed", detail::with<detail::skips_equal_to_used>},
      {"TotalsOnly", detail::by<detail::totals_only>},
      {"CountsOnly", detail::by<detail::counts_only>},
      {"CountsByEdge", detail::by<detail::counts_by_edge>},
      {"BalancesOppositeJuts", detail::by<detail::balances_opposite_juts>},
      {"CountsEdgePieces", detail::by<detail::counts_edge_pieces>},
      {"KeepsNo", detail::keeps<false>},
      {"KeepsYes", detail::keeps<true>},
      {"KeepsUsed", detail::keeps_used},
      {"KeepsPieces", detail::keeps_pieces},
      {"StopsAfterNo", detail::stops_after_no},
      {"ExpectsAnEmptyLine", detail::expects_empty_line},
      {"ExpectsNoEmptyLine", detail::expects_no_empty_line},
  };
  return all;
}

}  // namespace naive
