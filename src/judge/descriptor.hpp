#pragma once
// read(2) and write(2) as they are meant: interrupted by a signal, they are called again; where a
// descriptor does not block, they wait. (With poll(2), and only then: sandboxes forbid it.)

#include <algorithm>
#include <cerrno>
#include <cstddef>

#include "judge/errors.hpp"

#if defined(_WIN32)
#include <io.h>
#else
#include <poll.h>
#include <unistd.h>
#endif

namespace judge {
namespace detail {

// Whether a call that failed, as errno says, is to be made again. Waits for a descriptor that would
// block.
#if defined(_WIN32)
inline bool is_to_be_repeated(int /*descriptor*/, bool /*is_write*/) { return errno == EINTR; }
#else
inline bool is_to_be_repeated(int descriptor, bool is_write) {
  if (errno == EINTR) return true;
  if (errno != EAGAIN && errno != EWOULDBLOCK) return false;
  pollfd waiting = {descriptor, static_cast<short>(is_write ? POLLOUT : POLLIN), 0};
  return ::poll(&waiting, 1, -1) >= 0 || errno == EINTR;
}
#endif

}  // namespace detail

// Sizes are `unsigned` as on Windows. Reads at least a byte, waiting if need be, and returns how
// many; 0 is the end. Throws ReadFailure.
inline std::size_t read_some(int descriptor, char* to, unsigned room) {
  for (;;) {
    const long long count = ::read(descriptor, to, room);
    if (count >= 0) return static_cast<std::size_t>(count);
    if (!detail::is_to_be_repeated(descriptor, false)) throw ReadFailure{errno};
  }
}

// Throws WriteFailure.
inline void write_all(int descriptor, const char* from, std::size_t size) {
  while (size != 0) {
    const unsigned part = static_cast<unsigned>(std::min(size, std::size_t{1} << 20));
    const long long count = ::write(descriptor, from, part);
    if (count < 0 && !detail::is_to_be_repeated(descriptor, true)) throw WriteFailure{errno};
    const std::size_t written = count < 0 ? 0 : static_cast<std::size_t>(count);
    from += written;
    size -= written;
  }
}

}  // namespace judge
