#pragma once
// Colours for what the programs draw, or none: then the text comes out as it is.

#include <cstddef>
#include <string>

namespace judge {

class Paint {
 public:
  explicit Paint(bool has_colour) : has_colour_(has_colour) {}

  std::string heading(const std::string& text) const { return painted("1", text); }     // bold
  std::string highlight(const std::string& text) const { return painted("32", text); }  // green

  // The background tells numbers apart: twelve different ones, then the same again. The text's
  // colour is set too, so that it can be read on dark terminals and on light ones.
  std::string block(unsigned number, const std::string& text) const {
    static const char* const codes[] = {"30;43", "97;44", "97;41",  "30;42",  "97;45",  "30;46",
                                        "30;47", "97;40", "30;103", "30;102", "30;106", "30;105"};
    return painted(codes[(number - 1) % (sizeof codes / sizeof *codes)], text);
  }

 private:
  std::string painted(const char* code, const std::string& text) const {
    return has_colour_ ? "\x1b[" + std::string(code) + "m" + text + "\x1b[0m" : text;
  }

  bool has_colour_;
};

}  // namespace judge
