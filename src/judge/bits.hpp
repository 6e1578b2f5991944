#pragma once
// What the compiler knows about machine words and the standard library of C++11 does not: counting
// bits, and the 16-byte registers of SSE2. This is the one place that asks which compiler and which
// machine it is; everything has a portable form.

#include <cstdint>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace judge {

// Position of the lowest set bit. `bits` must not be 0.
inline unsigned lowest_bit(std::uint64_t bits) {
#if defined(__GNUC__)
  return static_cast<unsigned>(__builtin_ctzll(bits));
#else
  unsigned position = 0;
  for (; (bits & 1) == 0; bits >>= 1) ++position;
  return position;
#endif
}

// Position of the highest set bit. `bits` must not be 0.
inline unsigned highest_bit(std::uint64_t bits) {
#if defined(__GNUC__)
  return 63 - static_cast<unsigned>(__builtin_clzll(bits));
#else
  unsigned position = 0;
  while ((bits >>= 1) != 0) ++position;
  return position;
#endif
}

// The number of set bits, without the builtin: where the machine's own instruction is not allowed for,
// that is a call and a table.
inline unsigned count_bits(std::uint64_t bits) {
  bits -= (bits >> 1) & 0x5555555555555555;
  bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333);
  bits = (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0f;
  return static_cast<unsigned>((bits * 0x0101010101010101) >> 56);
}

// The lowest `count` bits, at most 63.
inline std::uint64_t low_bits(unsigned count) { return (std::uint64_t{1} << count) - 1; }

// The bits at even positions, close together.
inline std::uint64_t even_bits(std::uint64_t bits) {
  bits &= 0x5555555555555555;
  bits = (bits | bits >> 1) & 0x3333333333333333;
  bits = (bits | bits >> 2) & 0x0f0f0f0f0f0f0f0f;
  bits = (bits | bits >> 4) & 0x00ff00ff00ff00ff;
  bits = (bits | bits >> 8) & 0x0000ffff0000ffff;
  return (bits | bits >> 16) & 0x00000000ffffffff;
}

}  // namespace judge
