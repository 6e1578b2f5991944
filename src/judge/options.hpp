#pragma once
// The command line of every program: its options, what they ask for, and the text of --help. The C
// library's getopt_long() does the reading.

#include <getopt.h>

#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "judge/new_seed.hpp"
#include "judge/program.hpp"
#include "judge/quoted.hpp"

namespace judge {

const char suite_version[] = "1.0.0";  // of the whole suite; CMakeLists.txt reads it here

// What an option asks for; only --color asks for nothing. The tasks up to check read a file.
// getopt_long() returns these numbers, which are above any letter's.
enum class Task { answer = 256, explain, check, color, random, hard, help, version };

struct CommandLine {
  Task task = Task::answer;
  std::string color = "auto";
  std::uint64_t seed = 0;    // of random and hard
  std::string file = "-";    // standard input
  std::string output = "-";  // for check: the file that is judged
};

// A command line that cannot be understood.
struct WrongUsage {
  std::string message;
};

namespace detail {

struct Option {
  bool is_offered;
  Task task;
  std::string name;
  int takes_value;     // no_argument, required_argument or optional_argument
  const char* values;  // what its value may be
  const char* help;
};

inline std::vector<Option> options_of(const Program& program) {
  const bool explains = program.explain != nullptr;
  const bool checks = program.check != nullptr;
  const char* const seeds = "a seed from 0 to 18446744073709551615";
  return {
      {explains, Task::explain, "explain", no_argument, "",
       "  --explain        print below each answer what it stands for, or why\n"
       "                   there is none\n"},
      {checks, Task::check, "check", required_argument, "the file with the other program's output",
       "  --check=OUTPUT   judge what another program printed for FILE, and say\n"
       "                   what is wrong with it and why\n"},
      {explains || checks, Task::color, "color", required_argument, "auto, always or never",
       "  --color=WHEN     colours: auto (the default: on a terminal, unless\n"
       "                   NO_COLOR is set), always or never\n"},
      {program.random != nullptr, Task::random, "random", optional_argument, seeds,
       "  --random[=SEED]  print a small input that is made to find mistakes\n"},
      {program.hard != nullptr, Task::hard, "hard", optional_argument, seeds,
       "  --hard[=SEED]    print an input at the judge's limits, made to find\n"
       "                   slow programs\n"},
      {true, Task::help, "help", no_argument, "", "  -h, --help       print this help and exit\n"},
      {true, Task::version, "version", no_argument, "",
       "  --version        print the version and exit\n"},
  };
}

// Reads a number of 64 bits in decimal digits. False if it is none.
inline bool read_seed(const std::string& digits, std::uint64_t& seed) {
  errno = 0;
  seed = std::strtoull(digits.c_str(), nullptr, 10);
  const bool is_number = digits.find_first_not_of("0123456789") == std::string::npos;
  return is_number && !digits.empty() && errno != ERANGE;
}

// Takes an option into the command line. Where it has no value, `value` is null and a seed is new.
inline void take_option(const Option& option, const char* value, CommandLine& line) {
  bool is_good = true;
  if (option.task == Task::color) {
    line.color = value;
    is_good = line.color == "auto" || line.color == "always" || line.color == "never";
  } else if (option.task == Task::check) {
    line.output = value;
  } else if (option.task == Task::random || option.task == Task::hard) {
    is_good = read_seed(value != nullptr ? value : std::to_string(new_seed()), line.seed);
  }
  const std::string name = "--" + option.name;
  if (!is_good) throw WrongUsage{name + " takes " + option.values + ", not " + quoted(value)};

  // One task can be asked for; help and version win over the others.
  if (option.task == Task::color || line.task >= Task::help) return;
  const bool is_other = line.task != Task::answer && line.task != option.task;
  if (is_other && option.task < Task::help) {
    throw WrongUsage{name + " cannot be combined with an option before it"};
  }
  line.task = option.task;
}

// The arguments that are not options.
inline void take_files(int count, char** arguments, CommandLine& line) {
  if (count > 0) line.file = arguments[0];
  if (line.task == Task::check && line.output == "-" && line.file == "-") {
    throw WrongUsage{"--check=- reads the output from standard input: the input needs a FILE"};
  }
  if (count > 0 && (line.task == Task::random || line.task == Task::hard)) {
    throw WrongUsage{"no file is read here: " + quoted(line.file) + " (a seed follows '=')"};
  }
  if (count > 1) throw WrongUsage{"more than one file: " + quoted(arguments[1])};
}

// The option that getopt_long() has found in `argument`, from what it returned.
inline const Option& found_option(int result, const std::string& argument,
                                  const std::vector<Option>& options) {
  const bool is_wrong = result == '?' || result == ':';
  const Task task = result == 'h' ? Task::help : static_cast<Task>(is_wrong ? optopt : result);
  for (const Option& option : options) {
    if (option.task != task) continue;
    if (result == '?') throw WrongUsage{quoted(argument) + ": this option takes no value"};
    if (result == ':') throw WrongUsage{"--" + option.name + " takes " + option.values};
    return option;
  }
  const std::string letter = {'-', static_cast<char>(optopt)};
  throw WrongUsage{"unknown option " + quoted(optopt == 0 ? argument : letter)};
}

}  // namespace detail

// Throws WrongUsage for the first wrong option, wherever it stands, or else a wrong FILE. To be
// called once, as getopt_long() does not start again.
inline CommandLine parse_command_line(const Program& program, int argc, char** argv) {
  const std::vector<detail::Option> options = detail::options_of(program);
  std::vector<option> rows;
  for (const detail::Option& each : options) {
    const int number = static_cast<int>(each.task);
    if (each.is_offered) rows.push_back({each.name.c_str(), each.takes_value, nullptr, number});
  }
  rows.push_back({nullptr, 0, nullptr, 0});
  CommandLine line;
  opterr = 0;  // messages are ours
  for (int result; (result = getopt_long(argc, argv, ":h", rows.data(), nullptr)) != -1;) {
    detail::take_option(detail::found_option(result, argv[optind - 1], options), optarg, line);
  }
  detail::take_files(argc - optind, argv + optind, line);
  return line;
}

inline std::string help_text(const Program& program) {
  std::string text = "Usage: " + program.name + " [OPTION] [FILE]\n" + program.summary +
                     "\n\nWith no FILE, or when FILE is -, read standard input.\n\n";
  for (const detail::Option& option : detail::options_of(program)) {
    if (option.is_offered) text += option.help;
  }
  return text +
         "\nExit status: 0 for every answer; 1 for malformed input, an unreadable file, a\n"
         "failed write, not enough memory, or if the output that is checked is wrong;\n"
         "2 for wrong usage.\n";
}

}  // namespace judge
