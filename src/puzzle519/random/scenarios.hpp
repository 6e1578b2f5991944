#pragma once
// What random jigsaws are made for: each scenario changes a finished picture so that one mistake
// that people make decides the answer. The pieces, as they lie row by row, are the assembly that a
// wrong program accepts; they are mixed afterwards. Only one direction is written down; reflections
// see to the others.

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "puzzle519/pieces.hpp"
#include "puzzle519/random/hard_jigsaws.hpp"
#include "puzzle519/random/picture.hpp"
#include "search/random.hpp"

namespace puzzle519 {

inline bool have_same_flat_sides(const std::string& a, const std::string& b) {
  return flats_of(kind_of(a)) == flats_of(kind_of(b));
}

namespace scenarios {

using search::Random;

inline std::string& any_piece(Draft& draft, Random& random) {
  return draft.pieces[draw(draft.pieces.size(), random)];
}

inline std::string& any_inner_piece(Draft& draft, Random& random) {
  const std::size_t row = 1 + draw(draft.rows - 2, random);
  const std::size_t column = 1 + draw(draft.columns - 2, random);
  return draft.piece_at(row, column);
}

inline char jut_or_cavity(Random& random) { return chance(50, random) ? 'O' : 'I'; }

// Two neighbours, left and right.
struct Neighbours {
  std::string& left;
  std::string& right;
};

inline Neighbours any_neighbours(Draft& draft, Random& random) {
  const std::size_t row = draw(draft.rows, random);
  const std::size_t column = draw(draft.columns - 1, random);
  return {draft.piece_at(row, column), draft.piece_at(row, column + 1)};
}

// A picture with nothing wrong.
inline void solvable(Draft&, Random&) {}

// Nearly all juts point one way.
inline void equal_pieces(Draft& draft, Random& random) {
  const unsigned percents[] = {0, 8, 92, 100};
  draft = random_picture(draft.rows, draft.columns, percents[draw(4, random)], random);
}

// A single piece, which must be FFFF.
inline void one_piece(Draft& draft, Random& random) {
  const auto side = [&random] { return chance(70, random) ? 'F' : jut_or_cavity(random); };
  const std::string piece = {side(), side(), side(), side()};
  draft = {1, 1, {piece}};
}

inline void one_row(Draft& draft, Random& random) {
  draft = random_picture(1, draft.columns, 50, random);
}

inline void flat_against_flat(Draft& draft, Random& random) {
  const Neighbours neighbours = any_neighbours(draft, random);
  neighbours.left[right] = 'F';
  neighbours.right[left] = 'F';
}

inline void flat_against_shape(Draft& draft, Random& random) {
  any_neighbours(draft, random).left[right] = 'F';
}

// One side of the outer edge is not flat, or a whole edge.
inline void open_edge(Draft& draft, Random& random) {
  const std::size_t only = draw(2 * draft.columns, random);
  for (std::size_t column = 0; column < draft.columns; ++column) {
    if (only < draft.columns && column != only) continue;
    draft.piece_at(0, column)[top] = jut_or_cavity(random);
  }
}

// One row: its first edge is its last as well.
inline void open_row(Draft& draft, Random& random) {
  one_row(draft, random);
  open_edge(draft, random);
}

// Flat sides as many as needed on each side, but on the wrong pieces: too many corners, or too few.
inline void moved_flat_side(Draft& draft, Random& random) {
  std::string& one = draft.piece_at(0, draw(draft.columns, random));
  std::string& other = any_piece(draft, random);
  std::swap(one[top], other[top]);
}

// Jut against jut or cavity against cavity; sometimes both, so that they balance.
inline void equal_shapes_meet(Draft& draft, Random& random) {
  const Neighbours neighbours = any_neighbours(draft, random);
  neighbours.left[right] = neighbours.right[left] = jut_or_cavity(random);
  if (chance(50, random)) return;
  const Neighbours others = any_neighbours(draft, random);
  others.left[right] = others.right[left] = counterpart(neighbours.left[right]);
}

// All is right from left to right, little from top to bottom: top and bottom sides are dealt anew
// among the pieces, so that they still balance.
inline void right_in_one_direction(Draft& draft, Random& random) {
  for (std::size_t i = draft.pieces.size(); i > 1; --i) {
    std::string& one = draft.pieces[i - 1];
    std::string& other = draft.pieces[draw(i, random)];
    if (!have_same_flat_sides(one, other)) continue;
    std::swap(one[top], other[top]);
    if (chance(50, random)) std::swap(one[bottom], other[bottom]);
  }
}

inline void turned(Draft& draft, Random& random) {
  std::string& piece = any_piece(draft, random);
  for (std::size_t turns = 1 + draw(3, random); turns > 0; --turns) {
    piece = piece[left] + piece.substr(0, 3);
  }
}

inline void mirrored(Draft& draft, Random& random) {
  std::string& piece = any_piece(draft, random);
  std::swap(piece[left], piece[right]);
}

inline void rows_and_columns_exchanged(Draft& draft, Random&) {
  std::swap(draft.rows, draft.columns);
}

// The letters of all pieces in another order.
inline void sides_in_another_order(Draft& draft, Random& random) {
  std::vector<std::size_t> order = {0, 1, 2, 3};
  shuffle(order, random);
  for (std::string& piece : draft.pieces) {
    const std::string sides = piece;
    for (std::size_t i = 0; i < 4; ++i) piece[i] = sides[order[i]];
  }
}

// Two pieces exchange one jut for a cavity: all counts stay right.
inline void exchanged_shapes(Draft& draft, Random& random) {
  for (int attempt = 0; attempt < 100; ++attempt) {
    std::string& one = any_piece(draft, random);
    std::string& other = any_piece(draft, random);
    if (one[right] == other[right] || !have_same_flat_sides(one, other)) continue;
    std::swap(one[right], other[right]);
    return;
  }
}

// One piece is there twice and another is missing.
inline void piece_twice(Draft& draft, Random& random) {
  std::string& one = any_piece(draft, random);
  const std::string& other = any_piece(draft, random);
  if (have_same_flat_sides(one, other)) one = other;
}

// All juts along the top edge point one way, but one piece's other way on both sides: it can stand
// beside none of the others, though juts and cavities balance.
inline void broken_border(Draft& draft, Random& random) {
  for (std::size_t column = 0; column + 1 < draft.columns; ++column) {
    draft.piece_at(0, column)[right] = 'O';
    draft.piece_at(0, column + 1)[left] = 'I';
  }
  std::string& stranded = draft.piece_at(0, 1 + draw(draft.columns - 2, random));
  std::swap(stranded[left], stranded[right]);
}

// The border is right; the inner pieces' sides are dealt anew.
inline void inner_dealt_anew(Draft& draft, Random& random) {
  for (std::size_t i = 0; i < 2 * draft.rows * draft.columns; ++i) {
    std::string& one = any_inner_piece(draft, random);
    std::string& other = any_inner_piece(draft, random);
    if (chance(50, random)) {
      std::swap(one[top], other[top]);
    } else {
      std::swap(one[right], other[right]);
    }
  }
}

// A search that gives up after some thousand pieces says NO.
inline void slow_to_find(Draft& draft, Random& random) {
  const std::vector<std::uint64_t>& pictures = solvable_hard_jigsaws();
  const std::uint64_t bits = pictures[draw(pictures.size(), random)];
  draft = draft_of(HardJigsaw{bits, bits});
}

}  // namespace scenarios
}  // namespace puzzle519
