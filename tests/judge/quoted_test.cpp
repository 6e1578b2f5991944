#include "judge/quoted.hpp"

#include <gtest/gtest.h>

#include <string>

#include "judge/file_name.hpp"

namespace {

using judge::quoted;
using judge::shown_file_name;

TEST(Quoted, PlainEscapedAndCut) {
  EXPECT_EQ(quoted("abc", 3), "\"abc\"");
  EXPECT_EQ(quoted("abcd", 3), "\"abc\"...");
  EXPECT_EQ(quoted("a\n\"\\\x80", 10), R"("a\012\"\\\200")");
}

// An escape has an end of its own: what follows cannot become part of it.
TEST(Quoted, DigitsAfterAnEscape) {
  EXPECT_EQ(quoted("\"3"), R"("\"3")");
  EXPECT_EQ(quoted(std::string("0\0"
                               "7",
                               3)),
            R"("0\0007")");
  EXPECT_EQ(quoted("\xff"
                   "a"),
            R"("\377a")");
}

TEST(FileName, ShownAsItIs) {
  for (const char* name :
       {"a b.in", "\"quoted\"", "\xe6\xa0\xb7\xe4\xbe\x8b.in", "\xc3\xa9", "\xf0\x9f\x8e\xb2",
        "\xe2\x80\xa7", "\xd8\x9b", "\xe2\x80\x90", "\xed\x9f\xbf"}) {
    EXPECT_EQ(shown_file_name(name), name);
  }
}

TEST(FileName, QuotedWhereATerminalWouldObey) {
  EXPECT_EQ(shown_file_name(""), R"("")");
  EXPECT_EQ(shown_file_name("a\nb"), R"("a\012b")");
  EXPECT_EQ(shown_file_name("\x7f"), R"("\177")");
  EXPECT_EQ(shown_file_name("\xc2\x9b"
                            "1m"),
            R"("\302\2331m")");                                     // a C1 control
  EXPECT_EQ(shown_file_name("\xe2\x80\xa8"), R"("\342\200\250")");  // a line separator
  EXPECT_EQ(shown_file_name("\xe2\x80\xae"), R"("\342\200\256")");  // right to left
  EXPECT_EQ(shown_file_name("\xe2\x81\xa6"), R"("\342\201\246")");  // an isolate
  for (const char* direction_mark : {"\xd8\x9c", "\xe2\x80\x8e", "\xe2\x80\x8f"}) {
    EXPECT_EQ(shown_file_name(direction_mark).front(), '"');
  }
  for (const char* no_utf8 : {"\x9b", "\xc3", "\xe6\xa0", "\xff", "\xc1\x81", "\xe0\x9f\xbf",
                              "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xed\xa0\x80"}) {
    EXPECT_EQ(shown_file_name(no_utf8).front(), '"') << no_utf8;
  }
}

}  // namespace
