#pragma once
// The bytes of the input, a chunk at a time. Not by stdio or iostreams: those may wait for a full
// buffer where a person or a harness has already written a whole case.

#include <algorithm>
#include <cstdint>
#include <string>

#include "judge/descriptor.hpp"
#include "judge/output.hpp"

namespace judge {

class Bytes {
 public:
  // Reads from an open file descriptor, which stays the caller's. `answers` is flushed before each
  // read, so no answer is held back while the program waits.
  Bytes(int descriptor, Output& answers) : descriptor_(descriptor), answers_(answers) {}

  // The bytes that were read and not taken yet.
  const char* begin() const { return chunk_ + next_; }
  unsigned size() const { return end_ - next_; }

  // Takes the first of those.
  void take(unsigned count) { next_ += count; }

  // Whether there is a byte at begin(). Reads, and waits if need be, where all were taken.
  bool has_byte() { return next_ != end_ || refill(); }

  // How many bytes of the input come before begin().
  std::uint64_t offset() const { return chunk_offset_ + next_; }

 private:
  bool refill() {
    chunk_offset_ += end_;
    next_ = end_ = 0;
    if (chunk_offset_ != 0) return read_more();
    // As long as there is nothing but a byte order mark, or its beginning, more is needed.
    const std::string mark = "\xEF\xBB\xBF";
    const auto has_mark = [&] { return mark.compare(0, end_, chunk_, std::min(end_, 3U)) == 0; };
    while (end_ <= 3 && has_mark() && read_more()) continue;
    if (end_ >= 3 && has_mark()) next_ = 3;
    return next_ != end_;
  }

  // Adds to the chunk. False at the end of the input, for good.
  bool read_more() {
    answers_.flush();
    if (is_ended_) return false;
    const unsigned count = read_some(descriptor_, chunk_ + end_, chunk_size - end_);
    end_ += count;
    is_ended_ = count == 0;
    return !is_ended_;
  }

  static const unsigned chunk_size = 1 << 16;

  int descriptor_;
  Output& answers_;
  unsigned next_ = 0;
  unsigned end_ = 0;
  bool is_ended_ = false;
  std::uint64_t chunk_offset_ = 0;
  alignas(64) char chunk_[chunk_size];  // to the start of a cache line, the system copies faster
};

}  // namespace judge
