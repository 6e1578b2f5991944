// Any bytes to puzzle519: assemblies that verify, NO, or an error that says where.

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "fuzz/fuzz.hpp"
#include "generate/puzzle519.hpp"
#include "naive/puzzle519.hpp"
#include "puzzle519/check.hpp"
#include "puzzle519/explain.hpp"

namespace {

// Larger jigsaws may take as long as they like to search.
const std::size_t max_pieces = 25;

void read_all(judge::Input& input, judge::Output& output) {
  puzzle519::for_each_case(input, [&](const puzzle519::Case& one) {
    const puzzle519::Puzzle& puzzle = one.puzzle;
    const std::vector<puzzle519::Kind>& cells = puzzle.board.cells;
    if (cells.size() > max_pieces) return;
    std::vector<puzzle519::Kind> pieces;
    for (puzzle519::Kind kind = 0; kind < 256; ++kind) {
      pieces.insert(pieces.end(), static_cast<std::size_t>(puzzle.stock[kind]), kind);
    }
    const puzzle519::Result result = puzzle519::solve(puzzle);
    fuzz::require(
        !result.is_solved() ||
            naive::verifies(cells.size() / puzzle.board.columns, puzzle.board.columns,
                            generate::letters(pieces), generate::letters(result.assembly)),
        "an assembly verifies");
    output.write(puzzle519::explained(puzzle, result, judge::Paint(false)));
  });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  fuzz::run(bytes, size, read_all);
  const std::string text(reinterpret_cast<const char*>(bytes), size);
  fuzz::judge_output(puzzle519::check, "1 1 FFFF\n1 1 FFFO\n1 1 FFFF\n0 0\n", text);
  return 0;
}
