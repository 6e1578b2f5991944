#pragma once
// What can go wrong while a judge's input is read and its output written. The failures are thrown
// where they are noticed, and run() in run.hpp tells them.

#include <cstdint>
#include <string>

namespace judge {

// A place in the input. Lines end at '\n'; both count from 1, columns in bytes (a byte order mark
// is three of them).
struct Position {
  std::uint64_t line;
  std::uint64_t column;
};

// "FILE:LINE:COLUMN", as messages name a place.
inline std::string place_in(const std::string& file, const Position& at) {
  return file + ':' + std::to_string(at.line) + ':' + std::to_string(at.column);
}

// The input breaks the rules. `at` is the first byte of the offending token, or the end of the
// input.
struct MalformedInput {
  Position at;
  std::string message;
};

// A system call on the input or the output failed; `error` is its errno.
struct ReadFailure {
  int error;
};
struct WriteFailure {
  int error;
};

}  // namespace judge
