#pragma once
// The bytes of the input, a chunk at a time. Not by stdio or iostreams: those may wait for a full
// buffer where a person or a harness has already written a whole case.

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "judge/descriptor.hpp"
#include "judge/output.hpp"

namespace judge {

class Bytes {
 public:
  // Reads from an open file descriptor, which stays the caller's. `answers` is flushed before each
  // read, so no answer is held back while the program waits.
  Bytes(int descriptor, Output& answers)
      : descriptor_(descriptor), answers_(answers), next_(chunk_), end_(chunk_) {}

  Bytes(const Bytes&) = delete;
  Bytes& operator=(const Bytes&) = delete;

  // The bytes that were read and not taken yet.
  const char* begin() const { return next_; }
  const char* end() const { return end_; }

  // Takes those before `upto`.
  void take(const char* upto) { next_ = upto; }

  // Whether there is a byte at begin(). Reads, and waits if need be, where all were taken.
  bool has_byte() { return next_ != end_ || refill(); }

  // How many bytes of the input come before one of these.
  std::uint64_t offset_of(const char* byte) const {
    return chunk_offset_ + static_cast<std::uint64_t>(byte - chunk_);
  }

 private:
  bool refill() {
    chunk_offset_ = offset_of(end_);
    next_ = end_ = chunk_;
    if (chunk_offset_ == 0) skip_byte_order_mark();
    return next_ != end_ || read_more();
  }

  void skip_byte_order_mark() {
    static const char mark[] = {'\xEF', '\xBB', '\xBF'};
    const auto is_part = [&] { return std::equal(chunk_, chunk_ + (end_ - chunk_), mark); };
    while (end_ - chunk_ < 3 && is_part() && read_more()) continue;
    if (end_ - chunk_ >= 3 && std::equal(mark, mark + 3, chunk_)) next_ += 3;
  }

  // Adds to the chunk. False at the end of the input, for good.
  bool read_more() {
    answers_.flush();
    if (is_ended_) return false;
    char* const to = chunk_ + (end_ - chunk_);
    const std::size_t count =
        read_some(descriptor_, to, static_cast<unsigned>(chunk_ + sizeof chunk_ - to));
    end_ += count;
    is_ended_ = count == 0;
    return !is_ended_;
  }

  int descriptor_;
  Output& answers_;
  const char* next_;
  const char* end_;
  bool is_ended_ = false;
  std::uint64_t chunk_offset_ = 0;
  alignas(64) char chunk_[1 << 16];  // to the start of a cache line, the system copies faster
};

}  // namespace judge
