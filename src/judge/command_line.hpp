#pragma once
// What an executable does with its command line, the same for each. What a judge compiles has none
// of this and calls run() in run.hpp directly.

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <string>

#include "judge/errors.hpp"
#include "judge/file_name.hpp"
#include "judge/input.hpp"
#include "judge/judged_output.hpp"
#include "judge/options.hpp"
#include "judge/output.hpp"
#include "judge/paint.hpp"
#include "judge/program.hpp"
#include "judge/run.hpp"
#include "judge/terminal.hpp"

namespace judge {
namespace detail {

// For auto: on a terminal, unless the user wants none (https://no-color.org).
inline bool wants_color(const std::string& when) {
  if (when != "auto") return when == "always";
  const char* const no_color = std::getenv("NO_COLOR");
  return (no_color == nullptr || *no_color == '\0') && is_color_terminal();
}

struct OpenFile {
  int descriptor;    // negative if the file could not be opened
  std::string name;  // as messages call it
};

// Opens a file of the command line for reading; "-" is standard input. A failure is told.
inline OpenFile open_file(const Program& program, const std::string& file) {
  if (file == "-") return {STDIN_FILENO, "<stdin>"};
  const OpenFile opened = {::open(file.c_str(), O_RDONLY), shown_file_name(file)};
  if (opened.descriptor < 0) complain(program.name, cannot_read(opened.name, errno));
  return opened;
}

// Judges the output in the file line.output: writes a line that begins with "right", or the first
// thing that is wrong. Returns whether the output is right.
inline bool check(const Program& program, const CommandLine& line, Input& input,
                  const std::string& input_name, Output& report) {
  const OpenFile file = open_file(program, line.output);
  if (file.descriptor < 0) return false;
  const Paint paint(wants_color(line.color));
  Input tokens(file.descriptor, report);
  JudgedOutput judged(tokens);
  try {
    report.line(paint.heading("right") + ": " + program.check(input, judged, paint));
    return true;
  } catch (const WrongOutput& wrong) {
    report.line(paint.heading("wrong") + ": " + place_in(file.name, wrong.at) + ": " +
                wrong.message);
    report.line(place_in(input_name, wrong.told.at) + ": " + wrong.told.name);
    if (!wrong.told.explanation.empty()) report.write('\n' + wrong.told.explanation);
  } catch (const UnreadableOutput& failure) {
    complain(program.name, cannot_read(file.name, failure.error));
  }
  return false;
}

// Does what is asked and returns the exit status. A task without a file has standard input and does
// not read it.
inline int run_task(const Program& program, const CommandLine& line) {
  const bool reads_file = line.task <= Task::check;
  const OpenFile file = open_file(program, reads_file ? line.file : "-");
  if (file.descriptor < 0) return exit_failure;
  bool is_right = true;
  const auto perform = [&](Input& input, Output& output) {
    const Task task = line.task;
    if (task == Task::answer) program.answer(input, output);
    if (task == Task::explain) program.explain(input, Paint(wants_color(line.color)), output);
    if (task == Task::check) is_right = check(program, line, input, file.name, output);
    if (task == Task::random) program.random(line.seed, output);
    if (task == Task::hard) program.hard(line.seed, output);
    if (task == Task::help) output.write(help_text(program));
    if (task == Task::version) output.line(program.name + ' ' + suite_version);
  };
  const int status = run(program.name, perform, file.descriptor, file.name);
  return is_right ? status : exit_failure;
}

}  // namespace detail

// Does what the command line asks and returns the exit status for main().
inline int run_command_line(const Program& program, int argc, char** argv) {
  try {
    return detail::run_task(program, parse_command_line(program, argc, argv));
  } catch (const WrongUsage& wrong) {
    complain(program.name, wrong.message + "; try '" + program.name + " --help'");
    return exit_usage;
  }
}

}  // namespace judge
