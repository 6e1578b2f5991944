#pragma once
// read(2) and write(2) that are called again after a signal, and wait where a descriptor does not
// block. Only that wait calls poll(2), since sandboxes may forbid it.

#include <cerrno>
#include <cstddef>
#include <string>

#include "judge/errors.hpp"

#include <unistd.h>
#if !defined(_WIN32)
#include <poll.h>
#endif

namespace judge {
namespace detail {

// After a failed call: true if errno says to make it again, after waiting for the descriptor if it
// would block.
inline bool wait_to_repeat(int descriptor, bool is_write) {
#if !defined(_WIN32)
  if (errno == EAGAIN) {
    pollfd waiting = {descriptor, static_cast<short>(is_write ? POLLOUT : POLLIN), 0};
    if (::poll(&waiting, 1, -1) >= 0) return true;
  }
#else
  (void)descriptor, (void)is_write;
#endif
  return errno == EINTR;
}

}  // namespace detail

// Sizes are `unsigned` as on Windows. Reads at least a byte, waiting if need be, and returns how
// many; 0 is the end. Throws ReadFailure.
inline unsigned read_some(int descriptor, char* to, unsigned room) {
  for (;;) {
    const long long count = ::read(descriptor, to, room);
    if (count >= 0) return static_cast<unsigned>(count);
    if (!detail::wait_to_repeat(descriptor, false)) throw ReadFailure{errno};
  }
}

// Writes text of less than 4 GiB. Throws WriteFailure.
inline void write_all(int descriptor, const std::string& text) {
  for (std::size_t at = 0; at != text.size();) {
    const unsigned left = static_cast<unsigned>(text.size() - at);
    const long long count = ::write(descriptor, &text[at], left);
    if (count >= 0) {
      at += static_cast<std::size_t>(count);
    } else if (!detail::wait_to_repeat(descriptor, true)) {
      throw WriteFailure{errno};
    }
  }
}

}  // namespace judge
