#pragma once
// A file's name as messages show it: as it is, also in Chinese, unless it would break a message of
// one line or confuse a terminal.

#include <cstddef>
#include <cstring>
#include <string>

#include "judge/quoted.hpp"

namespace judge {
namespace detail {

// Whether the bytes are one character in UTF-8, and neither a control nor one that separates lines
// or turns the direction of writing. (UTF-8 sorts as the numbers of the characters do.)
inline bool is_shown(const std::string& character) {
  static const char* const shown[][2] = {
      {" ", "~"},
      {"\xC2\xA0", "\xD8\x9B"},                  // U+00A0 to U+061B
      {"\xD8\x9D", "\xDF\xBF"},                  // U+061D to U+07FF
      {"\xE0\xA0\x80", "\xE2\x80\x8D"},          // U+0800 to U+200D
      {"\xE2\x80\x90", "\xE2\x80\xA7"},          // U+2010 to U+2027
      {"\xE2\x80\xAF", "\xE2\x81\xA5"},          // U+202F to U+2065
      {"\xE2\x81\xAA", "\xED\x9F\xBF"},          // U+206A to U+D7FF
      {"\xEE\x80\x80", "\xEF\xBF\xBF"},          // U+E000 to U+FFFF
      {"\xF0\x90\x80\x80", "\xF4\x8F\xBF\xBF"},  // U+10000 to U+10FFFF
  };
  for (const auto& range : shown) {
    const bool is_between = range[0] <= character && character <= range[1];
    if (is_between && character.size() == std::strlen(range[0])) return true;
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
