#pragma once
// Tokens that are words of a fixed length over a small alphabet.

#include <cstddef>
#include <string>

#include "judge/input.hpp"

namespace judge {

// The next token, which must be `count` letters of `alphabet`. Throws MalformedInput as soon as a
// letter is wrong; the message says that `what` was expected.
inline std::string read_letters(Input& input, const char* what, const std::string& alphabet,
                                std::size_t count) {
  std::string word;
  for (input.begin_token(); input.has_token_byte();) {
    word += input.take_byte();
    if (word.size() > count || alphabet.find(word.back()) == std::string::npos) input.fail(what);
  }
  if (word.size() != count) input.fail(what);
  return word;
}

}  // namespace judge
