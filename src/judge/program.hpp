#pragma once
// What is the same in every program's main(): options, files, exit statuses and the one place where
// errors are caught and told. The usage and the statuses are those of the README.

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <new>
#include <string>

#include "judge/errors.hpp"
#include "judge/input.hpp"
#include "judge/output.hpp"
#include "judge/quoted.hpp"
#include "judge/version.hpp"

namespace judge {

enum ExitStatus {
  exit_success = 0,  // every answer, "-1" and "NO" included
  exit_failure = 1,  // malformed input, an unreadable file, a failed write, not enough memory
  exit_usage = 2     // wrong command line
};

struct Program {
  const char* name;
  const char* summary;              // one line for --help
  void (*answer)(Input&, Output&);  // reads all cases and writes their answers
};

namespace detail {

const char* const standard_input_name = "<stdin>";

// The command line. `error` is empty if it could be understood.
struct CommandLine {
  bool help = false;
  bool version = false;
  const char* file = nullptr;  // none for standard input
  std::string error;
};

inline CommandLine parse(int argc, const char* const* argv) {
  CommandLine line;
  bool options_ended = false;
  bool has_file = false;
  for (int i = 1; i < argc && line.error.empty(); ++i) {
    const std::string word = argv[i];
    if (options_ended || word == "-" || word.empty() || word[0] != '-') {
      if (has_file) line.error = "more than one file: " + quoted(word, word.size());
      has_file = true;
      if (word != "-" || options_ended) line.file = argv[i];
    } else if (word == "--") {
      options_ended = true;
    } else if (word == "--help") {
      line.help = true;
    } else if (word == "--version") {
      line.version = true;
    } else {
      line.error = "unknown option " + quoted(word, word.size());
    }
  }
  return line;
}

inline int complain(const Program& program, const std::string& message) {
  std::fprintf(stderr, "%s: %s\n", program.name, message.c_str());
  return exit_failure;
}

inline std::string help_text(const Program& program) {
  const std::string name = program.name;
  return "Usage: " + name + " [OPTION] [FILE]\n" + program.summary +
         "\n\n"
         "With no FILE, or when FILE is -, read standard input.\n\n"
         "  --help     print this help and exit\n"
         "  --version  print the version and exit\n\n"
         "Exit status: 0 for every answer; 1 for malformed input, an unreadable file or\n"
         "a failed write; 2 for wrong usage.\n";
}

// Reads cases and writes answers until the input ends or breaks off. Every answer before an error is
// written before the error is thrown on.
inline void answer_all(const Program& program, int descriptor, Output& output) {
  Input input(descriptor, output);
  try {
    program.answer(input, output);
  } catch (const std::bad_alloc&) {
    output.flush();
    throw MalformedInput{input.position(), "not enough memory for a case of this size"};
  } catch (...) {
    output.flush();
    throw;
  }
}

inline int run(const Program& program, const CommandLine& line) {
  const std::string name = line.file == nullptr ? standard_input_name : line.file;
  try {
    Output output(STDOUT_FILENO);
    if (line.help) {
      output.write(help_text(program));
    } else if (line.version) {
      output.line(std::string(program.name) + " " + version);
    } else {
      const int descriptor = line.file == nullptr ? STDIN_FILENO : ::open(line.file, O_RDONLY);
      if (descriptor < 0) throw ReadFailure{errno};
      answer_all(program, descriptor, output);
    }
    output.flush();
    return exit_success;
  } catch (const MalformedInput& error) {
    return complain(program, name + ":" + std::to_string(error.at.line) + ":" +
                                 std::to_string(error.at.column) + ": " + error.message);
  } catch (const ReadFailure& failure) {
    return complain(program, name + ": cannot read: " + std::strerror(failure.error));
  } catch (const WriteFailure& failure) {
    return complain(program,
                    std::string("cannot write the answers: ") + std::strerror(failure.error));
  }
}

}  // namespace detail

// Does what the command line asks and returns the exit status for main().
inline int run_program(const Program& program, int argc, const char* const* argv) {
  const detail::CommandLine line = detail::parse(argc, argv);
  if (line.error.empty()) return detail::run(program, line);
  const std::string name = program.name;
  detail::complain(program, line.error + "; try '" + name + " --help'");
  return exit_usage;
}

}  // namespace judge
