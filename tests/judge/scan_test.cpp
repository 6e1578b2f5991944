#include "judge/scan.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <string>

#include "judge/bits.hpp"
#include "judge/bytes.hpp"

namespace {

// What should be found, byte by byte.
std::uint64_t expected_between(const std::string& text, char least, char most) {
  std::uint64_t bits = 0;
  for (std::size_t at = 0; at < 64; ++at) {
    bits |= std::uint64_t{least <= text[at] && text[at] <= most} << at;
  }
  return bits;
}

template <char least, char most>
void check_one(const std::string& text) {
  const std::uint64_t wanted = expected_between(text, least, most);
  ASSERT_EQ((judge::between<least, most>(text.data())), wanted) << text;
}

void check(const std::string& text) {
  check_one<'0', '9'>(text);
  check_one<'1', '9'>(text);
  check_one<' ', ' '>(text);
  check_one<'\t', '\r'>(text);
  check_one<'\n', '\n'>(text);
  check_one<'\0', '\x7f'>(text);
  check_one<'\0', '\0'>(text);
  check_one<'\x7f', '\x7f'>(text);
}

TEST(Between, EveryByteAtEveryPlace) {
  for (std::size_t at = 0; at < 64; ++at) {
    for (int byte = 0; byte < 256; ++byte) {
      std::string text(64, at % 2 == 0 ? ' ' : '7');
      text[at] = static_cast<char>(byte);
      check(text);
      if (HasFatalFailure()) return;
    }
  }
}

TEST(Between, RandomBytes) {
  std::mt19937 random(1);
  for (int i = 0; i < 100000; ++i) {
    std::string text(64, ' ');
    for (char& byte : text) byte = static_cast<char>(random() % 256);
    check(text);
    if (HasFatalFailure()) return;
  }
}

TEST(EndsOfNumbers, AcrossWords) {
  std::mt19937 random(3);
  for (int i = 0; i < 20000; ++i) {
    std::string text;
    while (text.size() != 256) text += "0123456789000000 \n  \t\r\v\f"[random() % 25];
    if (random() % 2 == 0) text.replace(random() % 100, 100, std::string(100, '5'));
    bool goes_on = false;
    for (std::size_t word = 0; word < text.size(); word += 64) {
      const std::uint64_t digits = judge::between<'0', '9'>(text.data() + word);
      const std::uint64_t ends = judge::ends_of_numbers(digits, goes_on);
      for (std::size_t at = word; at < word + 64; ++at) {
        const bool is_end = at != 0 && judge::is_digit(text[at - 1]) && !judge::is_digit(text[at]);
        ASSERT_EQ(ends >> (at - word) & 1, is_end ? 1u : 0u) << text;
      }
      goes_on = digits >> 63 != 0;
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
}

}  // namespace
