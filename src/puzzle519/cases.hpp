#pragma once
// The loop over the jigsaws of an input, which answer(), explain() and check() share. The judge's
// format: rows and columns, then rows * columns pieces of four letters, top, right, bottom and
// left: F flat, O jut (out), I cavity (in).

#include <cstddef>
#include <cstdint>
#include <string>

#include "judge/case_size.hpp"
#include "judge/errors.hpp"
#include "judge/input.hpp"
#include "puzzle519/pieces.hpp"
#include "puzzle519/rectangle.hpp"

namespace puzzle519 {

struct Case {
  Puzzle puzzle;
  judge::Position at;    // of its first token
  std::uint64_t number;  // in the input, from 1
};

// Jigsaws of more pieces are refused.
const std::size_t max_pieces = 1000000;

namespace detail {

// Throws as soon as a letter is wrong.
inline Kind read_piece(judge::Input& input) {
  const char* const wanted = "a piece (four letters F, O or I)";
  std::string letters;
  for (input.begin_token(); input.has_token_byte();) {
    letters += input.take_byte();
    const bool is_letter = std::string("FOI").find(letters.back()) != std::string::npos;
    if (!is_letter || letters.size() > 4) input.fail(wanted);
  }
  if (letters.size() != 4) input.fail(wanted);
  return kind_of(letters);
}

}  // namespace detail

// Calls use(const Case&) for each jigsaw as soon as it is read. Throws judge::MalformedInput for
// input that breaks the rules.
template <class Use>
void for_each_case(judge::Input& input, Use use) {
  std::size_t rows = 0;
  std::size_t columns = 0;
  for (std::uint64_t number = 1; judge::read_case_size(input, max_pieces, rows, columns);
       ++number) {
    Case one = {{Rectangle(rows, columns), Stock{}}, input.case_position(), number};
    for (std::size_t i = 0; i < rows * columns; ++i) ++one.puzzle.stock[detail::read_piece(input)];
    use(one);
  }
}

}  // namespace puzzle519
