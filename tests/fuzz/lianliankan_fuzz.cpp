// Any bytes to lianliankan: lines of YES and NO, or an error that says where; and the same when every
// token is read by itself instead of in blocks.

#include <cstddef>
#include <cstdint>
#include <string>

#include "fuzz/fuzz.hpp"
#include "lianliankan/explain.hpp"

namespace {

void explain(judge::Input& input, judge::Output& output) {
  lianliankan::explain(input, judge::Paint(false), output);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  fuzz::require(fuzz::is_yes_and_no(fuzz::run(bytes, size, lianliankan::answer)),
                "answers are YES and NO");
  fuzz::run(bytes, size, explain);
  return 0;
}
