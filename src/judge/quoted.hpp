#pragma once
// Text of unknown origin made fit for a one-line message.

#include <cstddef>
#include <string>

namespace judge {

// `text` in double quotes, at most `max_bytes` of it ("..." follows a cut), with every byte that is not
// printable ASCII, and the quote and backslash themselves, as \xNN.
inline std::string quoted(const std::string& text, std::size_t max_bytes) {
  static const char digits[] = "0123456789abcdef";
  std::string result = "\"";
  for (const char byte : text.substr(0, max_bytes)) {
    if (byte >= ' ' && byte <= '~' && byte != '"' && byte != '\\') {
      result += byte;
    } else {
      const unsigned value = static_cast<unsigned char>(byte);
      result += "\\x";
      result += digits[value / 16];
      result += digits[value % 16];
    }
  }
  result += '"';
  if (text.size() > max_bytes) result += "...";
  return result;
}

}  // namespace judge
