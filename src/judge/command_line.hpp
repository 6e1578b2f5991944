#pragma once
// The command line of the executables, which is the same for each: options, a file, help. What a judge
// compiles has none of this and calls run() in run.hpp directly.

#include <fcntl.h>
#include <getopt.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <string>

#include "judge/errors.hpp"
#include "judge/file_name.hpp"
#include "judge/input.hpp"
#include "judge/output.hpp"
#include "judge/paint.hpp"
#include "judge/program.hpp"
#include "judge/quoted.hpp"
#include "judge/run.hpp"
#include "judge/version.hpp"

namespace judge {
namespace detail {

enum class Task { answer, explain, help, version };

struct CommandLine {
  Task task = Task::answer;
  std::string color = "auto";
  std::string file = "-";  // standard input
  std::string error;       // empty if the words could be understood
};

// What getopt_long() returns for options without a letter of their own: above any letter.
enum LongOption { explain_option = 256, color_option, version_option };

inline void take_color(const std::string& when, CommandLine& line) {
  line.color = when;
  if (when != "auto" && when != "always" && when != "never") {
    line.error = "--color takes auto, always or never, not " + quoted(when);
  }
}

// What is wrong with the word at which getopt_long() stopped with '?' or ':'.
inline std::string error_at(int result, const std::string& word) {
  if (result == ':') return word + " takes auto, always or never";
  if (optopt > 255 || optopt == 'h') return quoted(word) + ": this option takes no value";
  const std::string letter = {'-', static_cast<char>(optopt)};
  return "unknown option " + quoted(optopt == 0 ? word : letter);
}

// All words are looked at, so that a wrong one is told wherever it stands.
inline CommandLine parse(int argc, char** argv) {
  static const option options[] = {{"help", no_argument, nullptr, 'h'},
                                   {"version", no_argument, nullptr, version_option},
                                   {"explain", no_argument, nullptr, explain_option},
                                   {"color", required_argument, nullptr, color_option},
                                   {nullptr, 0, nullptr, 0}};
  CommandLine line;
  opterr = 0;  // messages are ours
  while (line.error.empty()) {
    const int result = getopt_long(argc, argv, ":h", options, nullptr);
    if (result == -1) break;
    if (result == '?' || result == ':') line.error = error_at(result, argv[optind - 1]);
    if (result == color_option) take_color(optarg, line);
    if (result == explain_option && line.task == Task::answer) line.task = Task::explain;
    if (result == version_option) line.task = Task::version;
    if (result == 'h') line.task = Task::help;
  }
  if (!line.error.empty()) return line;
  if (optind + 1 < argc) line.error = "more than one file: " + quoted(argv[optind + 1]);
  if (optind < argc) line.file = argv[optind];
  return line;
}

inline std::string help_text(const Program& program) {
  return "Usage: " + program.name + " [OPTION] [FILE]\n" + program.summary +
         "\n\n"
         "With no FILE, or when FILE is -, read standard input.\n\n"
         "  --explain     print below each answer what it stands for, or why there is none\n"
         "  --color=WHEN  colours for --explain: auto (the default: on a terminal, unless\n"
         "                NO_COLOR is set), always or never\n"
         "  -h, --help    print this help and exit\n"
         "  --version     print the version and exit\n\n"
         "Exit status: 0 for every answer; 1 for malformed input, an unreadable file or\n"
         "a failed write; 2 for wrong usage.\n";
}

// An environment variable's value; empty if it is not set.
inline std::string environment(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? "" : value;
}

// For auto: on a terminal that knows colours, unless the user wants none (https://no-color.org).
inline bool wants_color(const std::string& when) {
  if (when != "auto") return when == "always";
  return isatty(STDOUT_FILENO) != 0 && environment("NO_COLOR").empty() &&
         environment("TERM") != "dumb";
}

inline int answer_file(const Program& program, const CommandLine& line) {
  const bool is_stdin = line.file == "-";
  const int descriptor = is_stdin ? STDIN_FILENO : ::open(line.file.c_str(), O_RDONLY);
  const std::string file = is_stdin ? "<stdin>" : shown_file_name(line.file);
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
inline int run_command_line(const Program& program, int argc, char** argv) {
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
