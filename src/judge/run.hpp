#pragma once
// Runs a program's answers over one input, as a judge does: every answer before an error is
// written, and this is the one place where errors are caught, told and turned into an exit status.

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

inline void complain_unreadable(const std::string& program, const std::string& file, int error) {
  complain(program, file + ": cannot read: " + std::strerror(error));
}

namespace detail {

template <class Answer>
void answer_all(Input& input, Output& output, Answer answer) {
  try {
    answer(input, output);
  } catch (...) {
    output.flush();
    throw;
  }
  output.flush();
}

}  // namespace detail

// Calls answer(Input&, Output&), which reads cases from `descriptor` and writes their answers for
// standard output. Returns the exit status. `file` is what messages call the input.
template <class Answer>
int run(const std::string& program, Answer answer, int descriptor = STDIN_FILENO,
        const std::string& file = "<stdin>") {
  const auto complain_at = [&](const Position& at, const std::string& message) {
    complain(program, place_in(file, at) + ": " + message);
  };
  Output output(STDOUT_FILENO);
  Input input(descriptor, output);
  try {
    detail::answer_all(input, output, answer);
    return exit_success;
  } catch (const MalformedInput& error) {
    complain_at(error.at, error.message);
  } catch (const std::bad_alloc&) {
    complain_at(input.case_position(), "not enough memory for this case");
  } catch (const ReadFailure& failure) {
    complain_unreadable(program, file, failure.error);
  } catch (const WriteFailure& failure) {
    complain(program, std::string("cannot write: ") + std::strerror(failure.error));
  }
  return exit_failure;
}

}  // namespace judge
