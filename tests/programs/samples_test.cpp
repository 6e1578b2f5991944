// Every sample, and where they are at hand the judges' own files, through the real executables:
// byte for byte, with a good exit status and nothing on standard error.

#include <filesystem>
#include <string>
#include <vector>

#include "programs/process.hpp"

namespace {

namespace fs = std::filesystem;

struct Sample {
  std::string program;
  std::string input_path;
  std::string expected;
};

void expect_answers(const Sample& sample) {
  SCOPED_TRACE(sample.input_path);
  const programs::Finished finished =
      programs::run(sample.program, programs::read_file(sample.input_path));
  EXPECT_EQ(finished.out, sample.expected);
  EXPECT_EQ(finished.err, "");
  EXPECT_EQ(finished.status, 0);
}

class Samples : public testing::TestWithParam<std::string> {};

TEST_P(Samples, AllAnsweredByteForByte) {
  const fs::path folder = fs::path(SAMPLES_DIRECTORY) / GetParam();
  const std::vector<fs::path> inputs = programs::inputs_in(folder);
  ASSERT_GE(inputs.size(), 2U);
  for (const fs::path& input : inputs) {
    fs::path output = input;
    output.replace_extension(".out");
    expect_answers({GetParam(), input, programs::read_file(output)});
  }
}

TEST_P(Samples, NumberedFromOneWithNothingBeside) {
  const fs::path folder = fs::path(SAMPLES_DIRECTORY) / GetParam();
  const auto files = std::distance(fs::directory_iterator(folder), fs::directory_iterator());
  ASSERT_EQ(files % 2, 0);
  for (int i = 1; i <= files / 2; ++i) {
    EXPECT_TRUE(fs::exists(folder / (std::to_string(i) + ".in"))) << i;
    EXPECT_TRUE(fs::exists(folder / (std::to_string(i) + ".out"))) << i;
  }
}

INSTANTIATE_TEST_SUITE_P(Each, Samples, testing::ValuesIn(programs::names), programs::name_of);

// The ten tests of NOIP 2011; a missing answer file means that the answer is -1.
TEST(JudgeData, MayanNoip2011) {
  const fs::path folder = fs::path(JUDGE_DATA_DIRECTORY) / "mayan";
  if (!fs::exists(folder)) GTEST_SKIP() << "no judge files in " << folder;
  for (int i = 1; i <= 10; ++i) {
    const fs::path stem = folder / ("mayan" + std::to_string(i));
    const std::string answer = stem.string() + ".ans";
    const fs::path input = stem.string() + ".in";
    std::string expected = fs::exists(answer) ? programs::read_file(answer) : "-1";
    if (expected.back() != '\n') expected += '\n';
    expect_answers({"mayan", input, expected});
  }
}

// The 500 blocks of the 1997 contest.
TEST(JudgeData, Puzzle519Cerc1997) {
  const fs::path folder = fs::path(JUDGE_DATA_DIRECTORY) / "puzzle519";
  if (!fs::exists(folder)) GTEST_SKIP() << "no judge files in " << folder;
  expect_answers(
      {"puzzle519", folder / "cerc1997.in", programs::read_file(folder / "cerc1997.out")});
}

}  // namespace
