// Any bytes to puzzle519: assemblies that verify, NO, or an error that says where.

#include <cstddef>
#include <cstdint>

#include "fuzz/fuzz.hpp"
#include "generate/puzzle519.hpp"
#include "naive/puzzle519.hpp"
#include "puzzle519/explain.hpp"

namespace {

// Larger jigsaws may take as long as they like to search.
const std::size_t most_pieces = 25;

void read_all(judge::Input& input, judge::Output& output) {
  for (puzzle519::Case next; puzzle519::read_puzzle(input, next.puzzle);) {
    const puzzle519::Puzzle& puzzle = next.puzzle;
    if (puzzle.pieces.size() > most_pieces) continue;
    next.result = puzzle519::solve(puzzle);
    fuzz::require(!next.result.is_solved ||
                      naive::verifies(puzzle.rows, puzzle.columns, generate::letters(puzzle.pieces),
                                      generate::letters(next.result.assembly)),
                  "an assembly verifies");
    puzzle519::write_explanation(next, judge::Paint(false), output);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  fuzz::run(bytes, size, read_all);
  return 0;
}
