#pragma once
// A seed that no other call is likely to get.

#include <chrono>
#include <cstdint>
#include <random>

namespace judge {

// The library's random device alone will not do: with some compilers for Windows it gives the same
// numbers in each run. The time differs.
inline std::uint64_t new_seed() {
  std::random_device device;
  const std::uint64_t high = device();
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return (high << 32 | device()) ^ static_cast<std::uint64_t>(now.count());
}

}  // namespace judge
