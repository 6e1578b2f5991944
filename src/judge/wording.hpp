#pragma once
// Small things of English that the explanations share.

#include <cstdint>
#include <string>

namespace judge {

// "1 move", "2 moves".
inline std::string counted(std::uint64_t count, const std::string& noun) {
  return std::to_string(count) + ' ' + noun + (count == 1 ? "" : "s");
}

// `text` with spaces added on the right up to `width` bytes.
inline std::string padded(std::string text, std::size_t width) {
  if (text.size() < width) text.append(width - text.size(), ' ');
  return text;
}

}  // namespace judge
