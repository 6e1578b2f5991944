#pragma once
// Text of unknown origin made fit for a one-line message.

#include <cstddef>
#include <cstdio>
#include <string>

namespace judge {

// `text` in double quotes, at most `max_bytes` of it ("..." follows a cut). Every byte that is not
// printable ASCII is written as a backslash and three octal digits, as the shell's $'...' and C
// read them; quotes and backslashes get a backslash.
inline std::string quoted(const std::string& text, std::size_t max_bytes = std::string::npos) {
  std::string result = "\"";
  for (const char byte : text.substr(0, max_bytes)) {
    if (byte < ' ' || byte > '~') {
      char escape[5];
      std::snprintf(escape, sizeof escape, "\\%03o", static_cast<unsigned char>(byte));
      result += escape;
    } else {
      if (byte == '"' || byte == '\\') result += '\\';
      result += byte;
    }
  }
  return result + '"' + (text.size() > max_bytes ? "..." : "");
}

}  // namespace judge
