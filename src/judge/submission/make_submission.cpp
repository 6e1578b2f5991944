// Writes the file that is handed in to a judge: make_submission VERSION ROOT PROGRAM OUTPUT joins
// ROOT/PROGRAM/answer.hpp and all it includes as the preprocessor would, adds a main() and writes
// OUTPUT. The build runs it for each program. The command line (options, files, explanations) is
// left out: a judge never uses it. Comments go, since judges limit a file's size; only the one that
// answer.hpp opens with stays.

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <set>
#include <string>

namespace {

// The strictest of the judges in question takes 40,000 characters (UVa): that leaves room to grow.
const std::size_t max_bytes = 30000;

[[noreturn]] void fail(const std::string& message) {
  std::fprintf(stderr, "make_submission: %s\n", message.c_str());
  std::exit(1);
}

bool starts_with(const std::string& text, const std::string& start) {
  return text.compare(0, start.size(), start) == 0;
}

// This cuts literals with two slashes as well. The result would not compile, so it is noticed.
std::string without_comment(const std::string& line) {
  const std::string code = line.substr(0, line.find("//"));
  return code.substr(0, code.find_last_not_of(' ') + 1);
}

class Submission {
 public:
  explicit Submission(const std::string& root) : root_(root) {}

  // Appends a file below the root, unless it is there already.
  void append(const std::string& file) {
    if (!included_.insert(file).second) return;
    std::ifstream stream(root_ + '/' + file);
    if (!stream) fail(file + ": cannot be read");
    for (std::string line; std::getline(stream, line);) {
      if (line != "#pragma once") append_line(line);
    }
  }

  const std::string& text() const { return text_; }

 private:
  void append_line(const std::string& line) {
    is_opening_ = is_opening_ && starts_with(line, "//");
    const std::string code = is_opening_ ? line : without_comment(line);
    const bool is_comment = code.empty() && !line.empty();
    const bool is_second_blank = code.empty() && last_line_.empty();
    if (is_comment || is_second_blank) return;

    if (starts_with(code, "#if")) ++open_conditions_;
    if (starts_with(code, "#endif")) --open_conditions_;
    const std::string ours = "#include \"";
    if (starts_with(code, ours)) {
      // Were that condition false, a later include of the same file would be left out too.
      if (open_conditions_ != 0) fail("inside #if: " + code);
      return append(code.substr(ours.size(), code.size() - ours.size() - 1));
    }
    const bool is_standard = starts_with(code, "#include <") && open_conditions_ == 0;
    if (is_standard && !included_.insert(code).second) return;

    for (const char byte : code) {
      if (byte < ' ' || byte > '~') fail("not plain ASCII: " + code);
    }
    text_ += code + '\n';
    last_line_ = code;
  }

  std::string root_;
  std::set<std::string> included_;  // files below the root, and whole lines for standard headers
  std::string text_;
  std::string last_line_;
  bool is_opening_ = true;   // still in the comment that stays
  int open_conditions_ = 0;  // #if without #endif so far
};

void make_submission(const std::string& version, const std::string& root,
                     const std::string& program, const std::string& output) {
  Submission submission(root);
  submission.append(program + "/answer.hpp");
  submission.append("judge/run.hpp");
  const std::string heading = "// From judge_solvers " + version + ": src/" + program +
                              "/answer.hpp and all that it includes, without\n"
                              "// comments, by `cmake --build build --target submissions`.\n";
  const std::string main =
      "\nint main() { return judge::run(\"" + program + "\", " + program + "::answer); }\n";
  const std::string text = heading + submission.text() + main;
  const std::string size =
      std::to_string(text.size()) + " of " + std::to_string(max_bytes) + " bytes";
  if (text.size() > max_bytes) fail(output + ": " + size);
  std::ofstream stream(output, std::ios::binary);
  stream << text << std::flush;
  if (!stream) fail(output + ": cannot be written");
  std::printf("%s: %s\n", output.c_str(), size.c_str());
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 5) fail("expected VERSION ROOT PROGRAM OUTPUT");
  make_submission(argv[1], argv[2], argv[3], argv[4]);
  return 0;
}
