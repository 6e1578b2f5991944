#pragma once
// --check: runs a program's judge over an input and another program's output, and tells what it
// found.

#include <string>

#include "judge/errors.hpp"
#include "judge/input.hpp"
#include "judge/judged_output.hpp"
#include "judge/output.hpp"
#include "judge/paint.hpp"
#include "judge/program.hpp"
#include "judge/run.hpp"

namespace judge {

// An open file and what messages call it.
struct NamedFile {
  int descriptor;
  std::string name;
};

// Writes a line that begins with "right" to standard output, or what is wrong first. Returns the
// exit status.
inline int run_check(const Program& program, const Paint& paint, const NamedFile& input_file,
                     const NamedFile& output_file) {
  bool is_right = false;
  const auto check = [&](Input& input, Output& report) {
    Input words(output_file.descriptor, report);
    JudgedOutput judged(words);
    try {
      report.line(paint.heading("right") + ": " + program.check(input, judged, paint));
      is_right = true;
    } catch (const WrongOutput& wrong) {
      report.line(paint.heading("wrong") + ": " + place_in(output_file.name, wrong.at) + ": " +
                  wrong.message);
      report.line(place_in(input_file.name, wrong.told.at) + ": " + wrong.told.name);
      if (!wrong.told.explanation.empty()) report.write('\n' + wrong.told.explanation);
    } catch (const UnreadableOutput& failure) {
      complain_unreadable(program.name, output_file.name, failure.error);
    }
  };
  const int status = run(program.name, check, input_file.descriptor, input_file.name);
  return status == exit_success && !is_right ? exit_failure : status;
}

}  // namespace judge
