#pragma once
// Text looked at 64 bytes at a time: bit i of a word stands for byte i. Only between() differs from
// processor to processor; all else is arithmetic on such words.

#include <cstdint>
#if defined(__SSE2__) && !defined(WITHOUT_SSE2)
#include <emmintrin.h>
#endif

namespace judge {

// Which of 64 bytes are from `least` to `most`, both ASCII.
template <char least, char most>
std::uint64_t between(const char* text) {
#if defined(__SSE2__) && !defined(WITHOUT_SSE2)
  // SSE2 compares signed bytes.
  const __m128i shift = _mm_set1_epi8(static_cast<char>(-128 - least));
  const __m128i end = _mm_set1_epi8(static_cast<char>(-127 + (most - least)));
  const auto sixteen = [=](unsigned at) -> std::uint64_t {
    const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(text + at));
    const __m128i is_in = _mm_cmplt_epi8(_mm_add_epi8(bytes, shift), end);
    return static_cast<unsigned>(_mm_movemask_epi8(is_in));
  };
  return sixteen(0) | sixteen(16) << 16 | sixteen(32) << 32 | sixteen(48) << 48;
#else
  // Eight at a time: with the highest bit of each byte out of the way, adding carries into it where
  // the byte is large enough.
  const std::uint64_t each = 0x0101010101010101, highest = 0x80 * each;
  const std::uint64_t to_least = static_cast<std::uint64_t>(0x80 - least) * each;
  const std::uint64_t beyond_most = static_cast<std::uint64_t>(0x7f - most) * each;
  std::uint64_t found = 0;
  for (unsigned at = 0; at < 64; at += 8, text += 8) {
    const auto byte = [=](unsigned i) -> std::uint64_t {
      return std::uint64_t{static_cast<unsigned char>(text[i])} << 8 * i;
    };
    const std::uint64_t bytes =
        byte(0) | byte(1) | byte(2) | byte(3) | byte(4) | byte(5) | byte(6) | byte(7);
    const std::uint64_t rest = bytes & ~highest;
    const std::uint64_t is_in = (rest + to_least) & ~(rest + beyond_most) & ~bytes & highest;
    // The product gathers the lowest bits of eight bytes in the highest byte.
    found |= ((is_in >> 7) * 0x0102040810204080 >> 56) << at;
  }
  return found;
#endif
}

// The bytes right after the last digits of numbers. One that began earlier goes on at the first
// byte if `goes_on` is true.
inline std::uint64_t ends_of_numbers(std::uint64_t digits, bool goes_on) {
  return ~digits & (digits << 1 | std::uint64_t{goes_on});
}

}  // namespace judge
