#pragma once
// What --random=SEED or --hard=SEED prints, inside the test process.

#include <cstdint>
#include <string>

#include "judge/memory_file.hpp"
#include "judge/output.hpp"

namespace judge_test {

inline std::string written_by(void (*write)(std::uint64_t seed, judge::Output&),
                              std::uint64_t seed) {
  const MemoryFile file;
  judge::Output output(file.descriptor());
  write(seed, output);
  output.flush();
  return file.text();
}

}  // namespace judge_test
