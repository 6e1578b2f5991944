// Any bytes to mayan: moves that empty the board, -1, or an error that says where.

#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>

#include "fuzz/fuzz.hpp"
#include "generate/mayan.hpp"
#include "mayan/cases.hpp"
#include "mayan/explain.hpp"
#include "mayan/reading.hpp"
#include "mayan/solver.hpp"
#include "naive/mayan.hpp"

namespace {

// More moves may take as long as they like to search.
const int most_moves = 4;

void check_answer(const mayan::Case& one) {
  if (one.result.reason != mayan::Result::Reason::solved) return;
  fuzz::require(one.result.moves.size() == static_cast<std::size_t>(one.puzzle.moves),
                "there are exactly n moves");
  fuzz::require(
      naive::empties(generate::naive_board(one.puzzle), generate::naive_moves(one.result.moves)),
      "the moves are legal and empty the board");
}

void read_all(judge::Input& input, judge::Output& output) {
  mayan::Case one;
  one.puzzle = mayan::read_puzzle(input, one.at);
  if (one.puzzle.moves > most_moves) return;
  one.result = mayan::solve(one.puzzle);
  check_answer(one);
  mayan::write_answer(one.result, output);
  mayan::write_explanation(one, judge::Paint(false), output);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  fuzz::run(bytes, size, read_all);
  return 0;
}
