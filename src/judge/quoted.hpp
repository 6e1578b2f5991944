#pragma once
// Text of unknown origin made fit for a one-line message.

#include <cstddef>
#include <string>

namespace judge {

// `text` with every byte that is not printable ASCII, and quotes and backslashes, as \xNN.
inline std::string escaped(const std::string& text) {
  static const char digits[] = "0123456789abcdef";
  std::string result;
  for (const char byte : text) {
    if (byte >= ' ' && byte <= '~' && byte != '"' && byte != '\\') {
      result += byte;
    } else {
      const unsigned value = static_cast<unsigned char>(byte);
      result += "\\x";
      result += digits[value / 16];
      result += digits[value % 16];
    }
  }
  return result;
}

// The same in double quotes, at most `max_bytes` of it ("..." follows a cut).
inline std::string quoted(const std::string& text, std::size_t max_bytes) {
  return '"' + escaped(text.substr(0, max_bytes)) + '"' + (text.size() > max_bytes ? "..." : "");
}

}  // namespace judge
