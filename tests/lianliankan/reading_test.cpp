#include "lianliankan/reading.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "judge/answer.hpp"
#include "lianliankan/answer.hpp"
#include "lianliankan/occupancy.hpp"

namespace {

using judge_test::Answered;
using judge_test::pieces_of;
using std::string_literals::operator""s;

const std::string largest = "9223372036854775807";

// Tells all kinds of all boards, and the number that follows each board.
void echo(judge::Input& input, judge::Output& output) {
  lianliankan::Board board;
  while (lianliankan::read_board(input, board)) {
    output.line(std::to_string(board.rows) + " " + std::to_string(board.columns));
    lianliankan::Occupancy occupancy(board);
    for (std::size_t row = 0; row < board.rows; ++row) {
      for (std::size_t column = 0; column < board.columns; ++column) {
        const std::uint64_t kind = board.kind({row, column});
        EXPECT_EQ(occupancy.is_empty({row, column}), kind == 0);
        output.write(std::to_string(kind) + " ");
      }
    }
    output.line(std::to_string(input.number("a number", 0, lianliankan::max_number)));
  }
}

// The same, a byte at a time, from nothing but the rules. Of an error it tells the place.
class Reference {
 public:
  explicit Reference(const std::string& text) : text_(text) {}

  Answered run() {
    std::string answers;
    try {
      while (read_case(answers)) continue;
    } catch (const std::size_t at) {
      return {answers, place(at)};
    }
    return {answers, ""};
  }

 private:
  bool skip_white_space() {
    at_ = std::min(text_.find_first_not_of(white_space, at_), text_.size());
    return at_ != text_.size();
  }

  std::string place(std::size_t at) const {
    const std::string before = text_.substr(0, at);
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    return std::to_string(line) + ":" + std::to_string(at - (before.rfind('\n') + 1) + 1);
  }

  std::uint64_t number(std::uint64_t min, std::uint64_t max) {
    skip_white_space();
    start_ = at_;
    at_ = std::min(text_.find_first_of(white_space, at_), text_.size());
    const std::string token = text_.substr(start_, at_ - start_);
    if (token.empty() || token.find_first_not_of("0123456789") != std::string::npos) throw start_;
    const std::string digits = token.substr(std::min(token.find_first_not_of('0'), token.size()));
    if (digits.size() > largest.size()) throw start_;
    const std::uint64_t value = digits.empty() ? 0 : std::stoull(digits);
    if (value < min || value > max) throw start_;
    return value;
  }

  bool read_case(std::string& answers) {
    if (!skip_white_space()) return false;
    const std::uint64_t rows = number(0, lianliankan::max_cells);
    const std::size_t rows_at = start_;
    if (rows == 0 && number(0, lianliankan::max_cells) != 0) throw rows_at;
    if (rows == 0) return false;
    const std::uint64_t columns = number(1, lianliankan::max_cells / rows);
    std::string told = std::to_string(rows) + " " + std::to_string(columns) + "\n";
    for (std::uint64_t i = 0; i != rows * columns; ++i) {
      told += std::to_string(number(0, lianliankan::max_number)) + " ";
    }
    answers += told;
    answers += std::to_string(number(0, lianliankan::max_number)) + "\n";
    return true;
  }

  static constexpr const char* white_space = " \t\n\v\f\r";

  const std::string& text_;
  std::size_t at_ = 0;
  std::size_t start_ = 0;  // of the number read last
};

void expect_like_reference(const std::string& text, Answered answered) {
  const std::size_t colon = answered.error.find(':');
  if (colon != std::string::npos) answered.error.resize(answered.error.find(':', colon + 1));
  ASSERT_EQ(answered, Reference(text).run()) << text;
}

void check(const std::string& text) { expect_like_reference(text, judge_test::answer(echo, text)); }

void check(const std::string& text, const std::vector<std::string>& pieces) {
  expect_like_reference(text, judge_test::answer(echo, pieces));
}

// Of a number of small kinds.
std::string kinds(int count) {
  std::string text;
  for (int i = 0; i < count; ++i) text += std::to_string(i * 37 % 101) + (i % 60 ? " " : "\n");
  return text;
}

std::string digits(std::mt19937& random, std::size_t count) {
  std::string text(count, '0');
  for (char& digit : text) digit = static_cast<char>('0' + random() % 10);
  return text;
}

TEST(Reading, SmallInputs) {
  for (const char* text :
       {"", " \n", "0 0\nx", "0 3\n", "3 0\n", "1 2\n5 6\n0\n0 0\n", "1 2\n5 6", "1 1\n00\n1"}) {
    check(text);
  }
}

TEST(Reading, QueryOffTheBoard) {
  const std::pair<const char*, const char*> queries[] = {
      {"0 1 1 1", "3:1"}, {"2 1 1 1", "3:1"}, {"1 0 1 1", "3:3"}, {"1 3 1 1", "3:3"},
      {"1 1 0 1", "3:5"}, {"1 1 2 1", "3:5"}, {"1 1 1 0", "3:7"}, {"1 1 1 3", "3:7"}};
  for (const auto& [query, place] : queries) {
    const std::string text = "1 2 5 6\n1\n" + std::string(query) + "\n";
    EXPECT_EQ(judge_test::answer(lianliankan::answer, text).error.substr(0, 3), place) << query;
  }
}

TEST(Reading, HugeBoardsThatNeverCome) {
  for (const std::string size :
       {"1 1073741824", "1073741824 1", "32768 32768", "1000000000 1000000000",
        "9223372036854775807 9223372036854775807", "32769 32768"}) {
    check(size + "\n1 2");
  }
}

TEST(Reading, TextCutAnywhere) {
  const std::string text = "2 60\n" + std::string(40, ' ') + "123456789 000 07 " +
                           std::string(300, '0') + "5\n" + kinds(116) + "1\n0 0\n";
  for (std::size_t cut = 1; cut < text.size(); ++cut) {
    ASSERT_NO_FATAL_FAILURE(check(text, {text.substr(0, cut), text.substr(cut)}));
  }
}

TEST(Reading, ErrorsAnywhere) {
  const std::string text = "3 60\n" + kinds(180) + "1\n0 0\n";
  for (std::size_t at = 0; at < text.size(); ++at) {
    for (const char odd : {'-', 'x', '\0', ':', '/', '\x0e', '\x1f', '\x7f', '\x80', '\xff'}) {
      std::string bad = text;
      bad[at] = odd;
      ASSERT_NO_FATAL_FAILURE(check(bad));
    }
  }
}

// Around the length and the value from which a number may be too large, at any place in 64 bytes.
TEST(Reading, LargeNumbersAnywhere) {
  for (const std::string& number :
       {"999999999999999999"s, "1000000000000000000"s, "8999999999999999999"s, largest,
        "9223372036854775808"s, "9999999999999999999"s, "10000000000000000000"s,
        "19223372036854775807"s, "1" + std::string(70, '0')}) {
    for (const std::size_t zeros : {0U, 1U, 10U, 70U, 1100U}) {
      const std::string kind = std::string(zeros, '0') + number;
      for (std::size_t at = 0; at < 66; ++at) {
        const std::string text = "1 100\n" + std::string(at, ' ') + kind + " " + kinds(99);
        ASSERT_NO_FATAL_FAILURE(check(text + "1\n0 0\n"));
      }
    }
  }
}

// The buffer of 64 KiB ends anywhere in a number.
TEST(Reading, LargerThanTheBuffer) {
  std::mt19937 random(5);
  for (std::size_t board = 0; board < 30; ++board) {
    SCOPED_TRACE("board " + std::to_string(board));
    const int cells = board % 18 < 8 ? 40000 : 12000;  // those of few digits are the shorter ones
    std::string text = std::string(board, ' ') + "1 " + std::to_string(cells) + "\n";
    for (int i = 0; i < cells; ++i) {
      if (i % 1000 == 0) text += std::string(random() % (board % 4 == 0 ? 150000 : 30), '0');
      text += digits(random, 1 + random() % (1 + board % 18)) + (i % 100 == 0 ? "\r\n" : " ");
    }
    ASSERT_NO_FATAL_FAILURE(check(text + "1\n"));
    ASSERT_GT(text.size(), 65580U);
    text[65500 + random() % 80] = 'x';
    ASSERT_NO_FATAL_FAILURE(check(text));
  }
}

// A board of its own sort: how long its numbers are, how they are separated.
std::string random_board(std::mt19937& random) {
  const std::vector<std::string> spaces = {" ", " ", " ", "\n", "  ", "\r\n", "\t", "\n\n"};
  const std::size_t rows = 1 + random() % 9, columns = 1 + random() % 40;
  const std::size_t sorts_of_space = random() % 2 == 0 ? 1 : spaces.size();
  const std::size_t min_digits = random() % 3 == 0 ? 15 : 1, more_digits = random() % 5;
  std::string text = std::to_string(rows) + " " + std::to_string(columns) + "\n";
  for (std::size_t i = 0; i <= rows * columns; ++i) {
    std::string kind = digits(random, min_digits + random() % (more_digits + 1));
    if (random() % 3 == 0) kind = "0";
    if (random() % 500 == 0) kind = std::string(random() % 100, '0') + largest;
    text += kind + spaces[random() % sorts_of_space];
  }
  return text;
}

void mutate(std::string& text, std::mt19937& random) {
  const std::vector<std::string> odd = {"-", "+",    ".", "x", std::string(1, '\0'),  "\xff",
                                        ":", "\x1f", "0", "7", "9223372036854775808", "\n"};
  const std::size_t at = random() % text.size();
  const std::size_t length = random() % 4 == 0 ? text.size() : random() % 5;
  text.replace(at, length, random() % 3 == 0 ? "" : odd[random() % odd.size()]);
}

TEST(Reading, AgreesWithReferenceOnRandomInput) {
  for (unsigned seed = 1; seed <= 1000; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    std::string text;
    for (std::size_t boards = 1 + random() % 3; boards != 0; --boards) text += random_board(random);
    for (std::size_t left = random() % 3; left != 0 && !text.empty(); --left) mutate(text, random);
    ASSERT_NO_FATAL_FAILURE(check(text));
    ASSERT_NO_FATAL_FAILURE(check(text, pieces_of(text, 1 + random() % 200)));
    ASSERT_NO_FATAL_FAILURE(check(text, judge_test::random_pieces(text, random)));
  }
}

// Writes in how many slices of 64 bytes the text of each board is kept.
void measure(judge::Input& input, judge::Output& output) {
  lianliankan::Board board;
  while (lianliankan::read_board(input, board)) output.line(std::to_string(board.text.slices()));
}

// A board that comes a few bytes at a time takes little more room than one that comes at once:
// there may be blanks in the place of the last number of each piece.
TEST(Reading, ShortPiecesAreKeptTogether) {
  std::string text = "1 3000\n";
  for (int i = 0; i < 3000; ++i) text += "7 ";
  const std::vector<std::string> pieces = pieces_of(text, 1);
  ASSERT_LT(pieces[0].size(), 64U);
  const int slices = 3000 * 2 / 64;
  EXPECT_LT(std::stoi(judge_test::answer(measure, text).answers), slices + 40);
  EXPECT_LT(std::stoi(judge_test::answer(measure, pieces).answers), 2 * slices + 40);
}

TEST(Reading, BlanksAreNotKept) {
  std::string text = "1 300\n";
  for (int i = 0; i < 300; ++i) text += std::to_string(i) + std::string(20000, i % 2 ? ' ' : '\n');
  EXPECT_LT(std::stoi(judge_test::answer(measure, text).answers), 2 * 300);
}

}  // namespace
