#include "judge/scan.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "judge/bits.hpp"
#include "judge/characters.hpp"

namespace {

using judge::block_size;
using judge::packed_size;

struct Scanned {
  bool is_clean;
  std::vector<unsigned char> packed;
  std::vector<std::uint64_t> digits;
};

Scanned empty_for(const std::string& text) {
  const std::size_t blocks = text.size() / block_size;
  return {true, std::vector<unsigned char>(blocks * packed_size),
          std::vector<std::uint64_t>(blocks)};
}

// What the scanners should find, byte by byte.
Scanned expected(const std::string& text) {
  Scanned result = empty_for(text);
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char byte = text[i];
    const std::size_t block = i / block_size, at = i % block_size;
    if (!judge::is_digit(byte) && !judge::is_white_space(byte)) result.is_clean = false;
    if (!judge::is_digit(byte)) continue;
    result.digits[block] |= std::uint64_t{1} << at;
    result.packed[block * packed_size + at % packed_size] |=
        static_cast<unsigned char>((byte - '0' + 1) << (at < packed_size ? 0 : 4));
  }
  return result;
}

template <class Scanner>
void check(const std::string& text) {
  Scanned found = empty_for(text);
  const Scanned wanted = expected(text);
  found.is_clean = Scanner::pack(text.data(), text.size() / block_size, found.packed.data(),
                                 found.digits.data());
  ASSERT_EQ(found.is_clean, wanted.is_clean) << text;
  if (!wanted.is_clean) return;
  ASSERT_EQ(found.packed, wanted.packed) << text;
  ASSERT_EQ(found.digits, wanted.digits) << text;
}

// Both scanners, or one of them twice where there is no SSE2.
void check_all(const std::string& text) {
  check<judge::Scanner>(text);
  check<judge::PortableScanner>(text);
}

std::string random_text(std::size_t size, std::mt19937& random) {
  const std::string likely = "0123456789000000 \n  \t\r\v\f";
  std::string text;
  while (text.size() != size) text += likely[random() % likely.size()];
  return text;
}

TEST(Scan, EveryByteAtEveryPlace) {
  for (std::size_t at = 0; at < block_size; ++at) {
    for (int byte = 0; byte < 256; ++byte) {
      std::string text(block_size, at % 2 == 0 ? ' ' : '7');
      text[at] = static_cast<char>(byte);
      check_all(text);
    }
  }
}

TEST(Scan, RandomText) {
  std::mt19937 random(1);
  for (int i = 0; i < 20000; ++i) {
    SCOPED_TRACE("seed 1, text " + std::to_string(i));
    std::string text = random_text(block_size * (1 + random() % 4), random);
    if (random() % 2 == 0) text[random() % text.size()] = static_cast<char>(random() % 256);
    check_all(text);
    if (HasFatalFailure()) return;
  }
}

TEST(Masks, OfPackedText) {
  std::mt19937 random(2);
  for (int i = 0; i < 20000; ++i) {
    const std::string text = random_text(block_size, random);
    const Scanned scan = expected(text);
    judge::BlockMasks wanted = {0, 0};
    for (std::size_t at = 0; at < block_size; ++at) {
      wanted.digits |= std::uint64_t{judge::is_digit(text[at])} << at;
      wanted.zeros |= std::uint64_t{text[at] == '0'} << at;
      const unsigned code = judge::is_digit(text[at]) ? unsigned(text[at] - '0' + 1) : 0;
      ASSERT_EQ(judge::packed_code(scan.packed.data(), at), code);
    }
    for (const judge::BlockMasks& masks : {judge::Scanner::masks(scan.packed.data()),
                                           judge::PortableScanner::masks(scan.packed.data())}) {
      ASSERT_EQ(masks.digits, wanted.digits) << text;
      ASSERT_EQ(masks.zeros, wanted.zeros) << text;
    }
  }
}

// The numbers of a text that end in white space, as they are found block by block: '0' or '1' for each.
std::string split(const std::string& text) {
  judge::NumberSplitter splitter;
  std::string numbers;
  const Scanned scan = expected(text);
  for (std::size_t block = 0; block < text.size() / block_size; ++block) {
    splitter.split(judge::Scanner::masks(scan.packed.data() + block * packed_size));
    for (std::size_t at = 0; at < block_size; ++at) {
      if ((splitter.ends >> at & 1) != 0) numbers += (splitter.nonzero >> at & 1) != 0 ? '1' : '0';
    }
    EXPECT_EQ(splitter.nonzero & ~splitter.ends, 0u);
  }
  return numbers;
}

std::string split_by_byte(const std::string& text) {
  std::string numbers;
  bool is_in_number = false, is_zero = true;
  for (const char byte : text) {
    if (judge::is_digit(byte)) {
      is_in_number = true;
      is_zero = is_zero && byte == '0';
      continue;
    }
    if (is_in_number) numbers += is_zero ? '0' : '1';
    is_in_number = false;
    is_zero = true;
  }
  return numbers;
}

struct Counted {
  std::size_t numbers;
  bool has_long_one;
};

// Counted in two parts.
template <class Scanner>
Counted counted_by(const std::string& text) {
  std::vector<std::uint64_t> digits = expected(text).digits;
  const std::size_t blocks = digits.size();
  digits.insert(digits.begin(), 0);
  digits.push_back(0);
  Counted result = {0, false};
  for (std::size_t first = 0; first != blocks;) {
    const std::size_t some = first == 0 ? (blocks + 1) / 2 : blocks - first;
    const auto begin = digits.begin() + static_cast<std::ptrdiff_t>(first);
    std::vector<std::uint64_t> part(begin, begin + static_cast<std::ptrdiff_t>(some + 2));
    std::vector<std::uint64_t> counts(some + 1);
    result.has_long_one |= !Scanner::count(part.data(), some, counts.data());
    for (std::size_t i = 0; i < some; ++i) result.numbers += counts[i];
    first += some;
  }
  return result;
}

Counted counted(const std::string& text) {
  const Counted result = counted_by<judge::Scanner>(text);
  const Counted portable = counted_by<judge::PortableScanner>(text);
  EXPECT_EQ(result.numbers, portable.numbers) << text;
  EXPECT_EQ(result.has_long_one, portable.has_long_one) << text;
  return result;
}

TEST(Numbers, SplitAndCounted) {
  std::mt19937 random(3);
  for (int i = 0; i < 20000; ++i) {
    std::string text = random_text(block_size * 4, random);
    if (random() % 2 == 0) {
      text.replace(random() % 100, random() % 100, std::string(100, random() % 2 == 0 ? '0' : '5'));
      text.resize(block_size * 4, ' ');
    }
    ASSERT_EQ(split(text), split_by_byte(text)) << text;
    ASSERT_EQ(counted(text).numbers, split(text).size()) << text;
  }
}

TEST(Numbers, LongOnesAreNoticed) {
  for (std::size_t length = 1; length < 200; ++length) {
    for (std::size_t before = 1; before < 140; ++before) {
      std::string text = std::string(before, ' ') + std::string(length, '1');
      text.resize(block_size * 6, ' ');
      const bool is_noticed = counted(text).has_long_one;
      EXPECT_TRUE(is_noticed || length <= 18) << before << ' ' << length;
      EXPECT_TRUE(!is_noticed || length >= 12) << before << ' ' << length;
    }
  }
}

TEST(Bits, AgreeWithLoops) {
  std::mt19937_64 random(4);
  for (int i = 0; i < 100000; ++i) {
    const std::uint64_t bits = random() >> (random() % 64) << (random() % 64);
    unsigned count = 0, lowest = 64, highest = 64;
    for (unsigned at = 0; at < 64; ++at) {
      if ((bits >> at & 1) == 0) continue;
      ++count;
      if (lowest == 64) lowest = at;
      highest = at;
    }
    ASSERT_EQ(judge::count_bits(bits), count) << bits;
    if (bits == 0) continue;
    ASSERT_EQ(judge::lowest_bit(bits), lowest) << bits;
    ASSERT_EQ(judge::highest_bit(bits), highest) << bits;
  }
  EXPECT_EQ(judge::low_bits(0), 0u);
  EXPECT_EQ(judge::low_bits(63), ~std::uint64_t{0} >> 1);
}

}  // namespace
