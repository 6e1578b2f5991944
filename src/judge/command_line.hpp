#pragma once
// The command line of the executables, which is the same for each: options, a file, help. What a judge
// compiles has none of this and calls run() in run.hpp directly.

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <string>

#include "judge/errors.hpp"
#include "judge/input.hpp"
#include "judge/output.hpp"
#include "judge/paint.hpp"
#include "judge/quoted.hpp"
#include "judge/run.hpp"
#include "judge/version.hpp"

namespace judge {

struct Program {
  std::string name;
  std::string summary;                             // one line for --help
  void (*answer)(Input&, Output&);                 // reads all cases and writes their answers
  void (*explain)(Input&, const Paint&, Output&);  // the same, each answer with its reasons
};

namespace detail {

enum class Task { answer, explain, help, version };

struct CommandLine {
  Task task = Task::answer;
  std::string color = "auto";
  const char* file = nullptr;  // none for standard input
  std::string error;           // empty if the words could be understood
};

inline void parse_option(const std::string& word, CommandLine& line) {
  const std::string color = "--color=";
  if (word == "--help") {
    line.task = Task::help;
  } else if (word == "--version") {
    line.task = Task::version;
  } else if (word == "--explain") {
    line.task = Task::explain;
  } else if (word.compare(0, color.size(), color) == 0) {
    line.color = word.substr(color.size());
    if (line.color != "auto" && line.color != "always" && line.color != "never") {
      line.error =
          "--color takes auto, always or never, not " + quoted(line.color, line.color.size());
    }
  } else {
    line.error = "unknown option " + quoted(word, word.size());
  }
}

// --help and --version win over all that follows them.
inline CommandLine parse(int argc, const char* const* argv) {
  CommandLine line;
  bool has_file = false;
  bool has_options = true;
  for (int i = 1; i < argc && line.error.empty(); ++i) {
    const std::string word = argv[i];
    if (line.task == Task::help || line.task == Task::version) break;
    if (has_options && word == "--") {
      has_options = false;
    } else if (has_options && word.size() > 1 && word[0] == '-') {
      parse_option(word, line);
    } else if (has_file) {
      line.error = "more than one file: " + quoted(word, word.size());
    } else {
      has_file = true;
      if (word != "-") line.file = argv[i];
    }
  }
  return line;
}

inline std::string help_text(const Program& program) {
  return "Usage: " + program.name + " [OPTION] [FILE]\n" + program.summary +
         "\n\n"
         "With no FILE, or when FILE is -, read standard input.\n\n"
         "  --explain     print below each answer what it stands for, or why there is none\n"
         "  --color=WHEN  colours for --explain: auto (the default: on a terminal, unless\n"
         "                NO_COLOR is set), always or never\n"
         "  --help        print this help and exit\n"
         "  --version     print the version and exit\n\n"
         "Exit status: 0 for every answer; 1 for malformed input, an unreadable file or\n"
         "a failed write; 2 for wrong usage.\n";
}

// A file's name as it is, unless it would break a message of one line.
inline std::string one_line(const std::string& name) {
  const auto is_plain = [](char byte) { return static_cast<unsigned char>(byte) >= ' '; };
  const bool all_plain = !name.empty() && std::all_of(name.begin(), name.end(), is_plain);
  return all_plain ? name : quoted(name, name.size());
}

inline bool wants_color(const std::string& when) {
  if (when != "auto") return when == "always";
  return isatty(STDOUT_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr;
}

inline int answer_file(const Program& program, const CommandLine& line) {
  int descriptor = STDIN_FILENO;
  if (line.file != nullptr) descriptor = ::open(line.file, O_RDONLY);
  const std::string file = line.file == nullptr ? "<stdin>" : one_line(line.file);
  if (descriptor < 0) {
    const ReadFailure failure = {errno};
    return run(
        program.name, [failure](Input&, Output&) { throw failure; }, descriptor, file);
  }
  if (line.task == Task::answer) return run(program.name, program.answer, descriptor, file);
  const Paint paint(wants_color(line.color));
  const auto explain = [&](Input& input, Output& output) { program.explain(input, paint, output); };
  return run(program.name, explain, descriptor, file);
}

inline int print(const Program& program, const std::string& text) {
  return run(program.name, [&](Input&, Output& output) { output.write(text); });
}

}  // namespace detail

// Does what the command line asks and returns the exit status for main().
inline int run_command_line(const Program& program, int argc, const char* const* argv) {
  const detail::CommandLine line = detail::parse(argc, argv);
  if (!line.error.empty()) {
    complain(program.name, line.error + "; try '" + program.name + " --help'");
    return exit_usage;
  }
  if (line.task == detail::Task::help) return detail::print(program, detail::help_text(program));
  if (line.task == detail::Task::version) {
    return detail::print(program, program.name + ' ' + version + '\n');
  }
  return detail::answer_file(program, line);
}

}  // namespace judge
