#pragma once
// What random jigsaws are made for: each scenario changes a finished picture so that one mistake
// that people make decides the answer. The pieces, as they lie row by row, are the assembly that a
// wrong program accepts; they are mixed afterwards. Only one direction is written down; reflections
// see to the others.

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "puzzle519/piece.hpp"
#include "puzzle519/random/hard_jigsaws.hpp"
#include "puzzle519/random/picture.hpp"
#include "puzzle519/stock.hpp"
#include "search/random.hpp"

namespace puzzle519 {

inline bool have_same_flat_sides(const Piece& a, const Piece& b) {
  return flats_of(kind_of(a)) == flats_of(kind_of(b));
}

namespace scenarios {

using search::Random;

inline Piece& piece_at(Puzzle& puzzle, int row, int column) {
  const int index = row * puzzle.columns + column;
  return puzzle.pieces[static_cast<std::size_t>(index)];
}

inline Piece& any_piece(Puzzle& puzzle, Random& random) {
  return puzzle.pieces[static_cast<std::size_t>(random.below(puzzle.pieces.size()))];
}

inline Piece& any_inner_piece(Puzzle& puzzle, Random& random) {
  const int row = 1 + draw(puzzle.rows - 2, random);
  const int column = 1 + draw(puzzle.columns - 2, random);
  return piece_at(puzzle, row, column);
}

inline Side jut_or_cavity(Random& random) { return chance(50, random) ? Side::jut : Side::cavity; }

// Two neighbours, left and right.
struct Neighbours {
  Piece& left;
  Piece& right;
};

inline Neighbours any_neighbours(Puzzle& puzzle, Random& random) {
  const int row = draw(puzzle.rows, random);
  const int column = draw(puzzle.columns - 1, random);
  return {piece_at(puzzle, row, column), piece_at(puzzle, row, column + 1)};
}

// A picture with nothing wrong.
inline void solvable(Puzzle&, Random&) {}

// Nearly all juts point one way.
inline void equal_pieces(Puzzle& puzzle, Random& random) {
  const int percents[] = {0, 8, 92, 100};
  puzzle = random_picture(puzzle.rows, puzzle.columns, percents[draw(4, random)], random);
}

// A single piece, which must be FFFF.
inline void one_piece(Puzzle& puzzle, Random& random) {
  const auto side = [&random] { return chance(70, random) ? Side::flat : jut_or_cavity(random); };
  const Piece piece = {side(), side(), side(), side()};
  puzzle = {1, 1, {piece}};
}

inline void one_row(Puzzle& puzzle, Random& random) {
  puzzle = random_picture(1, puzzle.columns, 50, random);
}

inline void flat_against_flat(Puzzle& puzzle, Random& random) {
  const Neighbours neighbours = any_neighbours(puzzle, random);
  neighbours.left.right = Side::flat;
  neighbours.right.left = Side::flat;
}

inline void flat_against_shape(Puzzle& puzzle, Random& random) {
  any_neighbours(puzzle, random).left.right = Side::flat;
}

// One side of the outer edge is not flat, or a whole edge.
inline void open_edge(Puzzle& puzzle, Random& random) {
  const int only = draw(2 * puzzle.columns, random);
  for (int column = 0; column < puzzle.columns; ++column) {
    if (only < puzzle.columns && column != only) continue;
    piece_at(puzzle, 0, column).top = jut_or_cavity(random);
  }
}

// One row: its first edge is its last as well.
inline void open_row(Puzzle& puzzle, Random& random) {
  one_row(puzzle, random);
  open_edge(puzzle, random);
}

// Flat sides as many as needed on each side, but on the wrong pieces: too many corners, or too few.
inline void moved_flat_side(Puzzle& puzzle, Random& random) {
  Piece& one = piece_at(puzzle, 0, draw(puzzle.columns, random));
  Piece& other = any_piece(puzzle, random);
  std::swap(one.top, other.top);
}

// Jut against jut or cavity against cavity; sometimes both, so that they balance.
inline void equal_shapes_meet(Puzzle& puzzle, Random& random) {
  const Neighbours neighbours = any_neighbours(puzzle, random);
  neighbours.left.right = neighbours.right.left = jut_or_cavity(random);
  if (chance(50, random)) return;
  const Neighbours others = any_neighbours(puzzle, random);
  others.left.right = others.right.left = counterpart(neighbours.left.right);
}

// All is right from left to right, little from top to bottom: top and bottom sides are dealt anew
// among the pieces, so that they still balance.
inline void right_in_one_direction(Puzzle& puzzle, Random& random) {
  for (std::size_t i = puzzle.pieces.size(); i > 1; --i) {
    Piece& one = puzzle.pieces[i - 1];
    Piece& other = puzzle.pieces[static_cast<std::size_t>(random.below(i))];
    if (!have_same_flat_sides(one, other)) continue;
    std::swap(one.top, other.top);
    if (chance(50, random)) std::swap(one.bottom, other.bottom);
  }
}

inline void turned(Puzzle& puzzle, Random& random) {
  Piece& piece = any_piece(puzzle, random);
  for (int turns = 1 + draw(3, random); turns > 0; --turns) {
    piece = {piece.left, piece.top, piece.right, piece.bottom};
  }
}

inline void mirrored(Puzzle& puzzle, Random& random) {
  Piece& piece = any_piece(puzzle, random);
  std::swap(piece.left, piece.right);
}

inline void rows_and_columns_exchanged(Puzzle& puzzle, Random&) {
  std::swap(puzzle.rows, puzzle.columns);
}

// The letters of all pieces in another order.
inline void sides_in_another_order(Puzzle& puzzle, Random& random) {
  std::vector<std::size_t> order = {0, 1, 2, 3};
  shuffle(order, random);
  for (Piece& piece : puzzle.pieces) {
    const Side sides[] = {piece.top, piece.right, piece.bottom, piece.left};
    piece = {sides[order[0]], sides[order[1]], sides[order[2]], sides[order[3]]};
  }
}

// Two pieces exchange one jut for a cavity: all counts stay right.
inline void exchanged_shapes(Puzzle& puzzle, Random& random) {
  for (int attempt = 0; attempt < 100; ++attempt) {
    Piece& one = any_piece(puzzle, random);
    Piece& other = any_piece(puzzle, random);
    if (one.right == other.right || !have_same_flat_sides(one, other)) continue;
    std::swap(one.right, other.right);
    return;
  }
}

// One piece is there twice and another is missing.
inline void piece_twice(Puzzle& puzzle, Random& random) {
  Piece& one = any_piece(puzzle, random);
  const Piece& other = any_piece(puzzle, random);
  if (have_same_flat_sides(one, other)) one = other;
}

// All juts along the top edge point one way, but one piece's other way on both sides: it can stand
// beside none of the others, though juts and cavities balance.
inline void broken_border(Puzzle& puzzle, Random& random) {
  for (int column = 0; column + 1 < puzzle.columns; ++column) {
    piece_at(puzzle, 0, column).right = Side::jut;
    piece_at(puzzle, 0, column + 1).left = Side::cavity;
  }
  Piece& stranded = piece_at(puzzle, 0, 1 + draw(puzzle.columns - 2, random));
  std::swap(stranded.left, stranded.right);
}

// The border is right; the inner pieces' sides are dealt anew.
inline void inner_dealt_anew(Puzzle& puzzle, Random& random) {
  for (int i = 0; i < 2 * puzzle.rows * puzzle.columns; ++i) {
    Piece& one = any_inner_piece(puzzle, random);
    Piece& other = any_inner_piece(puzzle, random);
    if (chance(50, random)) {
      std::swap(one.top, other.top);
    } else {
      std::swap(one.right, other.right);
    }
  }
}

// A search that gives up after some thousand pieces says NO.
inline void slow_to_find(Puzzle& puzzle, Random& random) {
  const std::vector<std::uint64_t>& pictures = solvable_hard_jigsaws();
  const std::uint64_t bits = pictures[static_cast<std::size_t>(random.below(pictures.size()))];
  puzzle = puzzle_of({bits, bits});
}

}  // namespace scenarios
}  // namespace puzzle519
