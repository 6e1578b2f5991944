#pragma once
// Text made of decimal numbers and white space, looked at 64 bytes at a time: which bytes are what, as
// bit masks (bit i stands for byte i), and the digits packed two to a byte for keeping. Both take a few
// dozen SSE2 instructions; without SSE2 eight bytes at a time are handled in a machine word.

#include <cstddef>
#include <cstdint>

#include "judge/bits.hpp"

namespace judge {

const std::size_t block_size = 64;               // bytes of text
const std::size_t packed_size = block_size / 2;  // bytes that its digits are packed into

struct BlockMasks {
  std::uint64_t digits;
  std::uint64_t zeros;  // the digits that are '0'
};

// The six bytes that the C locale calls white space.
inline bool is_white_space(char byte) { return byte == ' ' || (byte >= '\t' && byte <= '\r'); }

inline bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }

namespace detail {

// Whether there is nothing but digits and white space.
inline bool is_clean(const char* text) {
  bool is_clean = true;
  for (std::size_t i = 0; i < block_size; ++i) {
    is_clean = is_clean && (is_digit(text[i]) || is_white_space(text[i]));
  }
  return is_clean;
}

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

// Looks at `blocks` blocks of text. Byte i of a block is packed into four bits: a digit plus 1, or 0 for
// white space; packed_digit() finds them again. False if a byte is neither; masks and packed text are
// of no use then.
inline bool scan_portable(const char* text, std::size_t blocks, unsigned char* packed,
                          BlockMasks* masks) {
  bool is_clean = true;
  for (; blocks != 0; --blocks, text += block_size, packed += packed_size, ++masks) {
    *masks = {0, 0};
    for (unsigned at = 0; at < block_size; at += 8) {
      const std::uint64_t word = detail::load_word(text + at);
      const std::uint64_t digits = detail::between(word, '0', '9');
      const std::uint64_t white =
          detail::between(word, ' ', ' ') | detail::between(word, '\t', '\r');
      is_clean = is_clean && (digits | white) == 0x80 * detail::every_byte;
      masks->digits |= detail::top_bits(digits) << at;
      masks->zeros |= detail::top_bits(detail::between(word, '0', '0')) << at;
      const std::uint64_t ones = digits >> 7;
      const std::uint64_t codes = (word & ones * 15) + ones;
      unsigned char* const out = packed + (at / 32 * 16 + at % 16);
      const unsigned shift = (at & 16) != 0 ? 4 : 0;
      for (unsigned i = 0; i < 8; ++i) {
        const unsigned code = static_cast<unsigned>(codes >> (8 * i)) & 15;
        out[i] = static_cast<unsigned char>((shift == 0 ? 0u : out[i]) | code << shift);
      }
    }
  }
  return is_clean;
}

#if defined(__SSE2__)

namespace detail {

inline std::uint64_t top_bits(__m128i bytes) {
  return static_cast<unsigned>(_mm_movemask_epi8(bytes));
}

// What is found in the sixteen-byte pieces of a block.
struct Sixteen {
  explicit Sixteen(const char* text)
      : bytes(_mm_loadu_si128(reinterpret_cast<const __m128i*>(text))),
        codes(_mm_subs_epu8(bytes, _mm_set1_epi8('0' - 1))) {}

  // Right if there is nothing but digits and white space.
  std::uint64_t digits() const { return top_bits(_mm_slli_epi16(bytes, 3)); }

  std::uint64_t zeros() const { return top_bits(_mm_cmpeq_epi8(codes, _mm_set1_epi8(1))); }

  // 0 for a byte that is neither a blank nor a digit nor after '9'.
  __m128i not_low() const {
    return _mm_or_si128(codes, _mm_cmpeq_epi8(bytes, _mm_set1_epi8(' ')));
  }

  __m128i bytes;
  __m128i codes;  // digits plus 1; 0 for bytes before '0'
};

inline void pack(const Sixteen& lower, const Sixteen& upper, unsigned char* packed) {
  _mm_storeu_si128(reinterpret_cast<__m128i*>(packed),
                   _mm_or_si128(lower.codes, _mm_slli_epi16(upper.codes, 4)));
}

}  // namespace detail

// The same with SSE2.
inline bool scan_sse2(const char* text, std::size_t blocks, unsigned char* packed,
                      BlockMasks* masks) {
  bool is_clean = true;
  for (; blocks != 0; --blocks, text += block_size, packed += packed_size, ++masks) {
    const detail::Sixteen a(text), b(text + 16), c(text + 32), d(text + 48);
    detail::pack(a, b, packed);
    detail::pack(c, d, packed + 16);
    masks->digits = a.digits() | b.digits() << 16 | c.digits() << 32 | d.digits() << 48;
    masks->zeros = a.zeros() | b.zeros() << 16 | c.zeros() << 32 | d.zeros() << 48;
    const __m128i least = _mm_min_epu8(_mm_min_epu8(a.not_low(), b.not_low()),
                                       _mm_min_epu8(c.not_low(), d.not_low()));
    const __m128i most = _mm_max_epu8(_mm_max_epu8(a.codes, b.codes), _mm_max_epu8(c.codes, d.codes));
    const __m128i odd = _mm_or_si128(_mm_cmpeq_epi8(least, _mm_setzero_si128()),
                                     _mm_subs_epu8(most, _mm_set1_epi8(10)));
    // Blocks with line breaks are few enough to be looked at once more.
    if (_mm_movemask_epi8(_mm_cmpeq_epi8(odd, _mm_setzero_si128())) != 0xffff) {
      is_clean = is_clean && detail::is_clean(text);
    }
  }
  return is_clean;
}

inline bool scan(const char* text, std::size_t blocks, unsigned char* packed, BlockMasks* masks) {
  return scan_sse2(text, blocks, packed, masks);
}

#else

inline bool scan(const char* text, std::size_t blocks, unsigned char* packed, BlockMasks* masks) {
  return scan_portable(text, blocks, packed, masks);
}

#endif

// What was packed for byte `index` of a block: a digit plus 1, or 0.
inline unsigned packed_digit(const unsigned char* packed, std::size_t index) {
  return packed[index / 32 * 16 + index % 16] >> ((index & 16) != 0 ? 4 : 0) & 15u;
}

// The numbers that end in a block: the bit of the first byte after each, and of those that are not 0.
struct NumberEnds {
  std::uint64_t all;
  std::uint64_t nonzero;
};

// Finds the numbers in the blocks of a text, one block after the other. A number may span blocks; one
// at the end of the text counts only if white space follows.
class NumberSplitter {
 public:
  NumberEnds split(const BlockMasks& block) {
    const std::uint64_t digits = block.digits;
    note_runs(digits);
    const std::uint64_t after_digit = digits << 1 | is_in_number_;
    // Adding 1 where a number begins carries through its leading zeros to the byte after them.
    const std::uint64_t ones = (block.zeros & ~after_digit) | is_in_zeros_;
    const std::uint64_t after_zeros = block.zeros + ones;
    const std::uint64_t ends = after_digit & ~digits;
    is_in_number_ = digits >> 63;
    is_in_zeros_ = after_zeros < ones;
    return {ends, ends & ~after_zeros};
  }

  // Whether a number so far may have more than 18 digits; one of more than 11 may seem to.
  bool has_long_number() const { return long_runs_ != 0; }

 private:
  // Of 19 digits, 12 are in one block or 8 in each of two.
  void note_runs(std::uint64_t digits) {
    std::uint64_t runs = digits & digits >> 1;
    runs &= runs >> 2;
    runs &= runs >> 4;
    long_runs_ |= (runs & runs >> 4) | (runs & eight_before_);
    eight_before_ = runs >> 56;
  }

  std::uint64_t is_in_number_ = 0;  // the last byte was a digit
  std::uint64_t is_in_zeros_ = 0;   // and the number's digits so far are all 0
  std::uint64_t eight_before_ = 0;  // 1 if the last eight bytes were digits
  std::uint64_t long_runs_ = 0;
};

// How often `wanted` is among the bytes from `begin` to `end`.
inline std::size_t count_byte(const char* begin, const char* end, char wanted) {
  std::size_t count = 0;
#if defined(__SSE2__)
  const auto equal = [wanted](const char* bytes) {
    return _mm_cmpeq_epi8(_mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes)),
                          _mm_set1_epi8(wanted));
  };
  for (; static_cast<std::size_t>(end - begin) >= block_size; begin += block_size) {
    const __m128i none = _mm_setzero_si128();
    const __m128i found = _mm_add_epi8(_mm_add_epi8(equal(begin), equal(begin + 16)),
                                       _mm_add_epi8(equal(begin + 32), equal(begin + 48)));
    const __m128i sums = _mm_sad_epu8(_mm_sub_epi8(none, found), none);
    count += static_cast<unsigned>(_mm_cvtsi128_si32(_mm_add_epi64(sums, _mm_srli_si128(sums, 8))));
  }
#endif
  for (; begin != end; ++begin) count += *begin == wanted;
  return count;
}

}  // namespace judge
