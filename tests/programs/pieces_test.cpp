// However the input comes, at once, byte by byte or in random pieces, the answers and the error are
// the same: every sample and every malformed input, inside this process.

#include <filesystem>
#include <random>
#include <string>

#include "judge/answer.hpp"
#include "programs/list.hpp"
#include "programs/process.hpp"

namespace {

namespace fs = std::filesystem;

void expect_same_in_pieces(const judge::Program& program, const fs::path& file) {
  SCOPED_TRACE(file);
  const std::string text = programs::read_file(file);
  const judge_test::Answered whole = judge_test::answer(program.answer, text);
  EXPECT_PRED2(judge_test::is_alike,
               judge_test::answer(program.answer, judge_test::pieces_of(text, 1)), whole);
  for (unsigned seed = 1; seed <= 10; ++seed) {
    std::mt19937 random(seed);
    EXPECT_PRED2(judge_test::is_alike,
                 judge_test::answer(program.answer, judge_test::random_pieces(text, random)), whole)
        << "seed " << seed;
  }
}

TEST(Pieces, SamplesAndMalformedInputs) {
  for (const judge::Program& program : programs::all()) {
    const fs::path folders[] = {fs::path(SAMPLES_DIRECTORY) / program.name,
                                fs::path(TEST_DATA_DIRECTORY) / "malformed" / program.name};
    for (const fs::path& folder : folders) {
      for (const fs::path& input : programs::inputs_in(folder))
        expect_same_in_pieces(program, input);
    }
  }
}

}  // namespace
