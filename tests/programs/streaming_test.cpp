// A harness may hold the pipe open and wait for an answer before it writes more: no answer may be held
// back, nothing may be read after the last needed token, and the program ends by itself.

#include <random>
#include <string>

#include "programs/process.hpp"

namespace {

using programs::Process;

TEST(Streaming, MayanEndsWithoutEndOfInput) {
  Process process("mayan", {});
  process.write("1\n1 0\n1 0\n0\n1 0\n0\n");
  EXPECT_EQ(process.wait_for_exit(), 0);
  EXPECT_EQ(process.out(), "3 0 -1\n");
}

TEST(Streaming, LianliankanAnswersEachQueryAtOnce) {
  Process process("lianliankan", {});
  process.write("2 3\n1 0 1\n2 0 1\n3\n1 1 1 3\n");
  EXPECT_EQ(process.wait_for_output(4), "YES\n");
  process.write("1 1 2 1\n");
  EXPECT_EQ(process.wait_for_output(7), "YES\nNO\n");
  process.write("1 3 2 3\n");
  EXPECT_EQ(process.wait_for_output(11), "YES\nNO\nYES\n");
  process.write("0 0\n");
  EXPECT_EQ(process.wait_for_exit(), 0);
}

TEST(Streaming, Puzzle519AnswersEachBlockAtOnce) {
  Process process("puzzle519", {});
  process.write("1 1\nFFFF\n");
  EXPECT_EQ(process.wait_for_output(4), "YES\n");
  process.write("\n1 1\nFFFO ");
  EXPECT_EQ(process.wait_for_output(7), "YES\nNO\n");
  process.write("0 0 ");
  EXPECT_EQ(process.wait_for_exit(), 0);
}

TEST(Streaming, ErrorsDoNotWaitForTheRestOfTheToken) {
  Process process("lianliankan", {});
  process.write("1 2\n1 1\n2\n1 1 1 2\n1 x");
  EXPECT_EQ(process.wait_for_exit(), 1);
  EXPECT_EQ(process.out(), "YES\n");
  EXPECT_EQ(process.err(), "lianliankan: <stdin>:5:3: expected a column (1 to 2), found \"x\"\n");
}

TEST(Streaming, AFifthLetterIsOneTooManyAtOnce) {
  Process process("puzzle519", {});
  process.write("1 1\nFFFFF");
  EXPECT_EQ(process.wait_for_exit(), 1);
}

TEST(Streaming, TextAfterTheLastTokenIsNotRead) {
  EXPECT_EQ(programs::run("mayan", "1\n1 0\n1 0\n0\n1 0\n0\n not a number").status, 0);
  EXPECT_EQ(programs::run("lianliankan", "0 0\n-1 x").status, 0);
  EXPECT_EQ(programs::run("puzzle519", "0 0 xyz").status, 0);
}

}  // namespace
