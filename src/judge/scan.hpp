#pragma once
// Text made of decimal numbers and white space, looked at 64 bytes at a time: which bytes are what, as
// bit masks (bit i stands for byte i), and the digits packed two to a byte for keeping. Both take a few
// dozen SSE2 instructions; without SSE2 eight bytes at a time are handled in a machine word.

#include <cstddef>
#include <cstdint>

#include "judge/bits.hpp"

namespace judge {

const std::size_t block_size = 64;                // bytes of text
const std::size_t packed_size = block_size / 2;  // bytes that its digits are packed into

struct BlockMasks {
  std::uint64_t digits;
  std::uint64_t zeros;   // the digits that are '0'
  bool is_clean;  // there is nothing but digits and the six bytes that C calls white space
};

namespace detail {

// Eight bytes in one word, the first one lowest, whatever the machine's order is.
inline std::uint64_t load_word(const char* text) {
  std::uint64_t word = 0;
  for (unsigned i = 0; i < 8; ++i) {
    word |= static_cast<std::uint64_t>(static_cast<unsigned char>(text[i])) << (8 * i);
  }
  return word;
}

const std::uint64_t every_byte = 0x0101010101010101;

// The top bit of each byte that is at least `least` and at most `most`, where 0 < least <= most < 128.
inline std::uint64_t between(std::uint64_t word, unsigned least, unsigned most) {
  const std::uint64_t low = word & (0x7f * every_byte);
  const std::uint64_t at_least = low + (128 - least) * every_byte;
  const std::uint64_t above = low + (127 - most) * every_byte;
  return at_least & ~above & ~word & (0x80 * every_byte);
}

// The top bits of the eight bytes as bits 0 to 7; all other bits must be clear.
inline std::uint64_t top_bits(std::uint64_t word) { return (word >> 7) * 0x0102040810204080 >> 56; }

}  // namespace detail

// Looks at block_size bytes and packs them: byte i of the text becomes four bits, its digit, or 15 for
// anything else. packed_digit() finds them again.
inline BlockMasks scan_portable(const char* text, unsigned char* packed) {
  BlockMasks masks = {0, 0, true};
  for (std::size_t at = 0; at < block_size; at += 8) {
    const std::uint64_t word = detail::load_word(text + at);
    const std::uint64_t digits = detail::between(word, '0', '9');
    const std::uint64_t white =
        detail::between(word, ' ', ' ') | detail::between(word, '\t', '\r');
    masks.is_clean = masks.is_clean && (digits | white) == 0x80 * detail::every_byte;
    masks.digits |= detail::top_bits(digits) << at;
    masks.zeros |= detail::top_bits(detail::between(word, '0', '0')) << at;
    const std::uint64_t others = (0x80 * detail::every_byte & ~digits) >> 7;
    const std::uint64_t codes = (word & (0x0f * detail::every_byte)) | others * 15;
    const bool is_upper = (at & 16) != 0;
    unsigned char* const out = packed + (at / 32 * 16 + at % 16);
    for (unsigned i = 0; i < 8; ++i) {
      const unsigned code = static_cast<unsigned>(codes >> (8 * i)) & 15;
      out[i] = static_cast<unsigned char>(is_upper ? out[i] | code << 4 : code);
    }
  }
  return masks;
}

#if defined(__SSE2__)

namespace detail {

// Sixteen bytes of text and what they are.
struct Sixteen {
  explicit Sixteen(const char* text)
      : bytes(_mm_loadu_si128(reinterpret_cast<const __m128i*>(text))),
        // Bytes compare as signed numbers: adding moves the last one of a range to 127.
        others(_mm_cmpgt_epi8(_mm_set1_epi8(127 - 9), _mm_add_epi8(bytes, _mm_set1_epi8(127 - '9')))) {}

  std::uint64_t others_mask() const { return static_cast<unsigned>(_mm_movemask_epi8(others)); }

  std::uint64_t zeros_mask() const {
    return static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('0'))));
  }

  __m128i bad() const {
    const __m128i blank = _mm_cmpeq_epi8(bytes, _mm_set1_epi8(' '));
    const __m128i control = _mm_cmpgt_epi8(_mm_add_epi8(bytes, _mm_set1_epi8(127 - '\r')),
                                           _mm_set1_epi8(127 - ('\r' - '\t') - 1));
    return _mm_andnot_si128(_mm_or_si128(blank, control), others);
  }

  __m128i codes() const { return _mm_or_si128(bytes, others); }

  __m128i bytes;
  __m128i others;  // all bits of a byte that is no digit
};

inline void pack(const Sixteen& lower, const Sixteen& upper, unsigned char* packed) {
  const __m128i low = _mm_and_si128(lower.codes(), _mm_set1_epi8(0x0f));
  const __m128i high = _mm_and_si128(_mm_slli_epi16(upper.codes(), 4), _mm_set1_epi8('\xf0'));
  _mm_storeu_si128(reinterpret_cast<__m128i*>(packed), _mm_or_si128(low, high));
}

}  // namespace detail

// The same with SSE2.
inline BlockMasks scan_sse2(const char* text, unsigned char* packed) {
  const detail::Sixteen a(text), b(text + 16), c(text + 32), d(text + 48);
  detail::pack(a, b, packed);
  detail::pack(c, d, packed + 16);
  const __m128i bad =
      _mm_or_si128(_mm_or_si128(a.bad(), b.bad()), _mm_or_si128(c.bad(), d.bad()));
  const std::uint64_t others = a.others_mask() | b.others_mask() << 16 | c.others_mask() << 32 |
                               d.others_mask() << 48;
  const std::uint64_t zeros =
      a.zeros_mask() | b.zeros_mask() << 16 | c.zeros_mask() << 32 | d.zeros_mask() << 48;
  return {~others, zeros, _mm_movemask_epi8(bad) == 0};
}

inline BlockMasks scan(const char* text, unsigned char* packed) { return scan_sse2(text, packed); }

#else

inline BlockMasks scan(const char* text, unsigned char* packed) {
  return scan_portable(text, packed);
}

#endif

// What was packed for byte `index` of a block: a digit, or 15.
inline unsigned packed_digit(const unsigned char* packed, std::size_t index) {
  return packed[index / 32 * 16 + index % 16] >> ((index & 16) != 0 ? 4 : 0) & 15u;
}

// How often `wanted` is among the bytes from `begin` to `end`.
inline std::size_t count_byte(const char* begin, const char* end, char wanted) {
  std::size_t count = 0;
#if defined(__SSE2__)
  const __m128i pattern = _mm_set1_epi8(wanted);
  while (end - begin >= 64) {
    __m128i found = _mm_setzero_si128();  // minus the count, in each byte
    for (const char* const stop = begin + ((end - begin) < 4032 ? (end - begin) / 16 * 16 : 4032); begin != stop; begin += 16) {
      found = _mm_add_epi8(
          found, _mm_cmpeq_epi8(_mm_loadu_si128(reinterpret_cast<const __m128i*>(begin)), pattern));
    }
    const __m128i sums = _mm_sad_epu8(_mm_sub_epi8(_mm_setzero_si128(), found), _mm_setzero_si128());
    count += static_cast<std::size_t>(_mm_cvtsi128_si32(sums)) +
             static_cast<std::size_t>(_mm_cvtsi128_si32(_mm_srli_si128(sums, 8)));
  }
#endif
  for (; begin != end; ++begin) count += *begin == wanted;
  return count;
}

}  // namespace judge
