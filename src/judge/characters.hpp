#pragma once
// The kinds of bytes in a judge's input, whatever the locale is.

namespace judge {

// The six bytes that the C locale calls white space.
inline bool is_white_space(char byte) { return byte == ' ' || (byte >= '\t' && byte <= '\r'); }

inline bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }

}  // namespace judge
