#pragma once
// A file's name as messages show it: as it is, also in Chinese, unless it would break a message of
// one line or confuse a terminal.

#include <cstddef>
#include <string>

#include "judge/quoted.hpp"

namespace judge {
namespace detail {

struct Characters {
  std::string first;
  std::string last;
};

// Whether the bytes are one character in UTF-8, and neither a control nor one that separates lines
// or turns the direction of writing. (UTF-8 sorts as the numbers of the characters do.)
inline bool is_shown(const std::string& character) {
  static const Characters shown[] = {
      {" ", "~"},
      {"\xC2\xA0", "\xDF\xBF"},                  // U+00A0 to U+07FF
      {"\xE0\xA0\x80", "\xE2\x80\xA7"},          // U+0800 to U+2027
      {"\xE2\x80\xAF", "\xE2\x81\xA5"},          // U+202F to U+2065
      {"\xE2\x81\xAA", "\xEF\xBF\xBF"},          // U+206A to U+FFFF
      {"\xF0\x90\x80\x80", "\xF4\x8F\xBF\xBF"},  // U+10000 to U+10FFFF
  };
  for (const Characters& each : shown) {
    const bool is_between = each.first <= character && character <= each.last;
    if (is_between && character.size() == each.first.size()) return true;
  }
  return false;
}

}  // namespace detail

inline std::string shown_file_name(const std::string& name) {
  for (std::size_t end = 0; end != name.size();) {
    const std::size_t start = end++;
    while (end != name.size() && (name[end] & 0xC0) == 0x80) ++end;  // to the next character
    if (!detail::is_shown(name.substr(start, end - start))) return quoted(name);
  }
  return name.empty() ? quoted(name) : name;
}

}  // namespace judge
