// A harness may hold the pipe open and wait for an answer before it writes more: no answer may be
// held back, nothing may be read after the last needed token, and the program ends by itself.

#include <iterator>
#include <sstream>
#include <string>

#include "programs/process.hpp"

namespace {

using programs::Process;

class EachStreaming : public testing::TestWithParam<std::string> {};

// The first bytes of a text, up to the white space after so many tokens.
std::string first_tokens(const std::string& text, std::size_t count) {
  std::istringstream words(text);
  std::string word, first;
  while (count-- > 0 && words >> word) first += word + '\n';
  return first;
}

// What is printed while the pipe is still open is all that the tokens so far decide.
TEST_P(EachStreaming, AnswersAsSoonAsItCan) {
  const std::string text = programs::read_file(SAMPLES_DIRECTORY "/" + GetParam() + "/1.in");
  std::istringstream words(text);
  const auto size = static_cast<std::size_t>(std::distance(
      std::istream_iterator<std::string>(words), std::istream_iterator<std::string>()));
  Process process(GetParam(), {});
  std::size_t written = 0;
  for (std::size_t count = 1; count <= size; ++count) {
    const std::string so_far = first_tokens(text, count);
    process.write(so_far.substr(written));
    written = so_far.size();
    const std::string decided = programs::run(GetParam(), so_far).out;
    ASSERT_EQ(process.wait_for_output(decided.size()), decided) << so_far;
  }
  EXPECT_EQ(process.wait_for_exit(), 0) << "it does not end without the end of the input";
  EXPECT_EQ(process.out(), programs::read_file(SAMPLES_DIRECTORY "/" + GetParam() + "/1.out"));
}

TEST_P(EachStreaming, TextAfterTheLastTokenIsNotRead) {
  const std::string text = programs::read_file(SAMPLES_DIRECTORY "/" + GetParam() + "/1.in");
  EXPECT_EQ(programs::run(GetParam(), text + " -1 no number").status, 0);
}

INSTANTIATE_TEST_SUITE_P(Each, EachStreaming, testing::ValuesIn(programs::names),
                         programs::name_of);

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

}  // namespace
