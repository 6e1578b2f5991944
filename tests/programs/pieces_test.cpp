// However the input comes, at once, byte by byte or in random pieces, the answers and the error are the
// same: every sample and every malformed input, inside this process.

#include <filesystem>
#include <random>
#include <string>

#include "judge/answer.hpp"
#include "lianliankan/answer.hpp"
#include "mayan/answer.hpp"
#include "programs/malformed.hpp"
#include "programs/process.hpp"
#include "puzzle519/answer.hpp"

namespace {

using AnswerCases = void (*)(judge::Input&, judge::Output&);

AnswerCases answer_of(const std::string& program) {
  return program == "mayan"         ? mayan::answer
         : program == "lianliankan" ? lianliankan::answer
                                    : puzzle519::answer;
}

void expect_same_in_pieces(const std::string& program, const std::string& text) {
  SCOPED_TRACE(program + ":\n" + text);
  const AnswerCases answer = answer_of(program);
  const judge_test::Answered whole = judge_test::answer(answer, text);
  EXPECT_PRED2(judge_test::is_alike, judge_test::answer(answer, judge_test::pieces_of(text, 1)),
               whole);
  for (unsigned seed = 1; seed <= 10; ++seed) {
    std::mt19937 random(seed);
    EXPECT_PRED2(judge_test::is_alike,
                 judge_test::answer(answer, judge_test::random_pieces(text, random)), whole)
        << "seed " << seed;
  }
}

TEST(Pieces, Samples) {
  for (const char* program : programs::names) {
    const std::filesystem::path folder = std::filesystem::path(SAMPLES_DIRECTORY) / program;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
      if (entry.path().extension() == ".in")
        expect_same_in_pieces(program, programs::read_file(entry.path()));
    }
  }
}

TEST(Pieces, MalformedInputs) {
  for (const programs::Malformed& row : programs::mayan_rows)
    expect_same_in_pieces(row.program, row.input);
  for (const programs::Malformed& row : programs::lianliankan_rows)
    expect_same_in_pieces(row.program, row.input);
  for (const programs::Malformed& row : programs::puzzle519_rows)
    expect_same_in_pieces(row.program, row.input);
}

}  // namespace
