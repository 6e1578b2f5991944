#pragma once
// Reads jigsaws in the judge's format: rows and columns, then that many pieces of four letters,
// top, right, bottom and left: F flat, O jut (out), I cavity (in).

#include <cstdint>
#include <string>

#include "judge/case_size.hpp"
#include "judge/input.hpp"
#include "judge/letters.hpp"
#include "puzzle519/piece.hpp"

namespace puzzle519 {

// Jigsaws of more pieces are refused.
const std::uint64_t max_pieces = 1000000;

namespace detail {

inline Side side_of(char letter) { return static_cast<Side>(letter); }

inline Piece read_piece(judge::Input& input) {
  const std::string letters =
      judge::read_letters(input, "a piece (four letters F, O or I)", "FOI", 4);
  return {side_of(letters[0]), side_of(letters[1]), side_of(letters[2]), side_of(letters[3])};
}

}  // namespace detail

// Reads the next jigsaw. False after the last one. Throws judge::MalformedInput for anything else.
inline bool read_puzzle(judge::Input& input, Puzzle& puzzle) {
  judge::CaseSize size;
  if (!judge::read_case_size(input, max_pieces, size)) return false;
  puzzle.rows = static_cast<int>(size.rows);
  puzzle.columns = static_cast<int>(size.columns);
  puzzle.pieces.clear();
  for (std::uint64_t i = 0; i < size.rows * size.columns; ++i) {
    puzzle.pieces.push_back(detail::read_piece(input));
  }
  return true;
}

}  // namespace puzzle519
