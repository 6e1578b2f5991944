#pragma once
// Memory that input is read into, 64 KiB at a time. A program that needs the text again keeps the
// buffers instead of copying it, and they are used again for the next case.

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace judge {

// One buffer. There are blanks before it, so that a scan may look back from its first byte, and as much
// room behind it.
class Buffer {
 public:
  // Not zero-filled: that would touch memory which a small input never needs.
  Buffer() : memory_(new char[size + 2 * margin]) { std::fill_n(memory_.get(), +margin, ' '); }

  char* begin() const { return memory_.get() + margin; }
  char* end() const { return begin() + size; }

 private:
  static constexpr std::size_t size = 1 << 16;
  static constexpr std::size_t margin = 512;

  std::unique_ptr<char[]> memory_;
};

// Buffers in order.
class Buffers {
 public:
  // Forgets them, not the memory.
  void clear() { used_ = 0; }

  Buffer& add() {
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
