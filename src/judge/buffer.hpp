#pragma once
// Memory that input is read into, 64 KiB at a time. A program that needs the text again keeps the
// buffers instead of copying it, and they are used again for the next case.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <vector>

namespace judge {

// One buffer. There are blanks before it, so that a scan may look back from its first byte, and as much
// room behind it.
class Buffer {
 public:
  // Before the start there may be as much of a number that the end of the buffer before cuts: numbers
  // have at most 20 digits after their leading zeros.
  static constexpr std::size_t cut_size = 20;

  // Not zero-filled: that would touch memory which a small input never needs.
  Buffer() : memory_(new char[margin + size + margin]), begin_(memory_.get() + margin) {
    begin_ -= reinterpret_cast<std::uintptr_t>(begin_) % 64;
    std::fill(memory_.get(), begin_, ' ');
  }

  char* begin() const { return begin_; }
  char* end() const { return begin_ + size; }

 private:
  static constexpr std::size_t size = 1 << 16;
  static constexpr std::size_t margin = 1024;

  std::unique_ptr<char[]> memory_;
  char* begin_;
};

// Buffers in order.
class Buffers {
 public:
  // Forgets them, not the memory.
  void clear() { used_ = 0; }

  // Throws std::bad_alloc beyond 4 GiB: where the system promises more memory than it has, going on for
  // as long as it gives some would end in being killed.
  Buffer& add() {
    if (used_ == std::size_t{1} << 16) throw std::bad_alloc();
    if (used_ == buffers_.size()) buffers_.emplace_back();
    return buffers_[used_++];
  }

  std::size_t size() const { return used_; }
  const Buffer& operator[](std::size_t i) const { return buffers_[i]; }

 private:
  std::vector<Buffer> buffers_;
  std::size_t used_ = 0;
};

}  // namespace judge
