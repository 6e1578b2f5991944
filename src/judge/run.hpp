#pragma once
// Runs a program over one input, as a judge does. Whatever goes wrong, the answers before are
// written, then it is told in one line and turned into an exit status.

#include <unistd.h>

#include <cstdio>
#include <cstring>
#include <new>
#include <string>

#include "judge/errors.hpp"
#include "judge/input.hpp"
#include "judge/output.hpp"

namespace judge {

enum ExitStatus {
  exit_success = 0,  // every answer, "-1" and "NO" included
  exit_failure = 1,  // malformed input, an unreadable file, a failed write, not enough memory
  exit_usage = 2     // wrong command line
};

// Writes "PROGRAM: message" to standard error.
inline void complain(const std::string& program, const std::string& message) {
  std::fprintf(stderr, "%s: %s\n", program.c_str(), message.c_str());
}

inline std::string cannot_read(const std::string& file, int error) {
  return file + ": cannot read: " + std::strerror(error);
}

// Calls answer(Input&, Output&), which reads cases from `descriptor` and writes their answers to
// standard output. Returns the exit status. `file` is what messages call the input.
template <class Answer>
int run(const std::string& program, Answer answer, int descriptor = STDIN_FILENO,
        const std::string& file = "<stdin>") {
  Output output(STDOUT_FILENO);
  Input input(descriptor, output);
  std::string error;
  try {
    try {
      answer(input, output);
    } catch (const MalformedInput& malformed) {
      error = place_in(file, malformed.at) + ": " + malformed.message;
    } catch (const std::bad_alloc&) {
      error = place_in(file, input.case_position()) + ": not enough memory for this case";
    } catch (const ReadFailure& failure) {
      error = cannot_read(file, failure.error);
    }
    output.flush();
  } catch (const WriteFailure& failure) {
    error = std::string("cannot write: ") + std::strerror(failure.error);
  }
  if (error.empty()) return exit_success;
  complain(program, error);
  return exit_failure;
}

}  // namespace judge
