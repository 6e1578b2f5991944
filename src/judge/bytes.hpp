#pragma once
// The bytes of the input: of what kind they are, whatever the locale, and a chunk at a time. Not by
// stdio or iostreams: those may wait for a full buffer where a person or a harness has already
// written a whole case.

#include <algorithm>
#include <cstdint>

#include "judge/descriptor.hpp"
#include "judge/output.hpp"

namespace judge {

// The six bytes that the C locale calls white space.
inline bool is_white_space(char byte) { return byte == ' ' || (byte >= '\t' && byte <= '\r'); }

inline bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }

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

  // Whether there are `count` bytes, at most 64, at begin(). Reads, and waits, until that is known.
  bool has(unsigned count) {
    while (size() < count) {
      if (!read_more()) return false;
    }
    return true;
  }

  // How many bytes of the input come before begin().
  std::uint64_t offset() const { return chunk_offset_ + next_ - room_in_front; }

 private:
  // Reads a new chunk, with the bytes not taken yet in front. False at the end, for good.
  bool read_more() {
    answers_.flush();
    if (is_ended_) return false;
    chunk_offset_ += end_ - room_in_front;
    const unsigned left = size();
    std::copy(begin(), begin() + left, chunk_ + room_in_front - left);
    next_ = room_in_front - left;
    end_ = room_in_front + read_some(descriptor_, chunk_ + room_in_front, chunk_size);
    is_ended_ = end_ == room_in_front;
    return !is_ended_;
  }

  static const unsigned room_in_front = 64;
  static const unsigned chunk_size = 1 << 16;

  int descriptor_;
  Output& answers_;
  unsigned next_ = room_in_front;
  unsigned end_ = room_in_front;
  bool is_ended_ = false;
  std::uint64_t chunk_offset_ = 0;  // in the input, of the byte at chunk_[room_in_front]
  alignas(64) char chunk_[room_in_front + chunk_size];  // aligned, the system copies faster
};

}  // namespace judge
