#include "judge/scan.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <string>

#include "judge/bits.hpp"
#include "judge/characters.hpp"

namespace {

using judge::block_size;

// Text with blanks around it, as in a buffer.
class Framed {
 public:
  explicit Framed(const std::string& text)
      : text_(std::string(64, ' ') + text + std::string(block_size, ' ')) {}
  const char* begin() const { return text_.data() + 64; }

 private:
  std::string text_;
};

// What the scanners should find, byte by byte.
judge::Block expected(const std::string& text, std::size_t at, std::size_t size) {
  judge::Block block = {true, true, true, 0};
  for (std::size_t i = at; i < at + size; ++i) {
    const bool is_digit = judge::is_digit(text[i]);
    block.is_good &= is_digit || judge::is_white_space(text[i]);
    block.is_plain &= is_digit || text[i] == ' ';
    block.is_zero &= !is_digit || text[i] == '0';
    block.ends += !is_digit && i != 0 && judge::is_digit(text[i - 1]);
    block.is_good &= i < 18 || text.find_first_not_of("0123456789", i - 18) <= i;
  }
  return block;
}

bool has_run(const std::string& text, std::size_t length) {
  std::size_t run = 0;
  for (const char byte : text) {
    run = judge::is_digit(byte) ? run + 1 : 0;
    if (run == length) return true;
  }
  return false;
}

void compare(const judge::Block& found, const judge::Block& wanted) {
  EXPECT_EQ(found.is_plain, wanted.is_plain);
  EXPECT_EQ(found.is_zero, wanted.is_zero);
  EXPECT_EQ(found.ends, wanted.ends);
}

// Scans all blocks with both scanners, which are one where there is no SSE2.
void check(const std::string& text) {
  SCOPED_TRACE(text);
  const Framed framed(text);
  bool is_all_good = true;
  for (std::size_t at = 0; at + block_size <= text.size(); at += block_size) {
    const judge::Block wanted = expected(text, at, block_size);
    const judge::Block found = judge::Scanner::scan(framed.begin() + at);
    const judge::Block portable = judge::PortableScanner::scan(framed.begin() + at);
    ASSERT_EQ(portable.is_good, wanted.is_good);
    if (portable.is_good) compare(portable, wanted);
    if (found.is_good) compare(found, wanted);
    is_all_good = is_all_good && found.is_good;
    // It may be bad for a number of 12 digits, but not good for one of 19.
    ASSERT_TRUE(found.is_good || !wanted.is_good || has_run(text, 12));
    ASSERT_TRUE(wanted.is_good || !is_all_good);
  }
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
      std::string text;
      while (text.size() < block_size) text += at % 2 == 0 ? "  " : "7 ";
      text[at] = static_cast<char>(byte);
      check(text);
      if (HasFailure()) return;
    }
  }
}

TEST(Scan, RandomText) {
  std::mt19937 random(1);
  for (int i = 0; i < 10000; ++i) {
    SCOPED_TRACE("seed 1, text " + std::to_string(i));
    std::string text = random_text(block_size * (1 + random() % 3), random);
    if (random() % 2 == 0) text[random() % text.size()] = static_cast<char>(random() % 256);
    check(text);
    if (HasFailure()) return;
  }
}

TEST(Scan, NumbersOfAnyLengthAnywhere) {
  for (std::size_t length = 1; length < 40; ++length) {
    for (std::size_t before = 0; before <= block_size + 8; ++before) {
      std::string text = std::string(before, ' ') + std::string(length, '1');
      text.resize(block_size * 3, ' ');
      check(text);
      if (HasFailure()) return;
    }
  }
}

TEST(Scan, PartOfABlock) {
  std::mt19937 random(2);
  for (int i = 0; i < 10000; ++i) {
    const std::string text = random_text(100, random);
    const std::size_t at = random() % 100, size = random() % (101 - at);
    const judge::Block found = judge::PortableScanner::scan(Framed(text).begin() + at, size);
    const judge::Block wanted = expected(text, at, size);
    ASSERT_EQ(found.is_good, wanted.is_good) << text;
    if (found.is_good) compare(found, wanted);
    if (HasFailure()) return;
  }
}

TEST(Masks, OfAnyText) {
  std::mt19937 random(2);
  for (int i = 0; i < 20000; ++i) {
    const std::string text = random_text(64, random);
    judge::WordMasks wanted = {0, 0};
    for (std::size_t at = 0; at < text.size(); ++at) {
      wanted.digits |= std::uint64_t{judge::is_digit(text[at])} << at;
      wanted.zeros |= std::uint64_t{text[at] == '0'} << at;
    }
    for (const judge::WordMasks& masks :
         {judge::Scanner::masks(text.data()), judge::PortableScanner::masks(text.data())}) {
      ASSERT_EQ(masks.digits, wanted.digits) << text;
      ASSERT_EQ(masks.zeros, wanted.zeros) << text;
    }
  }
}

// The numbers that end in white space from a byte of a text on, found 64 bytes at a time: '0' or '1' for
// each.
std::string split(const std::string& text, std::size_t from) {
  const Framed framed(text);
  judge::NumberSplitter splitter(framed.begin() + from);
  std::string numbers;
  for (std::size_t word = from; word < text.size(); word += 64) {
    splitter.split(judge::Scanner::masks(framed.begin() + word));
    for (std::size_t at = 0; at < 64; ++at) {
      if ((splitter.ends >> at & 1) != 0) numbers += (splitter.nonzero >> at & 1) != 0 ? '1' : '0';
    }
    EXPECT_EQ(splitter.nonzero & ~splitter.ends, 0u);
  }
  return numbers;
}

std::string split_by_byte(const std::string& text, std::size_t from) {
  std::string numbers;
  bool is_in_number = false, is_zero = true;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (judge::is_digit(text[at])) {
      is_in_number = true;
      is_zero = is_zero && text[at] == '0';
      continue;
    }
    if (is_in_number && at >= from) numbers += is_zero ? '0' : '1';
    is_in_number = false;
    is_zero = true;
  }
  return numbers;
}

TEST(Numbers, Split) {
  std::mt19937 random(3);
  for (int i = 0; i < 20000; ++i) {
    std::string text = random_text(256, random);
    if (random() % 2 == 0) {
      text.replace(random() % 100, random() % 100, std::string(100, random() % 2 == 0 ? '0' : '5'));
      text.resize(256, ' ');
    }
    const std::size_t from = random() % 4 * 64;
    text.back() = ' ';
    ASSERT_EQ(split(text, from), split_by_byte(text, from)) << text;
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
