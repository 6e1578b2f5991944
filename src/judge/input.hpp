#pragma once
// The input as tokens: whatever white space is between them, with the position of each kept for
// error messages.

#include <cstdint>
#include <string>

#include "judge/bytes.hpp"
#include "judge/errors.hpp"
#include "judge/output.hpp"
#include "judge/quoted.hpp"

namespace judge {

class Input {
 public:
  // The same as for Bytes: `answers` is flushed before each read.
  Input(int descriptor, Output& answers) : bytes_(descriptor, answers) {}

  // Skips white space; a case begins there.
  void begin_case() {
    skip_white_space();
    case_at_ = position();
  }

  // To be called between cases, begins one. True at the end of the input, or at Ctrl-Z, which ends
  // a text on some systems.
  bool at_end() {
    begin_case();
    return !bytes_.has(1) || *bytes_.begin() == '\x1a';
  }

  // The next token as a decimal number from `min` to `max`; leading zeros are allowed. Throws
  // MalformedInput, which says that `what` was expected, as soon as a byte is wrong.
  std::uint64_t number(const char* what, std::uint64_t min, std::uint64_t max) {
    begin_token();
    std::uint64_t value = 0;
    while (has_token_byte()) {
      const std::uint64_t digit = static_cast<std::uint64_t>(take_byte() - '0');
      if (digit > 9 || digit > max || value > (max - digit) / 10) fail(what, min, max);
      value = 10 * value + digit;
    }
    if (token_.empty() || value < min) fail(what, min, max);
    return value;
  }

  // The next token byte by byte, for readers of other sorts of tokens: has_token_byte() is true as
  // long as there is one more for take_byte().
  void begin_token() {
    skip_white_space();
    token_at_ = position();
    if (++tokens_ == 1) case_at_ = token_at_;
    token_.clear();
  }
  bool has_token_byte() { return bytes_.has(1) && !is_white_space(*bytes_.begin()); }
  char take_byte() {
    const char byte = *bytes_.begin();
    if (token_.size() <= quoted_bytes) token_ += byte;  // one more, so that quoted() adds "..."
    bytes_.take(1);
    return byte;
  }

  // Throws MalformedInput for the token read last.
  [[noreturn]] void fail(const std::string& wanted) const {
    throw MalformedInput{token_at_, "expected " + wanted + ", found " + found()};
  }

  // Where the token read last began, and where its case did. (Without begin_case() all is one case,
  // from the first token on.)
  Position token_position() const { return token_at_; }
  Position case_position() const { return case_at_; }

  // For a reader of many bytes at once, as in Bytes.
  const char* begin() const { return bytes_.begin(); }
  unsigned size() const { return bytes_.size(); }
  bool has(unsigned count) { return bytes_.has(count); }

  // Takes the first `count` bytes, in which `lines` lines end. If there are any, the line after the
  // last of them begins `line_start` bytes after begin().
  void take(unsigned count, unsigned lines, unsigned line_start) {
    if (lines != 0) line_start_ = bytes_.offset() + line_start;
    line_ += lines;
    bytes_.take(count);
  }

 private:
  static const unsigned quoted_bytes = 24;

  Position position() const { return {line_, bytes_.offset() - line_start_ + 1}; }
  void skip_white_space() {
    if (bytes_.offset() == 0) skip_byte_order_mark();
    while (bytes_.has(1) && is_white_space(*bytes_.begin())) take(1, *bytes_.begin() == '\n', 1);
  }

  // Reads on only as long as all of it may be there.
  void skip_byte_order_mark() {
    const char mark[] = "\xEF\xBB\xBF";
    for (unsigned i = 0; i < 3; ++i) {
      if (!bytes_.has(i + 1) || bytes_.begin()[i] != mark[i]) return;
    }
    bytes_.take(3);
  }

  // The token read last, with what has been read of it but not taken.
  std::string found() const {
    std::string token = token_;
    for (unsigned i = 0; i != bytes_.size() && !is_white_space(bytes_.begin()[i]); ++i) {
      if (token.size() <= quoted_bytes) token += bytes_.begin()[i];
    }
    if (token.empty()) return "the end of the input";
    // Bytes that are in no other text: those of its byte order mark, and the zero in each digit.
    const std::string utf_16("\xFE\xFF\0", 3);
    const bool has_hint = tokens_ == 1 && token.find_first_of(utf_16) != std::string::npos;
    return quoted(token, quoted_bytes) +
           (has_hint ? " (is this UTF-16? plain ASCII or UTF-8 is needed)" : "");
  }

  [[noreturn]] void fail(const char* what, std::uint64_t min, std::uint64_t max) const {
    if (max == 0) fail(what);  // then `what` names the number
    fail(std::string(what) + " (" + std::to_string(min) + " to " + std::to_string(max) + ")");
  }

  Bytes bytes_;
  std::uint64_t line_ = 1;
  std::uint64_t line_start_ = 0;  // offset of the present line's first byte
  std::uint64_t tokens_ = 0;
  Position case_at_ = {1, 1};
  Position token_at_ = {1, 1};
  std::string token_;  // the one read last: as much as has been taken and a message may quote
};

}  // namespace judge
