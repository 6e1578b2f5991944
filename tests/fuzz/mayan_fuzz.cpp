// Any bytes to mayan: moves that empty the board, -1, or an error that says where. And any bytes as
// another program's output: they are right or wrong somewhere.

#include <cstddef>
#include <cstdint>
#include <string>

#include "fuzz/fuzz.hpp"
#include "generate/mayan.hpp"
#include "judge/judged_output.hpp"
#include "judge/memory_file.hpp"
#include "mayan/check.hpp"
#include "mayan/explain.hpp"
#include "mayan/solver.hpp"
#include "naive/mayan.hpp"

namespace {

// More moves may take as long as they like to search.
const int max_moves = 4;

void check_answer(const mayan::Puzzle& puzzle, const mayan::Result& result) {
  if (!result.has_answer()) return;
  fuzz::require(result.moves.size() == static_cast<std::size_t>(puzzle.moves),
                "there are exactly n moves");
  fuzz::require(naive::empties(generate::naive_board(puzzle), generate::naive_moves(result.moves)),
                "the moves are legal and empty the board");
}

void read_all(judge::Input& input, judge::Output& output) {
  const mayan::Puzzle puzzle = mayan::read_puzzle(input);
  if (puzzle.moves > max_moves) return;
  const mayan::Result result = mayan::solve(puzzle);
  check_answer(puzzle, result);
  output.write(mayan::explained(puzzle, result, judge::Paint(false)));
}

// So that it is soon answered.
bool has_few_moves(const std::string& input_text) {
  int moves = 0;
  fuzz::run(input_text,
            [&](judge::Input& input, judge::Output&) { moves = mayan::read_puzzle(input).moves; });
  return moves <= max_moves;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  fuzz::run(bytes, size, read_all);
  const std::string text(reinterpret_cast<const char*>(bytes), size);
  fuzz::judge_output(mayan::check, "3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0\n", text);
  const std::string input = text.substr(0, size / 2);
  if (has_few_moves(input)) fuzz::judge_output(mayan::check, input, text.substr(size / 2));
  return 0;
}
