#pragma once
// Joins a file and all that it includes into one source file, as the preprocessor would: a header
// of ours ("folder/file.hpp", below one root folder) stands where it is first included. Comments
// go, because judges limit a file's size; only the one that the first file opens with stays.

#include <fstream>
#include <set>
#include <stdexcept>
#include <string>

namespace judge {
namespace detail {

inline bool starts_with(const std::string& text, const std::string& start) {
  return text.compare(0, start.size(), start) == 0;
}

// Two slashes in a literal would end it too. What is left does not compile, so nobody overlooks it.
inline std::string without_comment(const std::string& line) {
  const std::string code = line.substr(0, line.find("//"));
  return code.substr(0, code.find_last_not_of(' ') + 1);
}

}  // namespace detail

class Flattener {
 public:
  explicit Flattener(const std::string& root) : root_(root) {}

  // Appends a file to text(), unless it is there already. Throws std::runtime_error if it cannot be
  // read, for a header of ours inside #if (all others would miss it) and for a byte outside ASCII.
  void append(const std::string& file) {
    if (!included_.insert(file).second) return;
    std::ifstream stream(root_ + '/' + file);
    if (!stream) throw std::runtime_error(file + ": cannot be read");
    for (std::string line; std::getline(stream, line);) {
      if (line != "#pragma once") append_line(line);
    }
  }

  const std::string& text() const { return text_; }

 private:
  void append_line(const std::string& line) {
    is_opening_ = is_opening_ && detail::starts_with(line, "//");
    const std::string code = is_opening_ ? line : detail::without_comment(line);
    const bool is_comment = code.empty() && !line.empty();
    const bool is_second_gap = code.empty() && last_line_.empty();
    if (is_comment || is_second_gap) return;

    if (detail::starts_with(code, "#if")) ++open_conditions_;
    if (detail::starts_with(code, "#endif")) --open_conditions_;
    const std::string ours = "#include \"";
    if (detail::starts_with(code, ours)) {
      if (open_conditions_ != 0) throw std::runtime_error("inside #if: " + code);
      return append(code.substr(ours.size(), code.size() - ours.size() - 1));
    }
    const bool is_standard = detail::starts_with(code, "#include") && open_conditions_ == 0;
    if (is_standard && !included_.insert(code).second) return;

    for (const char byte : code) {
      if (byte < ' ' || byte > '~') throw std::runtime_error("outside ASCII: " + code);
    }
    text_ += code + '\n';
    last_line_ = code;
  }

  std::string root_;
  std::set<std::string> included_;  // names of files and whole lines for standard headers
  std::string text_;
  std::string last_line_;
  bool is_opening_ = true;
  int open_conditions_ = 0;
};

}  // namespace judge
