#pragma once
// What the fuzz targets share: bytes as an open file, answers read back, and the check that a run ends in
// a well-formed answer or in an error that says where.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "judge/errors.hpp"
#include "judge/input.hpp"
#include "judge/memory_file.hpp"
#include "judge/output.hpp"

namespace fuzz {

inline void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "not so: %s\n", what);
  std::abort();
}

// Runs read_all(Input&, Output&) on the bytes and returns what it wrote.
template <class ReadAll>
std::string run(const std::uint8_t* bytes, std::size_t size, ReadAll read_all) {
  static judge_test::MemoryFile in;
  static judge_test::MemoryFile out;
  in.fill(bytes, size);
  out.fill("", 0);
  judge::Output output(out.descriptor());
  judge::Input input(in.descriptor(), output);
  try {
    read_all(input, output);
  } catch (const judge::MalformedInput& error) {
    require(error.at.line >= 1 && error.at.column >= 1, "positions count from 1");
    require(error.at.line <= size + 1 && error.at.column <= size + 1, "positions lie in the input");
    require(!error.message.empty() && error.message.find('\n') == std::string::npos,
            "errors take one line");
  }
  output.flush();
  return out.text();
}

// Whether a text is nothing but lines "YES" and "NO".
inline bool is_yes_and_no(const std::string& text) {
  std::size_t at = 0;
  while (at != text.size()) {
    if (text.compare(at, 4, "YES\n") == 0) {
      at += 4;
    } else if (text.compare(at, 3, "NO\n") == 0) {
      at += 3;
    } else {
      return false;
    }
  }
  return true;
}

}  // namespace fuzz
