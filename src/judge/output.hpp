#pragma once
// Standard output as a judge wants it: nothing but answers, gathered in a buffer and written by
// flush(), which notices a full disk. Input flushes it before any read that may have to wait.

#include <cstddef>
#include <string>

#include "judge/descriptor.hpp"

namespace judge {

class Output {
 public:
  // Writes to an open file descriptor, which stays the caller's.
  explicit Output(int descriptor) : descriptor_(descriptor) {}

  // Appends text as it is. Throws WriteFailure when the buffer is full and cannot be written.
  void write(const std::string& text) {
    buffer_ += text;
    if (buffer_.size() >= flush_size) flush();
  }

  void line(const std::string& text) { write(text + '\n'); }

  // Gives the system all that is in the buffer. Throws WriteFailure if that fails; the rest is
  // dropped, so that the failure is reported once.
  void flush() {
    std::string text;
    text.swap(buffer_);
    write_all(descriptor_, text);
  }

 private:
  static const std::size_t flush_size = 1 << 16;

  int descriptor_;
  std::string buffer_;
};

}  // namespace judge
