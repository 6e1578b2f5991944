#pragma once
// Bits of machine words, counted and found.

#include <cstdint>

namespace judge {

// By arithmetic: unless newer machine instructions are allowed, __builtin_popcountll() looks up a
// table.
inline unsigned count_bits(std::uint64_t bits) {
  bits -= bits >> 1 & 0x5555555555555555;
  bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333);
  bits = (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0f;
  return static_cast<unsigned>(bits * 0x0101010101010101 >> 56);
}

// The position of the lowest or highest bit that is set; `bits` is not 0. (WITHOUT_SSE2: the tests
// try all portable code.)
#if defined(__GNUC__) && !defined(WITHOUT_SSE2)
inline unsigned lowest_bit(std::uint64_t bits) {
  return static_cast<unsigned>(__builtin_ctzll(bits));
}
inline unsigned highest_bit(std::uint64_t bits) {
  return 63 - static_cast<unsigned>(__builtin_clzll(bits));
}
#else
inline unsigned lowest_bit(std::uint64_t bits) { return count_bits(~bits & (bits - 1)); }
inline unsigned highest_bit(std::uint64_t bits) {
  unsigned bit = 0;
  while ((bits >>= 1) != 0) ++bit;
  return bit;
}
#endif

}  // namespace judge
