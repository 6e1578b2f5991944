#pragma once
// Standard input as tokens: whatever white space is between them, with the position of each kept for
// error messages. Reading goes through read(2) and one buffer, because stdio and iostreams may wait for
// a full buffer where a person or a harness has already written a whole case.

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <utility>

#include "judge/buffer.hpp"
#include "judge/characters.hpp"
#include "judge/errors.hpp"
#include "judge/output.hpp"
#include "judge/quoted.hpp"

namespace judge {

class Input {
 public:
  // Reads from an open file descriptor, which stays the caller's. `answers` is flushed before each
  // read, so no answer is held back while the program waits.
  Input(int descriptor, Output& answers)
      : descriptor_(descriptor), answers_(answers), next_(buffer_.begin()), end_(next_) {}

  Input(const Input&) = delete;
  Input& operator=(const Input&) = delete;

  // Skips white space. True if nothing else was left.
  bool at_end() {
    while (has_byte()) {
      if (!is_white_space(*next_)) return false;
      if (*next_ == '\n') start_line(next_ + 1);
      ++next_;
    }
    return true;
  }

  // The next token as a decimal number from `min` to `max`; leading zeros are allowed. `what` says what
  // it stands for in the message of the MalformedInput that anything else throws, as soon as a byte
  // of it is wrong.
  std::uint64_t number(const char* what, std::uint64_t min, std::uint64_t max) {
    begin_token();
    std::uint64_t value = 0;
    while (has_token_byte()) {
      if (!is_digit(*next_)) fail(number_wanted(what, min, max));
      const std::uint64_t digit = static_cast<std::uint64_t>(*next_ - '0');
      if (digit > max || value > (max - digit) / 10) fail(number_wanted(what, min, max));
      value = 10 * value + digit;
      take_token_byte();
    }
    if (token_.empty() || value < min) fail(number_wanted(what, min, max));
    return value;
  }

  // The next token, which must be `count` letters of `alphabet`. `what` describes that in the message of
  // the MalformedInput that anything else throws.
  std::string letters(const char* what, const std::string& alphabet, std::size_t count) {
    begin_token();
    std::string word;
    while (has_token_byte()) {
      if (word.size() == count || alphabet.find(*next_) == std::string::npos) fail(what);
      word += *next_;
      take_token_byte();
    }
    if (word.size() != count) fail(what);
    return word;
  }

  // Throws MalformedInput for the token read last.
  [[noreturn]] void fail(const std::string& wanted) {
    throw MalformedInput{token_at_, "expected " + wanted + ", found " + found()};
  }

  // Where the token read last began.
  Position token_position() const { return token_at_; }

  // For scanners that look at many bytes at once: the bytes that were read and not consumed yet.
  const char* begin() const { return next_; }
  const char* end() const { return end_; }

  // The position of begin(), or of the end of the input.
  Position position() const { return {line_, offset_of(next_) - line_start_ + 1}; }

  // What begin() and end() point into.
  const Buffer& buffer() const { return buffer_; }

  // From now on each full buffer is added to *kept. Of a number that its end cuts, the first part is also
  // before the start of the next one, but for leading zeros. Null: they are not kept any more.
  void keep(Buffers* kept) { kept_ = kept; }

  // Takes the bytes from begin() to `upto`.
  void consume(const char* upto) {
    while (const void* found = std::memchr(next_, '\n', static_cast<std::size_t>(upto - next_))) {
      next_ = static_cast<const char*>(found) + 1;
      start_line(next_);
    }
    next_ = upto;
  }

  // The same where no line ends, also back to bytes of the token that is being read.
  void move_to(const char* byte) { next_ = byte; }

  // Reads more once begin() == end(), waiting if need be. False at the end of the input, for good.
  bool refill() {
    answers_.flush();
    if (end_ == buffer_.end()) start_buffer();
    const bool is_start = offset_of(end_) == 0;
    if (!read_more()) return false;
    if (is_start) skip_byte_order_mark();
    return next_ != end_ || refill();
  }

 private:
  static const std::size_t quoted_bytes = 24;

  std::uint64_t offset_of(const char* byte) const {
    return buffer_offset_ + static_cast<std::uint64_t>(byte - buffer_.begin());
  }

  // What is read goes to the start of a buffer, and what is cut before it: the system copies to a cache
  // line's first byte up to a third faster.
  void start_buffer() {
    char cut[Buffer::cut_size];
    char* head = cut + sizeof cut;
    for (const char* byte = end_; head != cut && !is_white_space(*--byte);) *--head = *byte;
    std::fill(cut, head, ' ');
    buffer_offset_ = offset_of(end_);
    if (kept_ != nullptr) std::swap(kept_->add(), buffer_);
    std::copy(cut, cut + sizeof cut, buffer_.begin() - sizeof cut);
    next_ = end_ = buffer_.begin();
  }

  void start_line(const char* first) {
    ++line_;
    line_start_ = offset_of(first);
  }

  bool has_byte() { return next_ != end_ || refill(); }

  bool has_token_byte() { return has_byte() && !is_white_space(*next_); }

  void begin_token() {
    at_end();
    token_at_ = position();
    token_.clear();
  }

  // A message quotes the start of a token, so only that much of it is kept.
  void take_token_byte() {
    if (token_.size() <= quoted_bytes) token_ += *next_;
    ++next_;
  }

  std::string found() const {
    std::string text = token_;
    for (const char* byte = next_; byte != end_ && !is_white_space(*byte); ++byte) {
      if (text.size() > quoted_bytes) break;
      text += *byte;
    }
    if (text.empty()) return "the end of the input";
    return quoted(text, quoted_bytes);
  }

  static std::string number_wanted(const char* what, std::uint64_t min, std::uint64_t max) {
    if (max == 0) return what;
    return std::string(what) + " (" + std::to_string(min) + " to " + std::to_string(max) + ")";
  }

  bool read_more() {
    if (is_ended_) return false;
    char* const free = buffer_.begin() + (end_ - buffer_.begin());
    const std::size_t room = static_cast<std::size_t>(buffer_.end() - free);
    ssize_t count;
    do {
      count = ::read(descriptor_, free, room);
    } while (count < 0 && errno == EINTR);
    if (count < 0) throw ReadFailure{errno};
    is_ended_ = count == 0;
    end_ += count;
    return !is_ended_;
  }

  void skip_byte_order_mark() {
    static const char mark[] = {'\xEF', '\xBB', '\xBF'};
    const std::size_t size = sizeof mark;
    for (;;) {
      const std::size_t there = std::min(size, static_cast<std::size_t>(end_ - next_));
      if (!std::equal(next_, next_ + there, mark)) return;
      if (there == size) break;
      if (!read_more()) return;
    }
    next_ += size;
  }

  int descriptor_;
  Output& answers_;
  Buffer buffer_;
  Buffers* kept_ = nullptr;
  const char* next_;
  const char* end_;
  bool is_ended_ = false;
  std::uint64_t buffer_offset_ = 0;  // of the buffer's first byte in the input
  std::uint64_t line_ = 1;
  std::uint64_t line_start_ = 0;  // offset of the present line's first byte
  Position token_at_ = {1, 1};
  std::string token_;  // the first bytes of the token read last
};

}  // namespace judge
