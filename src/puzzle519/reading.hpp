#pragma once
// Reads jigsaws in the judge's format: rows and columns, then that many pieces of four letters,
// top, right, bottom and left: F flat, O jut (out), I cavity (in). And the one loop over the cases.

#include <cstdint>
#include <string>

#include "judge/case_size.hpp"
#include "judge/errors.hpp"
#include "judge/input.hpp"
#include "judge/output.hpp"
#include "puzzle519/piece.hpp"
#include "puzzle519/solver.hpp"

namespace puzzle519 {

// Jigsaws of more pieces are refused.
const std::uint64_t max_pieces = 1000000;

struct Case {
  judge::Position at;  // of its first token
  Puzzle puzzle;
  Result result;
};

namespace detail {

inline Side side_of(char letter) {
  return letter == 'F' ? Side::flat : letter == 'O' ? Side::jut : Side::cavity;
}

inline Piece read_piece(judge::Input& input) {
  const std::string letters = input.letters("a piece (four letters F, O or I)", "FOI", 4);
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

// Reads and solves the cases one by one and calls use(case) for each. What was written of one is
// flushed before the next is searched, as a search may take for ever. Throws like read_puzzle().
template <class Use>
void for_each_case(judge::Input& input, judge::Output& output, Use use) {
  for (Case next;; use(next)) {
    input.at_end();  // skips the white space before it
    next.at = input.position();
    if (!read_puzzle(input, next.puzzle)) return;
    output.flush();
    next.result = solve(next.puzzle);
  }
}

}  // namespace puzzle519
