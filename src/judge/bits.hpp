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

// Picks the bits of a value at the positions of a mask's bits and puts them close together: the
// machine's PEXT for masks without two neighbouring bits. (Doing it in one multiplication a byte, or
// with a loop over the mask's bits, was slower than the table.)
class SparseGather {
 public:
  // A table entry stands for four pairs of bits, of which each holds a bit of the value and one of the
  // mask: the gathered bits, and their number times 16.
  SparseGather() {
    for (unsigned pairs = 0; pairs < 256; ++pairs) {
      unsigned gathered = 0;
      unsigned count = 0;
      for (unsigned pair = 0; pair < 4; ++pair) {
        if ((pairs >> (2 * pair) & 1) == 0) continue;
        gathered |= (pairs >> (2 * pair + 1) & 1) << count++;
      }
      table_[pairs] = static_cast<unsigned char>(gathered | count << 4);
    }
  }

  // `value` must have no bit that `mask` has not.
  std::uint64_t operator()(std::uint64_t value, std::uint64_t mask) const {
    const std::uint64_t evens = 0x5555555555555555;
    std::uint64_t pairs = ((mask | mask >> 1) & evens) | ((value | value >> 1) & evens) << 1;
    std::uint64_t gathered = 0;
    for (unsigned count = 0; pairs != 0; pairs >>= 8) {
      const unsigned entry = table_[pairs & 255];
      gathered |= static_cast<std::uint64_t>(entry & 15) << count;
      count += entry >> 4;
    }
    return gathered;
  }

 private:
  unsigned char table_[256];
};

}  // namespace judge
