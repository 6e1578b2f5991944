#include "lianliankan/reading.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "judge/answer.hpp"
#include "judge/memory_file.hpp"
#include "lianliankan/cases.hpp"

namespace {

using judge_test::Answered;
using judge_test::pieces_of;

const std::string largest = "9223372036854775807";

// Tells all that was read: kinds of whole boards and the queries.
void echo(judge::Input& input, judge::Output& output) {
  lianliankan::Board board;
  lianliankan::Occupancy occupancy(board);
  while (lianliankan::read_board(input, board)) {
    output.line(std::to_string(board.rows) + " " + std::to_string(board.columns));
    occupancy.reset();
    for (std::size_t row = 0; row < board.rows; ++row) {
      for (std::size_t column = 0; column < board.columns; ++column) {
        const std::uint64_t kind = board.kind({row, column});
        EXPECT_EQ(occupancy.is_empty({row, column}), kind == 0);
        output.write(std::to_string(kind) + " ");
      }
    }
    std::uint64_t left = input.number("the number of queries", 0, lianliankan::max_number);
    for (; left != 0; --left) {
      judge::Position at;
      const lianliankan::Query query = lianliankan::detail::read_query(input, board, at);
      output.line(std::to_string(query.from.row) + "," + std::to_string(query.from.column) + " " +
                  std::to_string(query.to.row) + "," + std::to_string(query.to.column));
    }
  }
}

// The same, a byte at a time, from nothing but the rules.
class Reference {
 public:
  explicit Reference(const std::string& text) : text_(text) {}

  Answered run() {
    try {
      while (read_case()) continue;
    } catch (const Answered& error) {
      result_.error = error.error;
    }
    return result_;
  }

 private:
  static bool is_white(char byte) {
    return std::string(" \t\n\v\f\r").find(byte) != std::string::npos;
  }

  bool skip_white() {
    while (at_ != text_.size() && is_white(text_[at_])) ++at_;
    return at_ != text_.size();
  }

  [[noreturn]] void fail(std::size_t at) {
    std::size_t line = 1, column = 1;
    for (std::size_t i = 0; i != at; ++i) {
      ++column;
      if (text_[i] != '\n') continue;
      ++line;
      column = 1;
    }
    throw Answered{"", std::to_string(line) + ":" + std::to_string(column)};
  }

  std::string number(const std::string& min, const std::string& max) {
    skip_white();
    start_ = at_;
    std::string digits;
    for (; at_ != text_.size() && !is_white(text_[at_]); ++at_) {
      if (text_[at_] < '0' || text_[at_] > '9') fail(start_);
      if (digits != "" || text_[at_] != '0') digits += text_[at_];
    }
    if (at_ == start_) fail(at_);
    if (digits.empty()) digits = "0";
    const auto is_less = [](const std::string& a, const std::string& b) {
      return a.size() != b.size() ? a.size() < b.size() : a < b;
    };
    if (is_less(digits, min) || is_less(max, digits)) fail(start_);
    return digits;
  }

  bool read_case() {
    if (!skip_white()) return false;
    const std::string cap = std::to_string(lianliankan::max_cells);
    const std::size_t rows = std::stoul(number("0", cap));
    const std::size_t rows_at = start_;
    const std::string most = rows == 0 ? cap : std::to_string(lianliankan::max_cells / rows);
    const std::size_t columns = std::stoul(number(rows == 0 ? "0" : "1", most));
    if (rows == 0 && columns != 0) fail(rows_at);
    if (rows == 0) return false;
    std::string kinds;
    for (std::size_t i = 0; i < rows * columns; ++i) kinds += number("0", largest) + " ";
    result_.answers += std::to_string(rows) + " " + std::to_string(columns) + "\n" + kinds;
    for (std::size_t left = std::stoul(number("0", largest)); left != 0; --left) {
      const auto less_one = [](const std::string& number) {
        return std::to_string(std::stoul(number) - 1);
      };
      const std::string x1 = less_one(number("1", std::to_string(rows)));
      const std::string y1 = less_one(number("1", std::to_string(columns)));
      const std::string x2 = less_one(number("1", std::to_string(rows)));
      const std::string y2 = less_one(number("1", std::to_string(columns)));
      result_.answers += x1 + "," + y1 + " " + x2 + "," + y2 + "\n";
    }
    return true;
  }

  const std::string& text_;
  std::size_t at_ = 0;
  std::size_t start_ = 0;
  Answered result_;
};

Answered without_message(Answered answered) {
  const std::size_t colon = answered.error.find(':');
  if (colon != std::string::npos) answered.error.resize(answered.error.find(':', colon + 1));
  return answered;
}

void check(const std::string& text, const std::vector<std::string>& pieces) {
  ASSERT_EQ(without_message(judge_test::answer(echo, pieces)), Reference(text).run()) << text;
}

template <class Random>
std::string random_board(Random& random) {
  const std::size_t rows = 1 + random() % 9, columns = 1 + random() % 40;
  const std::vector<std::string> spaces = {" ", " ", " ", "\n", "  ", "\r\n", "\t", "\n\n"};
  const std::size_t digits = random() % 20;
  const bool is_plain = random() % 2 == 0;
  const auto space = [&] { return is_plain ? " " : spaces[random() % spaces.size()]; };
  std::string text = std::to_string(rows) + space() + std::to_string(columns) + "\n";
  for (std::size_t i = 0; i < rows * columns; ++i) {
    std::string kind(1, static_cast<char>('0' + random() % 3));
    for (std::size_t more = random() % (digits + 1); more != 0 && kind.size() < 18; --more) {
      kind += static_cast<char>('0' + random() % 3);
    }
    if (random() % 500 == 0) kind = std::string(random() % 100, '0') + largest;
    text += kind + space();
  }
  const std::size_t queries = random() % 4;
  text += std::to_string(queries) + "\n";
  for (std::size_t i = 0; i < 2 * queries; ++i) {
    text += std::to_string(1 + random() % rows) + space();
    text += std::to_string(1 + random() % columns) + "\n";
  }
  return text;
}

template <class Random>
std::string random_input(Random& random) {
  std::string text;
  for (std::size_t boards = 1 + random() % 3; boards != 0; --boards) text += random_board(random);
  return random() % 2 == 0 ? text + "0 0\n" : text;
}

template <class Random>
void mutate(std::string& text, Random& random) {
  const std::vector<std::string> odd = {"-",
                                        "+",
                                        ".",
                                        "x",
                                        std::string(1, '\0'),
                                        "\xff",
                                        ":",
                                        "/",
                                        "9223372036854775808",
                                        "99999999999999999999999",
                                        "0",
                                        "7",
                                        " ",
                                        "\n",
                                        "\x1f",
                                        "\x0e"};
  const std::size_t at = random() % text.size();
  switch (random() % 4) {
    case 0:
      text.resize(at);
      break;
    case 1:
      text.erase(at, 1 + random() % 5);
      break;
    case 2:
      text.replace(at, 1, odd[random() % odd.size()]);
      break;
    default:
      text.insert(at, odd[random() % odd.size()]);
  }
}

TEST(Reading, EmptyInput) {
  check("", {});
  check(" \n", {" \n"});
}

TEST(Reading, NothingAfterTheEndIsRead) { check("0 0\nx", {"0 0\nx"}); }

TEST(Reading, OneOfTheSizesIsZero) {
  check("0 3\n", {"0 3\n"});
  check("3 0\n", {"3 0\n"});
}

TEST(Reading, NoQueries) { check("1 2\n5 6\n0\n0 0\n", {"1 2\n5 6\n0\n0 0\n"}); }

TEST(Reading, QueryOffTheBoard) {
  for (const std::string query :
       {"0 1 1 1", "1 0 1 1", "2 1 1 1", "1 3 1 1", "1 1 2 1", "1 1 1 3"}) {
    const std::string text = "1 2\n5 6\n1\n" + query + "\n";
    check(text, {text});
  }
}

TEST(Reading, HugeBoardsThatNeverCome) {
  for (const std::string size :
       {"1 1073741824", "1073741824 1", "32768 32768", "1000000000 1000000000",
        "9223372036854775807 9223372036854775807", "32769 32768"}) {
    check(size + "\n1 2", {size + "\n1 2"});
  }
}

TEST(Reading, MessageNamesWhatWasExpected) {
  EXPECT_EQ(judge_test::answer(echo, "1 2\n5 -1\n").error,
            "2:3: expected a kind (0 to " + largest + "), found \"-1\"");
  EXPECT_EQ(
      judge_test::answer(echo, "1 2\n5 6").error,
      "2:4: expected the number of queries (0 to " + largest + "), found the end of the input");
}

TEST(Reading, TokensCutAnywhere) {
  const std::string text = "2 60\n" + std::string(40, ' ') + "123456789 000 07 " +
                           std::string(300, '0') + "5\n" +
                           [] {
                             std::string kinds;
                             for (int i = 0; i < 116; ++i)
                               kinds += std::to_string(i * 37 % 101) + " ";
                             return kinds;
                           }() +
                           "1\n1 1 2 2\n0 0\n";
  for (std::size_t cut = 0; cut <= text.size(); ++cut) {
    check(text, {text.substr(0, cut), text.substr(cut)});
    if (HasFatalFailure()) return;
  }
}

TEST(Reading, ErrorsAnywhere) {
  std::string text = "3 60\n";
  for (int i = 0; i < 180; ++i) text += std::to_string(i * 37 % 101) + (i % 60 == 59 ? "\n" : " ");
  text += "1\n1 1 2 2\n0 0\n";
  for (std::size_t at = 0; at < text.size(); ++at) {
    for (const char odd : {'-', 'x', '\0', ':', '/', '\x7f', '\x80', '\xff'}) {
      std::string bad = text;
      bad[at] = odd;
      check(bad, {bad});
      if (HasFatalFailure()) return;
    }
  }
}

TEST(Reading, AgreesWithReferenceOnRandomInput) {
  for (unsigned seed = 1; seed <= 3000; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    std::string text = random_input(random);
    for (std::size_t mutations = random() % 3; mutations != 0 && !text.empty(); --mutations) {
      mutate(text, random);
    }
    switch (random() % 4) {
      case 0:
        check(text, pieces_of(text, 1));
        break;
      case 1:
        check(text, judge_test::random_pieces(text, random));
        break;
      case 2:
        check(text, pieces_of(text, 100 + random() % 1000));
        break;
      default:
        check(text, pieces_of(text, 1 << 15));
    }
    if (HasFatalFailure()) return;
  }
}

TEST(Reading, LargerThanTheBuffer) {
  std::mt19937 random(5);
  for (const std::size_t digits : {1U, 5U, 10U, 18U}) {
    std::string text = "300 200\n";
    for (int i = 0; i < 60000; ++i) {
      for (std::size_t more = random() % digits; more != 0; --more)
        text += static_cast<char>('0' + random() % 10);
      text += static_cast<char>('0' + random() % 2);
      text += i % 200 == 199 ? "\n" : " ";
    }
    text += "1\n300 200 1 1\n";
    check(text, pieces_of(text, 40000));
    text[text.size() - 200] = '-';
    check(text, pieces_of(text, 40000));
  }
}

TEST(Reading, LongNumbersAcrossBuffers) {
  std::mt19937 random(6);
  for (unsigned board = 0; board < 40; ++board) {
    SCOPED_TRACE("board " + std::to_string(board));
    const std::size_t most_zeros = board % 4 == 0 ? 150000 : board % 4 == 1 ? 30 : 10;
    std::string text = "1 9000\n";
    for (int i = 0; i < 9000; ++i) {
      if (i % 1000 == 0) text += std::string(random() % most_zeros, '0');
      text += std::string(random() % 10, '0') + std::to_string(random() % 1000 * 1000000007u);
      text += random() % 100 == 0 ? "\n" : " ";
    }
    text += "1\n1 1 1 9000\n";
    check(text, pieces_of(text, 65536 - board));
    text.replace(65500 + random() % 80, 1, "x");
    check(text, pieces_of(text, 65536));
    if (HasFatalFailure()) return;
  }
}

// Around the length and the value from which a number may be too large, at any place in a word of
// 64 bytes.
TEST(Reading, LargeNumbersAnywhere) {
  const std::string numbers[] = {"999999999999999999",
                                 "1000000000000000000",
                                 "8999999999999999999",
                                 largest,
                                 "9223372036854775808",
                                 "9999999999999999999",
                                 "10000000000000000000",
                                 "19223372036854775807",
                                 "09223372036854775807",
                                 "00000000009223372036854775807",
                                 "00000000009223372036854775808",
                                 "10000000000000000000000000001",
                                 "00100000000000000000000000001",
                                 std::string(70, '0') + largest,
                                 std::string(1100, '0') + largest,
                                 "1" + std::string(70, '0')};
  for (const std::string& number : numbers) {
    for (std::size_t before = 0; before < 66; ++before) {
      const std::string text = "1 100\n" + std::string(before, ' ') + number + " " + [] {
        std::string kinds;
        for (int i = 0; i < 99; ++i) kinds += "5 ";
        return kinds;
      }() + "1\n1 1 1 2\n0 0\n";
      check(text, {text});
      if (HasFatalFailure()) return;
    }
  }
}

// Each number right after the one before, with no room for a doubt in between.
TEST(Reading, RowsOfLargeNumbers) {
  std::mt19937 random(7);
  for (int board = 0; board < 300; ++board) {
    std::string text = "1 200\n";
    for (int i = 0; i < 200; ++i) {
      std::string number(15 + random() % 5, '0');
      for (char& digit : number) digit = static_cast<char>('0' + random() % 10);
      if (random() % 400 == 0) number += '9';
      text += number + (random() % 10 == 0 ? "\r\n" : " ");
    }
    text += "1\n1 1 1 2\n";
    check(text, {text});
    if (HasFatalFailure()) return;
  }
}

TEST(Reading, ManyBlanksAreNotKept) {
  const std::string text = "1 300\n" + [] {
    std::string kinds;
    for (int i = 0; i < 300; ++i)
      kinds += std::to_string(i) + std::string(20000, i % 2 ? ' ' : '\n');
    return kinds;
  }();
  judge_test::MemoryFile file;
  file.fill(text.data(), text.size());
  judge::Output output(-1);
  judge::Input input(file.descriptor(), output);
  lianliankan::Board board;
  ASSERT_TRUE(lianliankan::read_board(input, board));
  for (std::size_t i = 0; i < 300; ++i) EXPECT_EQ(board.kind({0, i}), i);
  EXPECT_LT(64 * board.text.words(), text.size() / 10);
}

TEST(Reading, TooMuchTextIsToldAtTheCase) {
  const auto read = [](judge::Input& input, judge::Output& output) {
    lianliankan::Board board;
    while (lianliankan::read_board(input, board, 2 << 16)) output.line("read");
  };
  const auto board = [](int cells) {
    std::string text = "1 " + std::to_string(cells) + "\n";
    for (int i = 0; i < cells; ++i) text += "123456789 ";
    return text;
  };
  EXPECT_EQ(judge_test::answer(read, board(12000)), (Answered{"read\n", ""}));
  EXPECT_EQ(judge_test::answer(read, "1 1\n1\n " + board(14000)).error,
            "3:2: the board's text is too long (at most 4 GiB)");
}

}  // namespace
