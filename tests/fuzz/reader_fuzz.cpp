// Any bytes to the token reader, at once and in pieces: the same numbers, words, positions and
// errors.

#include <cstddef>
#include <cstdint>
#include <string>

#include "fuzz/fuzz.hpp"
#include "judge/answer.hpp"
#include "judge/case_size.hpp"

namespace {

// Reads a size, a number and a word in turn, and tells each with its position.
void read_all(judge::Input& input, judge::Output& output) {
  const auto tell = [&](const std::string& token) {
    const judge::Position at = input.token_position();
    output.line(token + " " + std::to_string(at.line) + ":" + std::to_string(at.column));
  };
  std::size_t rows = 0;
  std::size_t columns = 0;
  while (judge::read_case_size(input, 1000, rows, columns)) {
    tell(std::to_string(rows) + "x" + std::to_string(columns));
    tell(std::to_string(input.number("a number", 1, ~std::uint64_t{0})));
    std::string word;
    for (input.begin_token(); input.has_token_byte();) word += input.take_byte();
    if (word != "ab") input.fail("ab");
    tell(word);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  if (size == 0) return 0;
  fuzz::run(bytes + 1, size - 1, read_all);
  const std::string text(bytes + 1, bytes + size);
  const judge_test::Answered whole = judge_test::answer(read_all, text);
  const judge_test::Answered pieces =
      judge_test::answer(read_all, judge_test::pieces_of(text, 1 + bytes[0] % 16));
  fuzz::require(judge_test::is_alike(whole, pieces), "pieces read the same");
  return 0;
}
