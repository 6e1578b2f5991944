#pragma once
// A file's name as messages show it: as it is, also in Chinese, unless it would break a message of
// one line or confuse a terminal.

#include <cstddef>
#include <cstdint>
#include <string>

#include "judge/quoted.hpp"

namespace judge {
namespace detail {

// Takes one UTF-8 character off the text from `at` on. Returns its number, or 0 if there is none.
inline std::uint32_t next_character(const std::string& text, std::size_t& at) {
  const auto byte = [&text](std::size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
  };
  const std::uint32_t first = byte(at++);
  if (first < 0x80) return first;
  const std::size_t more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : first >= 0xc2 ? 1 : 0;
  if (more == 0 || first > 0xf4) return 0;
  std::uint32_t character = first & (0x3fU >> more);
  for (std::size_t i = 0; i < more; ++i) {
    const std::uint32_t next = byte(at++);
    if ((next & 0xc0) != 0x80) return 0;
    character = character << 6 | (next & 0x3f);
  }
  return character;
}

// False for controls, and for what separates lines or turns the direction of writing.
inline bool is_shown(std::uint32_t character) {
  const auto is_between = [character](std::uint32_t first, std::uint32_t last) {
    return first <= character && character <= last;
  };
  return !is_between(0, 0x1f) && !is_between(0x7f, 0x9f) && !is_between(0x2028, 0x202e) &&
         !is_between(0x2066, 0x2069);
}

}  // namespace detail

inline std::string shown_file_name(const std::string& name) {
  for (std::size_t at = 0; at < name.size();) {
    if (!detail::is_shown(detail::next_character(name, at))) return quoted(name);
  }
  return name.empty() ? quoted(name) : name;
}

}  // namespace judge
