#pragma once
// Colours for what --explain draws, or none: then the text comes out as it is.

#include <string>

namespace judge {

class Paint {
 public:
  explicit Paint(bool has_colour) : has_colour_(has_colour) {}

  std::string heading(const std::string& text) const { return painted("1", text); }     // bold
  std::string highlight(const std::string& text) const { return painted("32", text); }  // green
  std::string removed(const std::string& text) const { return painted("31", text); }    // red

 private:
  std::string painted(const char* code, const std::string& text) const {
    return has_colour_ ? "\x1b[" + std::string(code) + "m" + text + "\x1b[0m" : text;
  }

  bool has_colour_;
};

}  // namespace judge
