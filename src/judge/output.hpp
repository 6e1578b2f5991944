#pragma once
// Standard output as a judge wants it: nothing but answers, gathered in a buffer and written by
// flush(), which notices a full disk. Input flushes it before any read that may have to wait.

#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <string>

#include "judge/errors.hpp"

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

  // Hands all that was written to the system. Throws WriteFailure if that fails; what could not be
  // written is dropped, so that the failure is reported once.
  void flush() {
    std::size_t done = 0;
    while (done < buffer_.size()) {
      const ssize_t count = ::write(descriptor_, buffer_.data() + done, buffer_.size() - done);
      if (count < 0 && errno == EINTR) continue;
      if (count < 0) {
        const WriteFailure failure = {errno};
        buffer_.clear();
        throw failure;
      }
      done += static_cast<std::size_t>(count);
    }
    buffer_.clear();
  }

 private:
  static const std::size_t flush_size = 1 << 16;

  int descriptor_;
  std::string buffer_;
};

}  // namespace judge
