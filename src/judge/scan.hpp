#pragma once
// Text made of decimal numbers and white space, looked at 64 bytes at a time: where digits are, as bit
// masks (bit i stands for byte i), and the digits packed two to a byte for keeping. With SSE2 that takes
// one or two instructions a byte; without, it is a plain loop. Both are here for the tests; Scanner is
// the one to use.

#include <cstddef>
#include <cstdint>

#include "judge/bits.hpp"
#include "judge/characters.hpp"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace judge {

const std::size_t block_size = 64;  // bytes of text
const std::size_t packed_size = 32;

// Nothing but digits and white space.
inline bool is_clean(const char* text) {
  std::size_t clean = 0;
  for (std::size_t i = 0; i < block_size; ++i)
    clean += is_digit(text[i]) || is_white_space(text[i]);
  return clean == block_size;
}

// Byte `index` of a packed block: a digit plus 1, or 0 for white space.
inline unsigned packed_code(const unsigned char* packed, std::size_t index) {
  return packed[index % packed_size] >> (index < packed_size ? 0 : 4) & 15u;
}

struct BlockMasks {
  std::uint64_t digits;
  // Those that are '0'.
  std::uint64_t zeros;
};

struct PortableScanner {
  // Packs `blocks` blocks of text and finds the digits of each. True if all blocks are clean; what it
  // made is of no use otherwise.
  static bool pack(const char* text, std::size_t blocks, unsigned char* packed,
                   std::uint64_t* digits) {
    bool all_clean = true;
    for (; blocks != 0; --blocks, text += block_size, packed += packed_size) {
      all_clean = is_clean(text) && all_clean;
      std::uint32_t lower = 0, upper = 0;
      for (std::size_t i = 0; i < packed_size; ++i) {
        const unsigned low = code(text[i]), high = code(text[i + packed_size]);
        packed[i] = static_cast<unsigned char>(low | high << 4);
        lower |= std::uint32_t{low != 0} << i;
        upper |= std::uint32_t{high != 0} << i;
      }
      *digits++ = lower | std::uint64_t{upper} << packed_size;
    }
    return all_clean;
  }

  // Counts the numbers that end in each of `blocks` blocks. digits[0] belongs to the block before them,
  // 0 if there is none, digits[1] to the first one. There must be room for one more digits and count.
  // True if all numbers have less than 19 digits; one of more than 11 may make it false.
  static bool count(std::uint64_t* digits, std::size_t blocks, std::uint64_t* counts) {
    std::uint64_t long_runs = 0;
    for (std::size_t i = 0; i < blocks; ++i) {
      const std::uint64_t before = digits[i], here = digits[i + 1];
      counts[i] = count_bits((here << 1 | before >> 63) & ~here);
      // Of 19 digits, 12 are in one block or 8 in each of two.
      std::uint64_t runs = here & here >> 1;
      runs &= runs >> 2;
      runs &= runs >> 4;
      long_runs |= runs & (runs >> 4 | (before >> 56 == 255 ? 1 : 0));
    }
    return long_runs == 0;
  }

  static BlockMasks masks(const unsigned char* packed) {
    BlockMasks masks = {0, 0};
    for (std::size_t i = 0; i < block_size; ++i) {
      masks.digits |= std::uint64_t{packed_code(packed, i) != 0} << i;
      masks.zeros |= std::uint64_t{packed_code(packed, i) == 1} << i;
    }
    return masks;
  }

 private:
  // (Arithmetic instead of the condition is no faster.)
  static unsigned code(char byte) {
    return is_digit(byte) ? static_cast<unsigned>(byte - '0') + 1 : 0;
  }
};

#if defined(__SSE2__)

struct Sse2Scanner {
  static bool pack(const char* text, std::size_t blocks, unsigned char* packed,
                   std::uint64_t* digits) {
    bool all_clean = true;
    const __m128i last = byte(10);
    for (; blocks != 0; --blocks, text += block_size, packed += packed_size) {
      const Sixteen a(text), b(text + 16), c(text + 32), d(text + 48);
      store(_mm_or_si128(a.codes, _mm_slli_epi16(c.codes, 4)), packed);
      store(_mm_or_si128(b.codes, _mm_slli_epi16(d.codes, 4)), packed + 16);
      const __m128i least = _mm_min_epu8(_mm_min_epu8(a.not_odd(), b.not_odd()),
                                         _mm_min_epu8(c.not_odd(), d.not_odd()));
      const __m128i most =
          _mm_max_epu8(_mm_max_epu8(a.codes, b.codes), _mm_max_epu8(c.codes, d.codes));
      const __m128i good = _mm_andnot_si128(_mm_cmpeq_epi8(least, byte(0)),
                                            _mm_cmpeq_epi8(_mm_max_epu8(most, last), last));
      // Blocks with a line break or a tab are few.
      if (top_bits(good) != 0xffff) all_clean = is_clean(text) && all_clean;
      *digits++ = a.digits() | b.digits() << 16 | c.digits() << 32 | d.digits() << 48;
    }
    return all_clean;
  }

  // Two blocks at a time.
  static bool count(std::uint64_t* digits, std::size_t blocks, std::uint64_t* counts) {
    digits[blocks + 1] = 0;
    __m128i long_runs = byte(0);
    for (std::size_t i = 0; i < blocks; i += 2) {
      const __m128i before = load(digits + i), here = load(digits + i + 1);
      const __m128i after = _mm_or_si128(_mm_slli_epi64(here, 1), _mm_srli_epi64(before, 63));
      __m128i ends = _mm_andnot_si128(here, after);
      ends = _mm_and_si128(_mm_or_si128(ends, _mm_srli_epi64(ends, 1)), byte(0x55));
      ends = _mm_add_epi8(_mm_and_si128(ends, byte(0x33)),
                          _mm_and_si128(_mm_srli_epi64(ends, 2), byte(0x33)));
      ends = _mm_and_si128(_mm_add_epi8(ends, _mm_srli_epi64(ends, 4)), byte(0x0f));
      store(_mm_sad_epu8(ends, byte(0)), counts + i);
      __m128i runs = _mm_and_si128(here, _mm_srli_epi64(here, 1));
      runs = _mm_and_si128(runs, _mm_srli_epi64(runs, 2));
      runs = _mm_and_si128(runs, _mm_srli_epi64(runs, 4));
      const __m128i eight =
          _mm_cmpeq_epi32(_mm_srli_epi64(before, 56), _mm_set_epi32(0, 255, 0, 255));
      const __m128i edge = _mm_and_si128(eight, _mm_set_epi32(0, 1, 0, 1));
      const __m128i also = _mm_or_si128(edge, _mm_srli_epi64(runs, 4));
      long_runs = _mm_or_si128(long_runs, _mm_and_si128(runs, also));
    }
    return top_bits(_mm_cmpeq_epi8(long_runs, byte(0))) == 0xffff;
  }

  static BlockMasks masks(const unsigned char* packed) {
    BlockMasks masks = {0, 0};
    for (unsigned at = 0; at < block_size; at += 16) {
      const __m128i bytes = load(packed + at % packed_size);
      const __m128i codes =
          _mm_and_si128(at < packed_size ? bytes : _mm_srli_epi16(bytes, 4), byte(15));
      masks.digits |= top_bits(_mm_cmpgt_epi8(codes, byte(0))) << at;
      masks.zeros |= top_bits(_mm_cmpeq_epi8(codes, byte(1))) << at;
    }
    return masks;
  }

 private:
  // Sixteen bytes of text.
  struct Sixteen {
    explicit Sixteen(const char* text)
        : bytes(load(text)), codes(_mm_subs_epu8(bytes, byte('0' - 1))) {}

    // Right if all is clean.
    std::uint64_t digits() const { return top_bits(_mm_slli_epi16(bytes, 3)); }

    // 0 for a byte before '0' that is no blank.
    __m128i not_odd() const { return _mm_or_si128(codes, _mm_cmpeq_epi8(bytes, byte(' '))); }

    __m128i bytes;
    // As packed; more than 10 for bytes after '9'.
    __m128i codes;
  };

  static __m128i byte(char value) { return _mm_set1_epi8(value); }
  static __m128i load(const void* from) {
    return _mm_loadu_si128(static_cast<const __m128i*>(from));
  }
  static void store(__m128i bytes, void* to) { _mm_storeu_si128(static_cast<__m128i*>(to), bytes); }
  static std::uint64_t top_bits(__m128i bytes) {
    return static_cast<unsigned>(_mm_movemask_epi8(bytes));
  }
};

using Scanner = Sse2Scanner;
#else
using Scanner = PortableScanner;
#endif

// Finds the numbers of a text block by block.
struct NumberSplitter {
  void split(const BlockMasks& block) {
    const std::uint64_t after_digit = block.digits << 1 | is_in_number;
    // Adding 1 where a number begins carries through its leading zeros to the byte after them.
    const std::uint64_t ones = (block.zeros & ~after_digit) | is_in_zeros;
    const std::uint64_t after_zeros = block.zeros + ones;
    ends = after_digit & ~block.digits;
    nonzero = ends & ~after_zeros;
    is_in_number = block.digits >> 63;
    is_in_zeros = after_zeros < ones;
  }

  // The byte after each number that ends in the block.
  std::uint64_t ends = 0;
  // And after those that are not 0.
  std::uint64_t nonzero = 0;
  // 1 if the last byte was a digit.
  std::uint64_t is_in_number = 0;
  // 1 if the number's digits so far are all 0.
  std::uint64_t is_in_zeros = 0;
};

}  // namespace judge
