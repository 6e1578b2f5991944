// Any bytes to a program: answers, or an error that says where; and the same answers, in the same
// order, among those that it explains.

#include <cstddef>
#include <cstdint>
#include <string>

#include "fuzz/fuzz.hpp"
#include "judge/paint.hpp"
#include PROGRAM_HEADER

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  static const judge::Program program = PROGRAM::program();
  const std::string answers = fuzz::run(bytes, size, program.answer);
  if (program.explain == nullptr) return 0;
  const std::string explained =
      fuzz::run(bytes, size, [](judge::Input& input, judge::Output& output) {
        program.explain(input, judge::Paint(false), output);
      });
  std::size_t at = 0;
  for (std::size_t start = 0; start < answers.size();) {
    const std::size_t end = answers.find('\n', start) + 1;
    at = explained.find(answers.substr(start, end - start), at);
    fuzz::require(at != std::string::npos, "each answer is among the explained ones");
    at += end - start;
    start = end;
  }
  return 0;
}
