#pragma once
// Jigsaws for tests: read from letters, cut from random pictures, spoilt on purpose. The same seed
// gives the same jigsaws everywhere, since nothing here depends on a library's distributions.

#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "puzzle519/cases.hpp"
#include "puzzle519/drawing.hpp"
#include "puzzle519/piece.hpp"
#include "puzzle519/random/picture.hpp"
#include "puzzle519/stock.hpp"
#include "search/random.hpp"

namespace generate {

using puzzle519::counterpart;
using puzzle519::Piece;
using puzzle519::Puzzle;
using puzzle519::shuffle;
using puzzle519::Side;

inline Piece piece(const std::string& letters) {
  using puzzle519::detail::side_of;
  return {side_of(letters[0]), side_of(letters[1]), side_of(letters[2]), side_of(letters[3])};
}

inline std::string letters(const Piece& piece) { return puzzle519::detail::letters_of(piece); }

inline std::vector<std::string> letters(const std::vector<Piece>& pieces) {
  std::vector<std::string> all;
  for (const Piece& each : pieces) all.push_back(letters(each));
  return all;
}

inline std::vector<std::string> letters(const std::vector<puzzle519::Kind>& kinds) {
  std::vector<std::string> all;
  for (const puzzle519::Kind each : kinds) all.push_back(letters(puzzle519::piece_of(each)));
  return all;
}

// "FOOF FFII": the pieces, as many as the board needs.
inline Puzzle puzzle(int rows, int columns, const std::string& pieces) {
  Puzzle result{rows, columns, {}};
  std::istringstream words(pieces);
  for (std::string word; words >> word;) result.pieces.push_back(piece(word));
  return result;
}

// As the judge has it: input for a program, and for failure messages.
inline std::string shown(const Puzzle& puzzle) {
  std::string text = std::to_string(puzzle.rows) + ' ' + std::to_string(puzzle.columns);
  for (const Piece& each : puzzle.pieces) text += '\n' + letters(each);
  return text;
}

class Random : public search::Random {
 public:
  using search::Random::Random;

  std::size_t below(std::size_t limit) {
    return static_cast<std::size_t>(search::Random::below(limit));
  }
  bool chance(int percent) { return puzzle519::chance(percent, *this); }
};

// True if two neighbours' touching sides fit together.
inline bool fits(Side a, Side b) {
  return (a == Side::jut && b == Side::cavity) || (a == Side::cavity && b == Side::jut);
}

// A finished picture: is_jut(row, column, is_down) says whether the joint to the right of a cell,
// or the one below it, is a jut of that cell. Row by row, not shuffled.
template <class IsJut>
std::vector<Piece> picture_of(int rows, int columns, IsJut is_jut) {
  std::vector<Piece> pieces;
  const auto shape = [](bool jut) { return jut ? Side::jut : Side::cavity; };
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      const std::size_t here = pieces.size();
      Piece next;
      next.top = row == 0 ? Side::flat
                          : counterpart(pieces[here - static_cast<std::size_t>(columns)].bottom);
      next.left = column == 0 ? Side::flat : counterpart(pieces[here - 1].right);
      next.right = column == columns - 1 ? Side::flat : shape(is_jut(row, column, false));
      next.bottom = row == rows - 1 ? Side::flat : shape(is_jut(row, column, true));
      pieces.push_back(next);
    }
  }
  return pieces;
}

// Cut at random: right and bottom sides are cavities with a chance of so many percent.
inline std::vector<Piece> picture(int rows, int columns, int percent, Random& random) {
  return picture_of(rows, columns, [&](int, int, bool) { return !random.chance(percent); });
}

// A solvable jigsaw.
inline Puzzle cut(int rows, int columns, int percent, Random& random) {
  Puzzle result{rows, columns, picture(rows, columns, percent, random)};
  shuffle(result.pieces, random);
  return result;
}

inline Side& side(Piece& piece, std::size_t which) {
  return which == 0 ? piece.top : which == 1 ? piece.right : which == 2 ? piece.bottom : piece.left;
}

inline bool is_inner(const Piece& piece) {
  return piece.top != Side::flat && piece.right != Side::flat && piece.bottom != Side::flat &&
         piece.left != Side::flat;
}

// A jigsaw with two pieces changed so that juts and cavities still balance, if the pieces allow it:
// often unsolvable, seldom at first sight.
inline Puzzle nearly_solvable(int rows, int columns, int percent, Random& random) {
  Puzzle result = cut(rows, columns, percent, random);
  for (int attempt = 0; attempt < 100; ++attempt) {
    const std::size_t which = random.below(4);
    Side& one = side(result.pieces[random.below(result.pieces.size())], which);
    Side& other = side(result.pieces[random.below(result.pieces.size())], which);
    if (one == other || one == Side::flat || other == Side::flat) continue;
    std::swap(one, other);
    break;
  }
  return result;
}

// A jigsaw whose sides have been dealt anew among the pieces, direction by direction, so that juts
// and cavities still balance; with `inner_only` among the inner pieces, so that the borders are
// right.
inline Puzzle dealt_anew(int rows, int columns, int percent, bool inner_only, Random& random) {
  Puzzle result = cut(rows, columns, percent, random);
  for (std::size_t which = 0; which < 4; ++which) {
    std::vector<Side> sides;
    const auto is_dealt = [&](Piece& each) {
      return inner_only ? is_inner(each) : side(each, which) != Side::flat;
    };
    for (Piece& each : result.pieces) {
      if (is_dealt(each)) sides.push_back(side(each, which));
    }
    shuffle(sides, random);
    for (Piece& each : result.pieces) {
      if (!is_dealt(each)) continue;
      side(each, which) = sides.back();
      sides.pop_back();
    }
  }
  return result;
}

// Mirror images: each piece is reflected, and the rows or columns with it.
inline Puzzle upside_down(Puzzle puzzle) {
  for (Piece& each : puzzle.pieces) std::swap(each.top, each.bottom);
  return puzzle;
}

inline Puzzle mirrored(Puzzle puzzle) {
  for (Piece& each : puzzle.pieces) std::swap(each.left, each.right);
  return puzzle;
}

inline Puzzle transposed(Puzzle puzzle) {
  puzzle519::transpose(puzzle);
  return puzzle;
}

// Number `i` of a mixture: solvable, nearly so, dealt anew wholly or inside; cavities at 50, 30, 15
// %.
inline Puzzle mixed(int rows, int columns, std::size_t i, Random& random) {
  const int percents[] = {50, 30, 15};
  const int percent = percents[i % 3];
  switch (i / 3 % 4) {
    case 0:
      return cut(rows, columns, percent, random);
    case 1:
      return nearly_solvable(rows, columns, percent, random);
    default:
      return dealt_anew(rows, columns, percent, i / 3 % 4 == 2, random);
  }
}

// Calls `use` with every multiset of `size` of the items, as a vector in the items' order.
template <class T, class Use>
void for_each_multiset(const std::vector<T>& items, std::size_t size, Use use) {
  std::vector<std::size_t> chosen(size, 0);
  for (;;) {
    std::vector<T> multiset;
    for (const std::size_t i : chosen) multiset.push_back(items[i]);
    use(multiset);
    std::size_t last = size;
    while (last > 0 && chosen[last - 1] + 1 == items.size()) --last;
    if (last == 0) return;
    const std::size_t next = chosen[last - 1] + 1;
    for (std::size_t i = last - 1; i < size; ++i) chosen[i] = next;
  }
}

// Every piece there is, or only those with exactly the given sides flat ("F..F": top and left).
inline std::vector<Piece> all_pieces(const std::string& flats = "????") {
  const Side sides[] = {Side::flat, Side::jut, Side::cavity};
  std::vector<Piece> pieces;
  for (const Side top : sides) {
    for (const Side right : sides) {
      for (const Side bottom : sides) {
        for (const Side left : sides) {
          Piece next{top, right, bottom, left};
          bool matches = true;
          for (std::size_t i = 0; i < 4; ++i) {
            const bool is_flat = side(next, i) == Side::flat;
            matches = matches && (flats[i] == '?' || is_flat == (flats[i] == 'F'));
          }
          if (matches) pieces.push_back(next);
        }
      }
    }
  }
  return pieces;
}

}  // namespace generate
