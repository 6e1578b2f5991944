// Any bytes to mayan: a line of moves that empties the board, -1, or an error that says where.

#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>

#include "fuzz/fuzz.hpp"
#include "generate/mayan.hpp"
#include "mayan/explain.hpp"
#include "mayan/reading.hpp"
#include "mayan/solver.hpp"
#include "naive/mayan.hpp"

namespace {

// More moves may take as long as they like to search.
const std::uint64_t most_moves = 4;

void check_answer(const mayan::Puzzle& puzzle, const mayan::Result& result) {
  if (result.reason != mayan::Result::Reason::solved) return;
  fuzz::require(result.moves.size() == puzzle.moves, "there are exactly n moves");
  fuzz::require(naive::empties(generate::naive_board(puzzle), generate::naive_moves(result.moves)),
                "the moves are legal and empty the board");
}

void read_all(judge::Input& input, judge::Output& output) {
  const mayan::Puzzle puzzle = mayan::read_puzzle(input);
  if (puzzle.moves > most_moves) return;
  const mayan::Result result = mayan::solve(puzzle);
  check_answer(puzzle, result);
  mayan::write_verdict(result, output);
  mayan::write_explanation(puzzle, result, judge::Paint(false), output);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  fuzz::run(bytes, size, read_all);
  return 0;
}
