#pragma once
// Bits of machine words, counted and found by arithmetic alone. (The compilers' builtins differ,
// and where newer machine instructions must not be used, they count with a table.)

#include <cstdint>

namespace judge {

inline unsigned count_bits(std::uint64_t bits) {
  bits -= bits >> 1 & 0x5555555555555555;
  bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333);
  bits = (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0f;
  return static_cast<unsigned>(bits * 0x0101010101010101 >> 56);
}

// Positions of set bits, of which there must be one.
inline unsigned lowest_bit(std::uint64_t bits) { return count_bits((bits & (0 - bits)) - 1); }
inline unsigned highest_bit(std::uint64_t bits) {
  for (unsigned step = 1; step < 64; step *= 2) bits |= bits >> step;
  return count_bits(bits) - 1;
}

// Up to 63.
inline std::uint64_t low_bits(std::uint64_t count) { return (std::uint64_t{1} << count) - 1; }

}  // namespace judge
