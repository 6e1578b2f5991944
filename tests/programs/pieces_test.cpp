// However the input comes, at once, byte by byte or in random pieces, the answers and the error are
// the same: every sample and every malformed input.

#include <unistd.h>

#include <filesystem>
#include <random>
#include <string>
#include <vector>

#include "judge/answer.hpp"
#include "programs/process.hpp"

namespace {

namespace fs = std::filesystem;

using judge_test::Answered;

class Pieces : public testing::TestWithParam<std::string> {
 protected:
  Answered in_pieces(const std::vector<std::string>& text) const {
    const judge_test::Pieces pieces(text);
    const programs::Finished finished =
        programs::run(GetParam(), "", {}, [&] { dup2(pieces.descriptor(), STDIN_FILENO); });
    return {finished.out, finished.err};
  }

  void expect_same_in_pieces(const fs::path& file) const {
    SCOPED_TRACE(file);
    const std::string text = programs::read_file(file);
    const Answered whole = in_pieces(judge_test::pieces_of(text, 30000));
    EXPECT_PRED2(judge_test::is_alike, in_pieces(judge_test::pieces_of(text, 1)), whole);
    for (unsigned seed = 1; seed <= 10; ++seed) {
      std::mt19937 random(seed);
      EXPECT_PRED2(judge_test::is_alike, in_pieces(judge_test::random_pieces(text, random)), whole)
          << "seed " << seed;
    }
  }
};

TEST_P(Pieces, SamplesAndMalformedInputs) {
  const fs::path folders[] = {fs::path(SAMPLES_DIRECTORY) / GetParam(),
                              fs::path(TEST_DATA_DIRECTORY) / "malformed" / GetParam()};
  for (const fs::path& folder : folders) {
    for (const fs::path& input : programs::inputs_in(folder)) expect_same_in_pieces(input);
  }
}

INSTANTIATE_TEST_SUITE_P(Each, Pieces, testing::ValuesIn(programs::names), programs::name_of);

}  // namespace
