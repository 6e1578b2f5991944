#pragma once
// Small pieces of text for messages and explanations.

#include <cstdint>
#include <string>

namespace judge {

// "1 move", "2 moves".
inline std::string counted(std::uint64_t count, const std::string& noun) {
  return std::to_string(count) + ' ' + noun + (count == 1 ? "" : "s");
}

// The same with the verb: "1 piece is", "2 pieces are".
inline std::string counted_are(std::uint64_t count, const std::string& noun) {
  return counted(count, noun) + (count == 1 ? " is" : " are");
}

inline std::string without_trailing_spaces(const std::string& text) {
  return text.substr(0, text.find_last_not_of(' ') + 1);
}

}  // namespace judge
