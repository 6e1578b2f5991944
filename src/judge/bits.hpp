#pragma once
// Bits of machine words, counted and found.

#include <cstdint>

namespace judge {

// By arithmetic: where newer machine instructions must not be used, the compilers' own way is a
// table.
inline unsigned count_bits(std::uint64_t bits) {
  bits -= bits >> 1 & 0x5555555555555555;
  bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333);
  bits = (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0f;
  return static_cast<unsigned>(bits * 0x0101010101010101 >> 56);
}

// Positions of set bits, of which there must be one.
#if defined(__GNUC__) && !defined(WITHOUT_SSE2)  // without either, portable code is tested
inline unsigned lowest_bit(std::uint64_t bits) {
  return static_cast<unsigned>(__builtin_ctzll(bits));
}
inline unsigned highest_bit(std::uint64_t bits) {
  return 63 - static_cast<unsigned>(__builtin_clzll(bits));
}
#else
inline unsigned lowest_bit(std::uint64_t bits) {
  unsigned bit = 0;
  while ((bits >> bit & 1) == 0) ++bit;
  return bit;
}
inline unsigned highest_bit(std::uint64_t bits) {
  unsigned bit = 63;
  while ((bits >> bit & 1) == 0) --bit;
  return bit;
}
#endif

}  // namespace judge
