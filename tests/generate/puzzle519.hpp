#pragma once
// Jigsaws for tests: read from letters, cut from random pictures, spoilt on purpose. The same seed
// gives the same jigsaws everywhere, since nothing here depends on a library's distributions.

#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "puzzle519/answer.hpp"
#include "puzzle519/drawing.hpp"
#include "puzzle519/pieces.hpp"
#include "puzzle519/random/picture.hpp"
#include "search/random.hpp"

namespace generate {

using puzzle519::counterpart;
using puzzle519::Draft;
using puzzle519::shuffle;

inline std::vector<std::string> letters(const std::vector<puzzle519::Kind>& kinds) {
  std::vector<std::string> all;
  for (const puzzle519::Kind each : kinds) all.push_back(puzzle519::letters_of(each));
  return all;
}

// "FOOF FFII": the pieces, as many as the board needs.
inline Draft draft(std::size_t rows, std::size_t columns, const std::string& pieces) {
  Draft result{rows, columns, {}};
  std::istringstream words(pieces);
  for (std::string word; words >> word;) result.pieces.push_back(word);
  return result;
}

class Random : public search::Random {
 public:
  using search::Random::Random;

  std::size_t below(std::size_t limit) {
    return static_cast<std::size_t>(search::Random::below(limit));
  }
  bool chance(unsigned percent) { return puzzle519::chance(percent, *this); }
};

// True if two neighbours' touching sides fit together.
inline bool fits(char a, char b) { return (a == 'O' && b == 'I') || (a == 'I' && b == 'O'); }

// A finished picture: is_jut(row, column, is_down) says whether the joint to the right of a cell,
// or the one below it, is a jut of that cell. Row by row, not shuffled.
template <class IsJut>
std::vector<std::string> picture_of(std::size_t rows, std::size_t columns, IsJut is_jut) {
  using puzzle519::bottom;
  using puzzle519::right;
  std::vector<std::string> pieces;
  const auto shape = [](bool jut) { return jut ? 'O' : 'I'; };
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t column = 0; column < columns; ++column) {
      const std::size_t here = pieces.size();
      const std::size_t above = here - columns;
      std::string next = "FFFF";
      if (row > 0) next[puzzle519::top] = counterpart(pieces[above][bottom]);
      if (column > 0) next[puzzle519::left] = counterpart(pieces[here - 1][right]);
      if (column < columns - 1) next[right] = shape(is_jut(row, column, false));
      if (row < rows - 1) next[bottom] = shape(is_jut(row, column, true));
      pieces.push_back(next);
    }
  }
  return pieces;
}

// Cut at random: right and bottom sides are cavities with a chance of so many percent.
inline std::vector<std::string> picture(std::size_t rows, std::size_t columns, unsigned percent,
                                        Random& random) {
  return picture_of(rows, columns,
                    [&](std::size_t, std::size_t, bool) { return !random.chance(percent); });
}

// A solvable jigsaw.
inline Draft cut(std::size_t rows, std::size_t columns, unsigned percent, Random& random) {
  Draft result{rows, columns, picture(rows, columns, percent, random)};
  shuffle(result.pieces, random);
  return result;
}

inline bool is_inner(const std::string& piece) { return piece.find('F') == std::string::npos; }

// A jigsaw with two pieces changed so that juts and cavities still balance, if the pieces allow it:
// often unsolvable, seldom at first sight.
inline Draft nearly_solvable(std::size_t rows, std::size_t columns, unsigned percent,
                             Random& random) {
  Draft result = cut(rows, columns, percent, random);
  for (int attempt = 0; attempt < 100; ++attempt) {
    const std::size_t which = random.below(4);
    char& one = result.pieces[random.below(result.pieces.size())][which];
    char& other = result.pieces[random.below(result.pieces.size())][which];
    if (one == other || one == 'F' || other == 'F') continue;
    std::swap(one, other);
    break;
  }
  return result;
}

// A jigsaw whose sides have been dealt anew among the pieces, direction by direction, so that juts
// and cavities still balance; with `inner_only` among the inner pieces, so that the borders are
// right.
inline Draft dealt_anew(std::size_t rows, std::size_t columns, unsigned percent, bool inner_only,
                        Random& random) {
  Draft result = cut(rows, columns, percent, random);
  for (std::size_t which = 0; which < 4; ++which) {
    std::vector<char> sides;
    const auto is_dealt = [&](const std::string& each) {
      return inner_only ? is_inner(each) : each[which] != 'F';
    };
    for (std::string& each : result.pieces) {
      if (is_dealt(each)) sides.push_back(each[which]);
    }
    shuffle(sides, random);
    for (std::string& each : result.pieces) {
      if (!is_dealt(each)) continue;
      each[which] = sides.back();
      sides.pop_back();
    }
  }
  return result;
}

// Mirror images: each piece is reflected, and the rows or columns with it.
inline Draft upside_down(Draft draft) {
  for (std::string& each : draft.pieces) std::swap(each[puzzle519::top], each[puzzle519::bottom]);
  return draft;
}

inline Draft mirrored(Draft draft) {
  for (std::string& each : draft.pieces) std::swap(each[puzzle519::left], each[puzzle519::right]);
  return draft;
}

inline Draft transposed(Draft draft) {
  puzzle519::transpose(draft);
  return draft;
}

// Number `i` of a mixture: solvable, nearly so, dealt anew wholly or inside; cavities at 50, 30, 15
// %.
inline Draft mixed(std::size_t rows, std::size_t columns, std::size_t i, Random& random) {
  const unsigned percents[] = {50, 30, 15};
  const unsigned percent = percents[i % 3];
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
inline std::vector<std::string> all_pieces(const std::string& flats = "????") {
  std::vector<std::string> pieces = {""};
  for (const char wanted : flats) {
    const std::vector<std::string> shorter = std::move(pieces);
    pieces.clear();
    for (const std::string& piece : shorter) {
      for (const char side : std::string("FOI")) {
        if (wanted == '?' || (side == 'F') == (wanted == 'F')) pieces.push_back(piece + side);
      }
    }
  }
  return pieces;
}

}  // namespace generate
