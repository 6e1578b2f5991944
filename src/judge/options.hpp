#pragma once
// The words of a command line: which options a program offers, what they say, and what --help says
// of them. The C library's getopt_long() reads them.

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

// Up to check, those that read a file.
enum class Task { answer, explain, check, random, hard, help, version };

struct CommandLine {
  Task task = Task::answer;
  std::string color = "auto";
  std::uint64_t seed = 0;  // of random and hard
  std::string file = "-";  // standard input
  std::string output;      // for check: the file that is judged, or "-"
  std::string error;       // empty if the words could be understood
};

namespace detail {

// What getopt_long() returns for an option: the task above any letter, but -h for help.
const int first_task = 256;
const int color_option = 512;
inline int number_of(Task task) {
  return task == Task::help ? 'h' : first_task + static_cast<int>(task);
}

struct OfferedOption {
  option words;
  const char* help;
};

inline std::vector<OfferedOption> options_of(const Program& program) {
  const auto row = [](const char* name, int argument, int number, const char* help) {
    return OfferedOption{{name, argument, nullptr, number}, help};
  };
  std::vector<OfferedOption> rows;
  if (program.explain != nullptr) {
    rows.push_back(row("explain", no_argument, number_of(Task::explain),
                       "  --explain        print below each answer what it stands for, or why\n"
                       "                   there is none\n"));
  }
  if (program.check != nullptr) {
    rows.push_back(row("check", required_argument, number_of(Task::check),
                       "  --check=OUTPUT   judge what another program printed for FILE, and say\n"
                       "                   what is wrong with it and why\n"));
  }
  if (program.explain != nullptr || program.check != nullptr) {
    rows.push_back(row("color", required_argument, color_option,
                       "  --color=WHEN     colours: auto (the default: on a terminal, unless\n"
                       "                   NO_COLOR is set), always or never\n"));
  }
  if (program.random != nullptr) {
    rows.push_back(row("random", optional_argument, number_of(Task::random),
                       "  --random[=SEED]  print a small input that is made to find mistakes\n"));
  }
  if (program.hard != nullptr) {
    rows.push_back(row("hard", optional_argument, number_of(Task::hard),
                       "  --hard[=SEED]    print an input at the judge's limits, made to find\n"
                       "                   slow programs\n"));
  }
  rows.push_back(row("help", no_argument, number_of(Task::help),
                     "  -h, --help       print this help and exit\n"));
  rows.push_back(row("version", no_argument, number_of(Task::version),
                     "  --version        print the version and exit\n"));
  return rows;
}

// What an option's value may be.
inline std::string values_of(const std::string& option) {
  if (option == "--color") return "auto, always or never";
  if (option == "--check") return "the file with the other program's output";
  return "a seed from 0 to 18446744073709551615";
}

inline void take_color(const std::string& when, CommandLine& line) {
  line.color = when;
  if (when == "auto" || when == "always" || when == "never") return;
  line.error = "--color takes " + values_of("--color") + ", not " + quoted(when);
}

// Decimal digits. Without a value each call takes a new seed.
inline void take_seed(const char* value, const std::string& option, CommandLine& line) {
  if (value == nullptr) {
    line.seed = new_seed();
    return;
  }
  const std::string digits = value;
  errno = 0;
  line.seed = std::strtoull(value, nullptr, 10);
  const bool is_number = digits.find_first_not_of("0123456789") == std::string::npos;
  if (digits.empty() || !is_number || errno == ERANGE) {
    line.error = option + " takes " + values_of(option) + ", not " + quoted(digits);
  }
}

// What to do can be said once; help and version win over the rest.
inline void take_task(Task task, const std::string& option, CommandLine& line) {
  if (line.task >= Task::help) return;
  if (task < Task::help && line.task != Task::answer && line.task != task) {
    line.error = option + " cannot be combined with the option before it";
  }
  line.task = task;
}

// What is wrong with the word at which getopt_long() stopped with '?' or ':'.
inline std::string error_at(int result, const std::string& word) {
  if (result == ':') return word + " takes " + values_of(word);
  if (optopt == 'h' || optopt >= first_task) return quoted(word) + ": this option takes no value";
  const std::string letter = {'-', static_cast<char>(optopt)};
  return "unknown option " + quoted(optopt == 0 ? word : letter);
}

inline void take_option(int result, const std::string& word, CommandLine& line) {
  if (result == '?' || result == ':') {
    line.error = error_at(result, word);
  } else if (result == color_option) {
    take_color(optarg, line);
  } else {
    const Task task = result == 'h' ? Task::help : static_cast<Task>(result - first_task);
    const std::string option = word.substr(0, word.find('='));
    if (task == Task::check) line.output = optarg;
    if (task == Task::random || task == Task::hard) take_seed(optarg, option, line);
    if (line.error.empty()) take_task(task, option, line);
  }
}

// The words that are no options.
inline void take_file(int count, char** words, CommandLine& line) {
  if (count > 0) line.file = words[0];
  if (line.task == Task::check && line.output == "-" && line.file == "-") {
    line.error = "--check=- reads the output from standard input: the input needs a FILE";
  } else if (count > 0 && (line.task == Task::random || line.task == Task::hard)) {
    line.error = "no file is read here: " + quoted(line.file) + " (a seed follows '=')";
  } else if (count > 1) {
    line.error = "more than one file: " + quoted(words[1]);
  }
}

}  // namespace detail

// Looks at all words, so that a wrong one is told wherever it stands. To be called once.
inline CommandLine parse_command_line(const Program& program, int argc, char** argv) {
  std::vector<option> options;
  for (const detail::OfferedOption& row : detail::options_of(program)) options.push_back(row.words);
  options.push_back({nullptr, 0, nullptr, 0});
  CommandLine line;
  opterr = 0;  // messages are ours
  while (line.error.empty()) {
    const int result = getopt_long(argc, argv, ":h", options.data(), nullptr);
    if (result == -1) break;
    detail::take_option(result, argv[optind - 1], line);
  }
  if (line.error.empty()) detail::take_file(argc - optind, argv + optind, line);
  return line;
}

inline std::string help_text(const Program& program) {
  std::string text = "Usage: " + program.name + " [OPTION] [FILE]\n" + program.summary +
                     "\n\nWith no FILE, or when FILE is -, read standard input.\n\n";
  for (const detail::OfferedOption& row : detail::options_of(program)) text += row.help;
  return text +
         "\nExit status: 0 for every answer; 1 for malformed input, an unreadable file or\n"
         "a failed write, or if the output that is checked is wrong; 2 for wrong usage.\n";
}

}  // namespace judge
