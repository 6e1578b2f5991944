#include "judge/output.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cerrno>
#include <string>

#include "judge/memory_file.hpp"

namespace {

TEST(Output, KeepsLinesUntilFlushed) {
  int ends[2];
  ASSERT_EQ(pipe2(ends, O_NONBLOCK), 0);
  judge::Output output(ends[1]);
  output.line("YES");
  output.write("NO");
  output.write("\n");
  char bytes[16];
  EXPECT_EQ(read(ends[0], bytes, sizeof bytes), -1);
  output.flush();
  EXPECT_EQ(read(ends[0], bytes, sizeof bytes), 7);
  EXPECT_EQ(std::string(bytes, 7), "YES\nNO\n");
  output.flush();
  EXPECT_EQ(read(ends[0], bytes, sizeof bytes), -1);
  close(ends[0]);
  close(ends[1]);
}

TEST(Output, MoreThanItsBuffer) {
  judge_test::MemoryFile file;
  judge::Output output(file.descriptor());
  std::string sent;
  for (int i = 0; i < 100000; ++i) {
    output.line(std::to_string(i));
    sent += std::to_string(i) + "\n";
  }
  output.flush();
  EXPECT_EQ(file.text(), sent);
}

TEST(Output, FailsOnceAndThenForgets) {
  judge::Output output(-1);
  output.line("lost");
  try {
    output.flush();
    FAIL() << "a closed descriptor took the answer";
  } catch (const judge::WriteFailure& failure) {
    EXPECT_EQ(failure.error, EBADF);
  }
  EXPECT_NO_THROW(output.flush());
}

}  // namespace
