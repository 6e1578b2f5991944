#pragma once
// What an executable does with its command line, the same for each. What a judge compiles has none
// of this and calls run() in run.hpp directly.

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <string>

#include "judge/check.hpp"
#include "judge/file_name.hpp"
#include "judge/input.hpp"
#include "judge/options.hpp"
#include "judge/output.hpp"
#include "judge/paint.hpp"
#include "judge/program.hpp"
#include "judge/run.hpp"
#include "judge/terminal.hpp"
#include "judge/version.hpp"

namespace judge {
namespace detail {

// For auto: on a terminal, unless the user wants none (https://no-color.org).
inline bool wants_color(const std::string& when) {
  if (when != "auto") return when == "always";
  const char* const no_color = std::getenv("NO_COLOR");
  return (no_color == nullptr || *no_color == '\0') && is_color_terminal();
}

// A file of the command line, opened for reading; "-" is standard input. What cannot be opened has
// a negative descriptor and is told.
inline NamedFile open_file(const Program& program, const std::string& file) {
  if (file == "-") return {STDIN_FILENO, "<stdin>"};
  const NamedFile opened = {::open(file.c_str(), O_RDONLY), shown_file_name(file)};
  if (opened.descriptor < 0) complain_unreadable(program.name, opened.name, errno);
  return opened;
}

inline int run_on_file(const Program& program, const CommandLine& line) {
  const NamedFile file = open_file(program, line.file);
  if (file.descriptor < 0) return exit_failure;
  if (line.task == Task::answer) {
    return run(program.name, program.answer, file.descriptor, file.name);
  }
  const Paint paint(wants_color(line.color));
  if (line.task == Task::check) {
    const NamedFile output = open_file(program, line.output);
    return output.descriptor < 0 ? exit_failure : run_check(program, paint, file, output);
  }
  const auto explain = [&](Input& input, Output& output) { program.explain(input, paint, output); };
  return run(program.name, explain, file.descriptor, file.name);
}

// What reads nothing and only writes.
inline void write_text(const Program& program, const CommandLine& line, Output& output) {
  if (line.task == Task::help) output.write(help_text(program));
  if (line.task == Task::version) output.line(program.name + ' ' + version);
  if (line.task == Task::random) program.random(line.seed, output);
  if (line.task == Task::hard) program.hard(line.seed, output);
}

}  // namespace detail

// Does what the command line asks and returns the exit status for main().
inline int run_command_line(const Program& program, int argc, char** argv) {
  CommandLine line;
  try {
    line = parse_command_line(program, argc, argv);
  } catch (const WrongUsage& wrong) {
    complain(program.name, wrong.message + "; try '" + program.name + " --help'");
    return exit_usage;
  }
  if (line.task <= Task::check) return detail::run_on_file(program, line);
  const auto write = [&](Input&, Output& output) { detail::write_text(program, line, output); };
  return run(program.name, write);
}

}  // namespace judge
