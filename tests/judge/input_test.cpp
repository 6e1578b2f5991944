#include "judge/input.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>

#include "judge/answer.hpp"
#include "judge/case_size.hpp"
#include "judge/position.hpp"

namespace {

using judge_test::answer;
using judge_test::Answered;
using judge_test::pieces_of;

const std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();

// Echoes numbers with their positions until the input ends.
void echo_numbers(judge::Input& input, judge::Output& output) {
  while (!input.at_end()) {
    const std::uint64_t number = input.number("a number", 0, largest);
    const judge::Position at = input.token_position();
    output.line(std::to_string(number) + "@" + std::to_string(at.line) + ":" +
                std::to_string(at.column));
  }
}

TEST(Number, PositionsCountBytesAndLines) {
  EXPECT_EQ(answer(echo_numbers, "1 22\n\n  333\r\n4"),
            (Answered{"1@1:1\n22@1:3\n333@3:3\n4@4:1\n", ""}));
}

TEST(Number, AllWhiteSpace) {
  EXPECT_EQ(answer(echo_numbers, "\t1\v2\f3\r4 5"),
            (Answered{"1@1:2\n2@1:4\n3@1:6\n4@1:8\n5@1:10\n", ""}));
}

TEST(Number, NoOtherByteIsWhiteSpace) {
  for (int byte = 0; byte < 256; ++byte) {
    const char between = static_cast<char>(byte);
    if (std::string(" \t\n\v\f\r0123456789").find(between) != std::string::npos) continue;
    const Answered answered = answer(echo_numbers, std::string("1") + between + "2");
    EXPECT_EQ(answered.answers, "") << byte;
    EXPECT_EQ(answered.error.substr(0, 4), "1:1:") << byte;
  }
}

TEST(Number, LeadingZerosWithoutLimit) {
  EXPECT_EQ(answer(echo_numbers, "00 " + std::string(200000, '0') + "7 8"),
            (Answered{"0@1:1\n7@1:4\n8@1:200006\n", ""}));
}

TEST(Number, LargestAndOneMore) {
  EXPECT_EQ(answer(echo_numbers, "18446744073709551615").answers, "18446744073709551615@1:1\n");
  EXPECT_EQ(answer(echo_numbers, "18446744073709551616").error,
            "1:1: expected a number (0 to 18446744073709551615), found \"18446744073709551616\"");
  EXPECT_EQ(answer(echo_numbers, "99999999999999999999").answers, "");
}

TEST(Number, BelowTheLeast) {
  const auto from_two = [](judge::Input& input, judge::Output&) { input.number("a size", 2, 12); };
  EXPECT_EQ(answer(from_two, "1").error, "1:1: expected a size (2 to 12), found \"1\"");
  EXPECT_EQ(answer(from_two, "13").error, "1:1: expected a size (2 to 12), found \"13\"");
  EXPECT_EQ(answer(from_two, "12").error, "");
  EXPECT_EQ(answer(from_two, " \n").error,
            "2:1: expected a size (2 to 12), found the end of the input");
}

TEST(Number, NoneAtTheEnd) {
  const auto any = [](judge::Input& input, judge::Output&) {
    input.number("a number", 0, largest);
  };
  EXPECT_EQ(answer(any, "\n ").error,
            "2:2: expected a number (0 to 18446744073709551615), found the end of the input");
}

TEST(Number, NeverASignAFractionOrALetter) {
  for (const char* token :
       {"-", "+", "-1", "+1", "1.0", "1e3", "x", "0x1", "1-", ",", "\x7f", "\xc3\xa9"}) {
    const Answered answered = answer(echo_numbers, std::string("5\n ") + token + " 6");
    EXPECT_EQ(answered.answers, "5@1:1\n") << token;
    EXPECT_EQ(
        answered.error.rfind("2:2: expected a number (0 to 18446744073709551615), found \"", 0), 0U)
        << answered.error;
  }
}

TEST(Number, LongTokensAreQuotedInPart) {
  EXPECT_EQ(answer(echo_numbers, std::string(100, 'y')).error,
            "1:1: expected a number (0 to 18446744073709551615), found \"" + std::string(24, 'y') +
                "\"...");
}

TEST(ByteOrderMark, SkippedAtTheStartOnly) {
  const std::string mark = "\xEF\xBB\xBF";
  for (std::size_t size = 1; size <= 5; ++size) {
    EXPECT_EQ(answer(echo_numbers, pieces_of(mark + "1\n2", size)),
              (Answered{"1@1:4\n2@2:1\n", ""}));
    EXPECT_EQ(answer(echo_numbers, pieces_of(mark, size)), (Answered{"", ""}));
    EXPECT_EQ(answer(echo_numbers, pieces_of("1 " + mark, size)).error.substr(0, 4), "1:3:");
    EXPECT_EQ(answer(echo_numbers, pieces_of(mark + mark, size)).error.substr(0, 4), "1:4:");
    EXPECT_EQ(answer(echo_numbers, pieces_of(mark.substr(0, 2), size)).error.substr(0, 4), "1:1:");
  }
}

TEST(Take, CountsLinesAsToldAndGoesOnFromThere) {
  const auto take = [](judge::Input& input, judge::Output& output) {
    EXPECT_FALSE(input.at_end());
    ASSERT_EQ(std::string(input.begin(), input.size()), "a\nb\ncd 7\ne");
    input.take(6, 2, 4);
    output.line(std::to_string(input.number("a number", 0, 9)));
    EXPECT_EQ(input.token_position(), (judge::Position{3, 4}));
    input.take(input.size(), 1, 1);
    EXPECT_TRUE(input.at_end());
    input.number("a number", 0, 9);
  };
  const Answered answered = answer(take, "a\nb\ncd 7\ne");
  EXPECT_EQ(answered.answers, "7\n");
  EXPECT_EQ(answered.error.substr(0, 4), "4:2:");
}

TEST(Chunks, AnyPiecesReadTheSame) {
  const std::string text = "12 345\n\n6789\r\n 00012\t7\n";
  const Answered whole = answer(echo_numbers, text);
  for (std::size_t size = 1; size <= text.size(); ++size) {
    EXPECT_EQ(answer(echo_numbers, pieces_of(text, size)), whole) << size;
  }
}

void echo_sizes(judge::Input& input, judge::Output& output) {
  std::size_t rows = 0;
  std::size_t columns = 0;
  while (judge::read_case_size(input, 100, rows, columns)) {
    output.line(std::to_string(rows) + "x" + std::to_string(columns));
  }
}

TEST(CaseSize, EndsAtZeroZeroOrAtTheEnd) {
  EXPECT_EQ(answer(echo_sizes, "1 2 10 10 0 0 nothing"), (Answered{"1x2\n10x10\n", ""}));
  EXPECT_EQ(answer(echo_sizes, "1 2 \n"), (Answered{"1x2\n", ""}));
  EXPECT_EQ(answer(echo_sizes, ""), (Answered{"", ""}));
}

// Ctrl-Z ends the input between cases, whatever follows it; within one it is as wrong as anything
// else.
TEST(CaseSize, EndsAtCtrlZ) {
  EXPECT_EQ(answer(echo_sizes, "1 2\n\x1a"), (Answered{"1x2\n", ""}));
  EXPECT_EQ(answer(echo_sizes, "1 2 \x1a 3 4 x"), (Answered{"1x2\n", ""}));
  EXPECT_EQ(answer(echo_sizes, "\x1a"), (Answered{"", ""}));
  EXPECT_EQ(answer(echo_sizes, "1 2\n3 \x1a").error,
            "2:3: expected the number of columns (1 to 33), found \"\\032\"");
  EXPECT_EQ(answer(echo_sizes, "1 2\n3\x1a 4").error.substr(0, 4), "2:1:");
}

TEST(CaseSize, CasesBeginAtTheirRows) {
  const auto tell = [](judge::Input& input, judge::Output& output) {
    std::size_t rows = 0;
    std::size_t columns = 0;
    while (judge::read_case_size(input, 100, rows, columns)) {
      input.number("a number", 0, 9);
      const judge::Position at = input.case_position();
      output.line(std::to_string(at.line) + ":" + std::to_string(at.column));
    }
  };
  EXPECT_EQ(answer(tell, "\n 1 2 5\n  3\n4 6").answers, "2:2\n3:3\n");
}

// Without case_size.hpp, all is one case.
TEST(Case, FirstTokenBeginsIt) {
  const auto tell = [](judge::Input& input, judge::Output& output) {
    for (int i = 0; i < 3; ++i) {
      input.number("a number", 0, 9);
      const judge::Position at = input.case_position();
      output.line(std::to_string(at.line) + ":" + std::to_string(at.column));
    }
  };
  EXPECT_EQ(answer(tell, "\n  1 2\n3").answers, "2:3\n2:3\n2:3\n");
}

TEST(Utf16, IsHintedAtForTheFirstTokenOnly) {
  using namespace std::string_literals;
  const std::string hint = " (is this UTF-16? plain ASCII or UTF-8 is needed)";
  const auto ends_so = [](const std::string& text, const std::string& end) {
    return text.size() >= end.size() &&
           text.compare(text.size() - end.size(), end.size(), end) == 0;
  };
  for (const std::string& text :
       {"\xFF\xFE\x31\0 \0"s, "\xFE\xFF\0\x31\0 "s, "1\0 \0002\0"s, "\0001\0 "s}) {
    const std::string error = answer(echo_numbers, text).error;
    EXPECT_EQ(error.rfind("1:1: expected a number (0 to 18446744073709551615), found \"", 0), 0u)
        << error;
    EXPECT_TRUE(ends_so(error, "\"" + hint)) << error;
  }
  EXPECT_FALSE(ends_so(answer(echo_numbers, "1 2\0"s).error, hint));
  EXPECT_FALSE(ends_so(answer(echo_numbers, "x \0"s).error, hint));
  EXPECT_TRUE(ends_so(answer(echo_numbers, "\xFF").error, hint));
  EXPECT_FALSE(ends_so(answer(echo_numbers, "\xEFx").error, hint));
}

// Of a token that comes in several chunks, a message quotes the start all the same.
TEST(Number, QuotedAcrossChunks) {
  EXPECT_EQ(answer(echo_numbers, {"12", "34", "5x6 7"}).error,
            "1:1: expected a number (0 to 18446744073709551615), found \"12345x6\"");
  EXPECT_EQ(answer(echo_numbers, {std::string(20, '1'), std::string(20, '1')}).error,
            "1:1: expected a number (0 to 18446744073709551615), found \"" + std::string(24, '1') +
                "\"...");
}

TEST(Number, ManyBlanksAndZeros) {
  EXPECT_EQ(answer(echo_numbers, std::string(100000, ' ') + "5\n" + std::string(70000, '\n') + "6"),
            (Answered{"5@1:100001\n6@70002:1\n", ""}));
}

TEST(CaseSize, OneZeroIsMalformed) {
  EXPECT_EQ(answer(echo_sizes, "1 2\n0 3").error,
            "2:1: expected a number of rows, as columns follow, found \"0\"");
  EXPECT_EQ(answer(echo_sizes, "1 2\n3 0").error.substr(0, 4), "2:3:");
  EXPECT_EQ(answer(echo_sizes, "3").error,
            "1:2: expected the number of columns (1 to 33), found the end of the input");
}

TEST(CaseSize, TooManyCells) {
  EXPECT_EQ(answer(echo_sizes, "100 1 50 2 7 14"), (Answered{"100x1\n50x2\n7x14\n", ""}));
  EXPECT_EQ(answer(echo_sizes, "7 15").error,
            "1:3: expected the number of columns (1 to 14), found \"15\"");
  EXPECT_EQ(answer(echo_sizes, "101 1").error,
            "1:1: expected the number of rows (0 to 100), found \"101\"");
}

TEST(ReadFailure, CarriesTheError) {
  judge::Output output(-1);
  judge::Input input(-1, output);
  EXPECT_THROW(input.at_end(), judge::ReadFailure);
}

}  // namespace
