#pragma once
// Text made of decimal numbers and white space, looked at in blocks: is it that, how many numbers end in
// it, and where digits are. With SSE2 that takes about one instruction a byte; without, it is a plain
// loop. Both are here for the tests; Scanner is the one to use.

#include <cstddef>
#include <cstdint>

#include "judge/bits.hpp"
#include "judge/characters.hpp"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace judge {

const std::size_t block_size = 512;  // bytes

// What is in a block. All but is_good is of no use if that is false.
struct Block {
  // Nothing but digits and white space, and no number with more than 18 digits up to the block's end. One
  // with more than 11 may make it false.
  bool is_good;
  // No white space but blanks.
  bool is_plain;
  // No digit but 0.
  bool is_zero;
  // How many numbers end before a byte of the block.
  unsigned ends;
};

// Where digits are in 64 bytes (bit i stands for byte i), and which are '0'.
struct WordMasks {
  std::uint64_t digits;
  std::uint64_t zeros;
};

// Looks back up to 18 bytes from the start of a block.
struct PortableScanner {
  static Block scan(const char* text, std::size_t size = block_size) {
    Block block = {true, true, true, 0};
    std::size_t run = 0;
    while (run < 18 && is_digit(*(text - run - 1))) ++run;
    for (const char* const end = text + size; text != end; ++text) {
      const bool is_here = is_digit(*text);
      block.is_good = block.is_good && (is_here ? run < 18 : is_white_space(*text));
      block.is_plain = block.is_plain && (is_here || *text == ' ');
      block.is_zero = block.is_zero && *text <= '0';
      block.ends += !is_here && run != 0;
      run = is_here ? run + 1 : 0;
    }
    return block;
  }

  static WordMasks masks(const char* text) {
    WordMasks masks = {0, 0};
    for (std::size_t i = 0; i < 64; ++i) {
      masks.digits |= std::uint64_t{is_digit(text[i])} << i;
      masks.zeros |= std::uint64_t{text[i] == '0'} << i;
    }
    return masks;
  }
};

#if defined(__SSE2__)

class Sse2Scanner {
 public:
  static Block scan(const char* text) {
    Sse2Scanner sums;
    for (std::size_t at = 0; at < block_size; at += 64) {
      sums.add(text + at);
      sums.add(text + at + 16);
      sums.add(text + at + 32);
      sums.add(text + at + 48);
    }
    const bool is_plain = is_at_least(sums.least_, byte(' '));
    const bool is_good = is_at_least(byte('9'), sums.most_) &&
                         is_at_least(sums.least_sign_, byte(15)) &&
                         bits(_mm_cmpgt_epi16(sums.longest_, _mm_set1_epi16(8 * 255 - 1))) == 0 &&
                         // Blocks with a line break or a tab are few.
                         (is_plain || has_white_controls(text));
    const __m128i ends = _mm_sad_epu8(sums.ends_, byte(0));
    return {is_good, is_plain, is_at_least(byte('0'), sums.most_),
            static_cast<unsigned>(_mm_cvtsi128_si32(ends) + _mm_extract_epi16(ends, 4))};
  }

  static WordMasks masks(const char* text) {
    WordMasks masks = {0, 0};
    for (unsigned at = 0; at < 64; at += 16) {
      const __m128i bytes = load(text + at);
      masks.digits |= bits(_mm_cmpgt_epi8(bytes, byte('/'))) << at;
      masks.zeros |= bits(_mm_cmpeq_epi8(bytes, byte('0'))) << at;
    }
    return masks;
  }

 private:
  void add(const char* text) {
    const __m128i bytes = load(text);
    most_ = _mm_max_epu8(most_, bytes);
    least_ = _mm_min_epu8(least_, bytes);
    // Less than 15 for the bytes between ' ' and '0'.
    least_sign_ = _mm_min_epu8(least_sign_, _mm_sub_epi8(bytes, byte(' ' + 1)));
    const __m128i here = digits(text);
    // Of 19 digits, 12 are such that the last 8 of them fill half of a register. (Gathering bits of 64
    // bytes in a word, to count ends and find runs there, is no faster.)
    const __m128i twelve = _mm_and_si128(here, digits(text - 4));
    longest_ = _mm_max_epi16(longest_, _mm_sad_epu8(twelve, byte(0)));
    ends_ = _mm_sub_epi8(ends_, _mm_andnot_si128(here, digits(text - 1)));
  }

  // Whether the bytes before ' ' are white space.
  static bool has_white_controls(const char* text) {
    __m128i least = byte(-1), most = byte(0);
    for (std::size_t at = 0; at < block_size; at += 16) {
      const __m128i bytes = load(text + at);
      least = _mm_min_epu8(least, _mm_sub_epi8(bytes, byte('\r' + 1)));
      most = _mm_max_epu8(most, _mm_sub_epi8(bytes, byte('\t')));
    }
    return is_at_least(least, byte(' ' - '\r' - 1)) && is_at_least(byte('9' - '\t'), most);
  }

  static bool is_at_least(__m128i a, __m128i b) {
    return bits(_mm_cmpeq_epi8(_mm_max_epu8(a, b), a)) == 0xffff;
  }
  // Right if all is good.
  static __m128i digits(const char* text) { return _mm_cmpgt_epi8(load(text), byte('/')); }
  static __m128i byte(int value) { return _mm_set1_epi8(static_cast<char>(value)); }
  static __m128i load(const void* from) {
    return _mm_loadu_si128(static_cast<const __m128i*>(from));
  }
  static std::uint64_t bits(__m128i bytes) {
    return static_cast<unsigned>(_mm_movemask_epi8(bytes));
  }

  __m128i most_ = byte(0), least_ = byte(-1), least_sign_ = byte(-1);
  __m128i longest_ = byte(0), ends_ = byte(0);
};

using Scanner = Sse2Scanner;
#else
using Scanner = PortableScanner;
#endif

// Finds the numbers of a text 64 bytes at a time.
struct NumberSplitter {
  // Starts where text goes on, maybe in a number.
  explicit NumberSplitter(const char* text) {
    is_in_number = is_in_zeros = is_digit(text[-1]) ? 1 : 0;
    while (is_digit(*--text)) is_in_zeros &= *text == '0' ? 1 : 0;
  }

  void split(const WordMasks& word) {
    const std::uint64_t after_digit = word.digits << 1 | is_in_number;
    // Adding 1 where a number begins carries through its leading zeros to the byte after them.
    const std::uint64_t ones = (word.zeros & ~after_digit) | is_in_zeros;
    const std::uint64_t after_zeros = word.zeros + ones;
    ends = after_digit & ~word.digits;
    nonzero = ends & ~after_zeros;
    is_in_number = word.digits >> 63;
    is_in_zeros = after_zeros < ones;
  }

  // The byte after each number that ends in the word.
  std::uint64_t ends = 0;
  // And after those that are not 0.
  std::uint64_t nonzero = 0;
  // 1 if the last byte was a digit.
  std::uint64_t is_in_number;
  // 1 if the number's digits so far are all 0.
  std::uint64_t is_in_zeros;
};

}  // namespace judge
