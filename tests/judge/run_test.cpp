#include "judge/run.hpp"

#include <gtest/gtest.h>

#include <new>
#include <string>

#include "judge/answer.hpp"
#include "judge/memory_file.hpp"

namespace {

// What has been written when answering ends as `answer` does, and the error's message.
template <class Answer>
judge_test::Answered written_by(Answer answer, const std::string& text = "") {
  judge_test::MemoryFile input_file, output_file;
  input_file.fill(text.data(), text.size());
  judge_test::Answered written;
  judge::Output output(output_file.descriptor());
  judge::Input input(input_file.descriptor(), output);
  try {
    judge::detail::answer_all(input, output, answer);
  } catch (const judge::MalformedInput& error) {
    written.error = error.message;
  } catch (const std::bad_alloc&) {
    written.error = "not enough memory";
  }
  written.answers = output_file.text();
  return written;
}

TEST(AnswerAll, FlushesAtTheEnd) {
  const auto answer = [](judge::Input&, judge::Output& output) { output.line("YES"); };
  EXPECT_EQ(written_by(answer), (judge_test::Answered{"YES\n", ""}));
}

TEST(AnswerAll, KeepsAnswersBeforeAnError) {
  const auto answer = [](judge::Input&, judge::Output& output) {
    output.line("YES");
    throw judge::MalformedInput{{1, 1}, "wrong"};
  };
  EXPECT_EQ(written_by(answer), (judge_test::Answered{"YES\n", "wrong"}));
}

TEST(AnswerAll, KeepsAnswersWhenMemoryRunsOut) {
  const auto answer = [](judge::Input& input, judge::Output& output) {
    input.number("a number", 0, 9);
    output.line("YES");
    input.number("a number", 0, 9);
    throw std::bad_alloc();
  };
  EXPECT_EQ(written_by(answer, "\n 1 2"), (judge_test::Answered{"YES\n", "not enough memory"}));
}

}  // namespace
