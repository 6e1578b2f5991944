#pragma once
// Joins headers of ours and all that they include into the one source file that judges take. It
// understands only as much of the preprocessor as the sources here use, and refuses the rest rather
// than guess.
//
// Headers of ours ("folder/file.hpp", looked up from one root folder) are expanded once each, in
// the order in which they are first needed. Standard headers (<...>) are gathered at the top; those
// inside #if stay where they are, because their condition decides whether they exist. Comments and
// runs of blank lines go: judges limit a file's size, and the sources are where people read.

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

namespace judge {

// Why the sources cannot be joined; what() is "FILE:LINE: reason".
struct FlattenError : std::runtime_error {
  explicit FlattenError(const std::string& reason) : std::runtime_error(reason) {}
};

namespace detail {

inline bool starts_with(const std::string& text, const std::string& start) {
  return text.compare(0, start.size(), start) == 0;
}

inline std::string without_trailing_blanks(const std::string& line) {
  return line.substr(0, line.find_last_not_of(" \t") + 1);
}

inline std::string trimmed(const std::string& line) {
  const std::string text = without_trailing_blanks(line);
  return text.substr(std::min(text.find_first_not_of(" \t"), text.size()));
}

// "include" and "<vector>" of `#include <vector>`; both empty where the line is no directive.
struct Directive {
  explicit Directive(const std::string& line) {
    const std::string text = trimmed(line);
    if (!starts_with(text, "#")) return;
    const std::string rest = trimmed(text.substr(1));
    const std::size_t end = rest.find_first_of(" \t<\"");
    name = rest.substr(0, end);
    if (end != std::string::npos) argument = trimmed(rest.substr(end));
  }

  std::string name;
  std::string argument;
};

inline bool opens_condition(const Directive& directive) {
  return directive.name == "if" || directive.name == "ifdef" || directive.name == "ifndef";
}

inline std::vector<std::string> read_lines(const std::string& path) {
  std::ifstream file(path.c_str());
  if (!file) throw FlattenError(path + ":1: cannot be read");
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

// The line without its comment, if it has one.
inline std::string without_comment(const std::string& line) {
  char quote = 0;  // that of the literal we are in
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    if (quote != 0 && line[i] == '\\') {
      ++i;
    } else if (quote != 0) {
      if (line[i] == quote) quote = 0;
    } else if (line[i] == '"' || line[i] == '\'') {
      quote = line[i];
    } else if (line[i] == '/' && line[i + 1] == '/') {
      return without_trailing_blanks(line.substr(0, i));
    }
  }
  return line;
}

// One file on its way into the result.
struct OpenFile {
  std::string opening;  // the comment that it begins with
  std::string text;     // its code, which follows that of all headers that it includes
  std::size_t condition_depth = 0;
  bool is_opening = true;
  bool has_code = false;
  bool has_gap = false;  // a blank line is due before the next one
};

class Flattener {
 public:
  explicit Flattener(const std::string& root) : root_(root) {}

  // Appends the file to text(), behind all it includes. Not again if that was done before.
  void expand(const std::string& name) {
    if (std::find(path_.begin(), path_.end(), name) != path_.end())
      throw FlattenError(circle(name));
    if (!expanded_.insert(name).second) return;
    path_.push_back(name);
    OpenFile file;
    const std::vector<std::string> lines = read_lines(root_ + "/" + name);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      take_line(file, lines[i], name + ":" + std::to_string(i + 1) + ": ");
    }
    if (file.condition_depth != 0) throw FlattenError(name + ": a condition has no #endif");
    if (!text_.empty() && !file.text.empty()) text_ += '\n';
    text_ += file.text;
    opening_ = file.opening;
    path_.pop_back();
  }

  const std::set<std::string>& standard_headers() const { return standard_headers_; }
  const std::string& text() const { return text_; }
  // The opening comment of the file that was expanded last.
  const std::string& opening() const { return opening_; }

 private:
  void take_line(OpenFile& file, const std::string& line, const std::string& place) {
    check_is_ascii(line, place);
    const std::string code = without_comment(line);
    const bool is_comment = trimmed(code).empty() && !trimmed(line).empty();
    const Directive directive(code);
    if (directive.name == "pragma" && directive.argument == "once") return;
    file.is_opening = file.is_opening && is_comment;
    if (file.is_opening) file.opening += line + '\n';
    if (is_comment) return;
    if (opens_condition(directive)) ++file.condition_depth;
    if (directive.name == "endif" && file.condition_depth-- == 0) {
      throw FlattenError(place + "#endif without #if");
    }
    if (directive.name == "include") return take_include(file, code, directive.argument, place);
    file.has_code = file.has_code || !trimmed(code).empty();
    append(file, code);
  }

  static void check_is_ascii(const std::string& line, const std::string& place) {
    for (const char byte : line) {
      if (byte != '\t' && (byte < ' ' || byte > '~'))
        throw FlattenError(place + "a byte outside plain ASCII");
    }
  }

  void take_include(OpenFile& file, const std::string& line, const std::string& name,
                    const std::string& place) {
    const bool is_ours = name.size() > 2 && name.front() == '"' && name.back() == '"';
    const bool is_standard = name.size() > 2 && name.front() == '<' && name.back() == '>';
    if (!is_ours && !is_standard)
      throw FlattenError(place + "cannot tell what is included: " + name);
    if (is_standard && file.condition_depth > 0) return append(file, line);
    if (is_standard) {
      standard_headers_.insert(name);
      return;
    }
    if (file.condition_depth > 0)
      throw FlattenError(place + "a conditional include of ours: " + name);
    if (file.has_code) throw FlattenError(place + "code stands before an include of ours: " + name);
    const std::string included = name.substr(1, name.size() - 2);
    if (!std::ifstream((root_ + "/" + included).c_str()))
      throw FlattenError(place + "there is no " + name);
    expand(included);
  }

  std::string circle(const std::string& name) const {
    std::string message = path_.back() + ": includes in a circle: ";
    for (const std::string& open : path_) message += open + " -> ";
    return message + name;
  }

  // A blank line is kept only between two lines that are not.
  static void append(OpenFile& file, const std::string& line) {
    if (trimmed(line).empty()) {
      file.has_gap = !file.text.empty();
    } else {
      file.text += (file.has_gap ? "\n" : "") + line + '\n';
      file.has_gap = false;
    }
  }

  std::string root_;
  std::vector<std::string> path_;  // the files being expanded, outermost first
  std::set<std::string> expanded_;
  std::set<std::string> standard_headers_;
  std::string text_;
  std::string opening_;
};

}  // namespace detail

// The text of `files` (paths below the folder `root`) with all they include: first the comment that
// the first file opens with and `heading`, then the standard headers in alphabetical order, then
// the code. The same sources give the same bytes. Throws FlattenError for a file that is missing, a
// circle of includes, a header of ours under a condition or after code, a byte outside ASCII, and a
// condition without end.
inline std::string flatten(const std::string& root, const std::vector<std::string>& files,
                           const std::string& heading) {
  detail::Flattener flattener(root);
  std::string opening;
  for (const std::string& file : files) {
    flattener.expand(file);
    if (&file == &files.front()) opening = flattener.opening();
  }
  std::string headers;
  for (const std::string& header : flattener.standard_headers())
    headers += "#include " + header + '\n';
  return opening + heading + '\n' + headers + '\n' + flattener.text();
}

}  // namespace judge
