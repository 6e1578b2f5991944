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
#if defined(__GNUC__)
inline unsigned lowest_bit(std::uint64_t bits) {
  return static_cast<unsigned>(__builtin_ctzll(bits));
}
inline unsigned highest_bit(std::uint64_t bits) {
  return 63 - static_cast<unsigned>(__builtin_clzll(bits));
}
#else
inline unsigned lowest_bit(std::uint64_t bits) { return count_bits((bits & (0 - bits)) - 1); }
inline unsigned highest_bit(std::uint64_t bits) {
  for (unsigned step = 1; step < 64; step *= 2) bits |= bits >> step;
  return count_bits(bits) - 1;
}
#endif

// Up to 63.
inline std::uint64_t low_bits(std::uint64_t count) { return (std::uint64_t{1} << count) - 1; }

// The bits of `all` side by side: which of them `some` has, where there are no others (Hacker's
// Delight, 7-4).
inline std::uint64_t packed(std::uint64_t some, std::uint64_t all) {
  if (some == all) return low_bits(count_bits(all));
  std::uint64_t gaps = ~all << 1;  // bits with one to the right of them
  for (unsigned step = 1; step < 64; step *= 2) {
    std::uint64_t moving = gaps;  // behind an odd number of gaps, all counted in steps
    for (unsigned i = 1; i < 64; i *= 2) moving ^= moving << i;
    gaps &= ~moving;
    some = (some & ~(moving & all)) | (some & moving & all) >> step;
    all = (all & ~moving) | (all & moving) >> step;
  }
  return some;
}

}  // namespace judge
