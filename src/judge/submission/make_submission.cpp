// Writes the file that is handed in to a judge: make_submission VERSION ROOT PROGRAM OUTPUT joins
// ROOT/PROGRAM/answer.hpp and all it includes, adds a main() and writes OUTPUT. The build runs it
// for each program. The command line (options, files, explanations) is left out: a judge never uses
// it.

#include <cstddef>
#include <cstdio>
#include <exception>
#include <fstream>
#include <stdexcept>
#include <string>

#include "judge/submission/flatten.hpp"

namespace {

// The strictest of the judges in question takes 40,000 characters (UVa): that leaves room to grow.
const std::size_t max_bytes = 35000;

std::string submission(const std::string& version, const std::string& root,
                       const std::string& program) {
  judge::Flattener flattener(root);
  flattener.append(program + "/answer.hpp");
  flattener.append("judge/run.hpp");
  return "// From judge_solvers " + version +
         ", made by `cmake --build build --target submissions`:\n"
         "// src/" +
         program + "/answer.hpp and all that it includes, without comments.\n" + flattener.text() +
         "\nint main() { return judge::run(\"" + program + "\", " + program + "::answer); }\n";
}

void write(const std::string& text, const std::string& output) {
  if (text.size() >= max_bytes) {
    throw std::runtime_error(output + ": " + std::to_string(text.size()) +
                             " bytes, but it must be less than " + std::to_string(max_bytes));
  }
  std::ofstream stream(output, std::ios::binary);
  stream << text << std::flush;
  if (!stream) throw std::runtime_error(output + ": cannot be written");
  std::printf("%s: %zu of %zu bytes\n", output.c_str(), text.size(), max_bytes);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 5) {
    std::fputs("usage: make_submission VERSION ROOT PROGRAM OUTPUT\n", stderr);
    return 2;
  }
  try {
    write(submission(argv[1], argv[2], argv[3]), argv[4]);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "make_submission: %s\n", error.what());
    return 1;
  }
  return 0;
}
