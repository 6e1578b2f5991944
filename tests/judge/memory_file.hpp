#pragma once
// A file in memory: input that a reader can be pointed at again and again.

#include <sys/mman.h>
#include <unistd.h>

#include <cstddef>
#include <stdexcept>
#include <string>

namespace judge_test {

class MemoryFile {
 public:
  MemoryFile() : descriptor_(memfd_create("test", 0)) { require(descriptor_ >= 0); }
  ~MemoryFile() { close(descriptor_); }

  MemoryFile(const MemoryFile&) = delete;
  MemoryFile& operator=(const MemoryFile&) = delete;

  // Holds these bytes from now on, to be read from the first one.
  void fill(const void* bytes, std::size_t size) {
    require(ftruncate(descriptor_, 0) == 0);
    require(pwrite(descriptor_, bytes, size, 0) == static_cast<ssize_t>(size));
    require(lseek(descriptor_, 0, SEEK_SET) == 0);
  }

  // All that was written to it.
  std::string text() const {
    std::string text(static_cast<std::size_t>(lseek(descriptor_, 0, SEEK_END)), '\0');
    require(pread(descriptor_, &text[0], text.size(), 0) == static_cast<ssize_t>(text.size()));
    return text;
  }

  int descriptor() const { return descriptor_; }

 private:
  static void require(bool works) {
    if (!works) throw std::runtime_error("a file in memory failed");
  }

  int descriptor_;
};

}  // namespace judge_test
