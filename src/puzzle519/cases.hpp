#pragma once
// The one loop over the jigsaws of an input, which whatever is asked of the program shares.

#include <cstdint>

#include "judge/errors.hpp"
#include "judge/input.hpp"
#include "puzzle519/piece.hpp"
#include "puzzle519/reading.hpp"

namespace puzzle519 {

struct Case {
  Puzzle puzzle;
  judge::Position at;    // of its first token
  std::uint64_t number;  // in the input, from 1
};

// Calls use(const Case&) for each jigsaw as soon as it is read. Throws judge::MalformedInput for
// input that breaks the rules.
template <class Use>
void for_each_case(judge::Input& input, Use use) {
  Case one;
  for (one.number = 1; read_puzzle(input, one.puzzle); ++one.number) {
    one.at = input.case_position();
    use(one);
  }
}

}  // namespace puzzle519
