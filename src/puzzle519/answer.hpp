#pragma once
// puzzle519: UVa 519 "Puzzle (II)" (CERC 1997 F, POJ 1368, ZOJ 1264). Answers as the judge wants
// it: for each jigsaw YES if its pieces fill the rectangle without turning any, else NO. The input:
// rows and columns, then rows * columns pieces of four letters, top, right, bottom and left: F
// flat, O jut (out), I cavity (in).

#include <cstddef>
#include <cstdint>
#include <string>

#include "judge/case_size.hpp"
#include "judge/input.hpp"
#include "judge/output.hpp"
#include "puzzle519/pieces.hpp"
#include "puzzle519/rectangle.hpp"
#include "puzzle519/solver.hpp"

namespace puzzle519 {

// Jigsaws of more pieces are refused.
const std::size_t max_pieces = 1000000;

struct Case {
  Puzzle puzzle;
  std::uint64_t number;  // in the input, from 1
};

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
  std::size_t rows, columns;
  for (std::uint64_t number = 1; judge::read_case_size(input, max_pieces, rows, columns);
       ++number) {
    Case one = {{Rectangle(rows, columns), Stock{}}, number};
    for (std::size_t i = 0; i < rows * columns; ++i) ++one.puzzle.stock[detail::read_piece(input)];
    use(one);
  }
}

inline const char* text_of(const Result& result) { return result.is_solved() ? "YES" : "NO"; }

// Each answer is handed over before the next jigsaw is searched, which may take for ever.
inline void answer(judge::Input& input, judge::Output& output) {
  for_each_case(input, [&](const Case& one) {
    output.line(text_of(solve(one.puzzle)));
    output.flush();
  });
}

}  // namespace puzzle519
