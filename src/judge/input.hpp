#pragma once
// The input as tokens: whatever white space is between them, with the position of each kept for
// error messages.

#include <cstddef>
#include <cstdint>
#include <string>

#include "judge/bytes.hpp"
#include "judge/characters.hpp"
#include "judge/errors.hpp"
#include "judge/output.hpp"
#include "judge/quoted.hpp"

namespace judge {

class Input {
 public:
  // The same as for Bytes.
  Input(int descriptor, Output& answers) : bytes_(descriptor, answers) {}

  // Between cases: skips white space. True if nothing else was left, or Ctrl-Z, which ends a text
  // on some systems.
  bool at_end() {
    skip_white_space();
    return !bytes_.has_byte() || *bytes_.begin() == '\x1a';
  }

  // The next token begins a case, as the first one of all does.
  void begin_case() { is_case_start_ = true; }

  // The next token as a decimal number from `min` to `max`; leading zeros are allowed. `what` says
  // what it stands for in the message of the MalformedInput that anything else throws, as soon as a
  // byte of it is wrong.
  std::uint64_t number(const char* what, std::uint64_t min, std::uint64_t max) {
    begin_token();
    std::uint64_t value = 0;
    bool is_empty = true;
    for (; has_token_byte(); is_empty = false) {
      const std::uint64_t digit = static_cast<std::uint64_t>(take_byte() - '0');
      if (digit > 9 || digit > max || value > (max - digit) / 10) fail(what, min, max);
      value = 10 * value + digit;
      if (value == 0) skip_all('0');
    }
    if (is_empty || value < min) fail(what, min, max);
    return value;
  }

  // The next token byte by byte, for readers of other sorts of tokens: true as long as there is one
  // more for take_byte().
  void begin_token() {
    skip_white_space();
    token_at_ = {line_, bytes_.offset_of(bytes_.begin()) - line_start_ + 1};
    if (is_case_start_) case_at_ = token_at_;
    is_case_start_ = false;
    ++tokens_;
    token_start_.clear();
    token_rest_ = bytes_.begin();
  }
  bool has_token_byte() {
    if (bytes_.begin() == bytes_.end()) {
      token_start_ = start_of_token();
      bytes_.has_byte();
      token_rest_ = bytes_.begin();
    }
    return bytes_.begin() != bytes_.end() && !is_white_space(*bytes_.begin());
  }
  char take_byte() {
    const char* const byte = bytes_.begin();
    bytes_.take(byte + 1);
    return *byte;
  }

  // Throws MalformedInput for the token read last.
  [[noreturn]] void fail(const std::string& wanted) const {
    throw MalformedInput{token_at_, "expected " + wanted + ", found " + found()};
  }

  // Where the token read last began, and where its case did.
  Position token_position() const { return token_at_; }
  Position case_position() const { return case_at_; }

  // For a reader of many bytes at once: those that were read and not taken yet.
  const char* begin() const { return bytes_.begin(); }
  const char* end() const { return bytes_.end(); }

  // Takes those before `upto`, in which so many lines end, the last one with the byte at
  // `line_end`.
  void take(const char* upto, std::uint64_t lines, const char* line_end) {
    if (lines != 0) line_start_ = bytes_.offset_of(line_end) + 1;
    line_ += lines;
    bytes_.take(upto);
  }

 private:
  static const std::size_t quoted_bytes = 24;

  void skip_white_space() {
    while (bytes_.has_byte() && is_white_space(*bytes_.begin())) {
      const char* const byte = bytes_.begin();
      take(byte + 1, *byte == '\n', byte);
      skip_all(' ');
    }
  }

  // Bytes that are alike, of which there may be very many, as far as they have been read.
  void skip_all(char alike) {
    const char* byte = bytes_.begin();
    while (byte != bytes_.end() && *byte == alike) ++byte;
    bytes_.take(byte);
  }

  // Of the token read last, as much as has been read and a message may quote.
  std::string start_of_token() const {
    std::string text = token_start_;
    for (const char* byte = token_rest_; byte != bytes_.end() && !is_white_space(*byte); ++byte) {
      if (text.size() > quoted_bytes) break;
      text += *byte;
    }
    return text;
  }

  std::string found() const {
    const std::string token = start_of_token();
    if (token.empty()) return "the end of the input";
    const char* const hint = " (is this UTF-16? plain ASCII or UTF-8 is needed)";
    return quoted(token, quoted_bytes) + (tokens_ == 1 && is_like_utf_16(token) ? hint : "");
  }

  [[noreturn]] void fail(const char* what, std::uint64_t min, std::uint64_t max) const {
    if (max == 0) fail(what);
    fail(std::string(what) + " (" + std::to_string(min) + " to " + std::to_string(max) + ")");
  }

  Bytes bytes_;
  std::uint64_t line_ = 1;
  std::uint64_t line_start_ = 0;  // offset of the present line's first byte
  std::uint64_t tokens_ = 0;
  bool is_case_start_ = true;
  Position case_at_ = {1, 1};
  Position token_at_ = {1, 1};
  std::string token_start_;           // of the token read last: what came in chunks before this one
  const char* token_rest_ = nullptr;  // and where the rest of it is
};

}  // namespace judge
