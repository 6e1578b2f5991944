// Malformed input through the real executables: the answers before it stay, standard error gets one
// line with the place and what was wanted, and the exit status is 1. The inputs are data/malformed/
// PROGRAM/NAME.in, the line is in NAME.err, and the answers, if there are any, in NAME.out.

#include <filesystem>
#include <string>

#include "programs/process.hpp"

namespace {

namespace fs = std::filesystem;

class MalformedInput : public testing::TestWithParam<std::string> {};

TEST_P(MalformedInput, OneLineWithThePlaceAndStatusOne) {
  const std::vector<fs::path> inputs =
      programs::inputs_in(fs::path(TEST_DATA_DIRECTORY) / "malformed" / GetParam());
  for (fs::path path : inputs) {
    SCOPED_TRACE(path);
    const programs::Finished finished = programs::run(GetParam(), programs::read_file(path));
    EXPECT_EQ(finished.err, programs::read_file(path.replace_extension(".err")));
    path.replace_extension(".out");
    EXPECT_EQ(finished.out, fs::exists(path) ? programs::read_file(path) : "");
    EXPECT_EQ(finished.status, 1);
  }
}

// Of any program, whatever it reads.
TEST_P(MalformedInput, NothingThatAProgramReadsIsText) {
  const programs::Finished finished = programs::run(GetParam(), "\n no number\n");
  EXPECT_EQ(finished.err.rfind(GetParam() + ": <stdin>:2:2: expected ", 0), 0U) << finished.err;
  EXPECT_NE(finished.err.find(", found \"no\"\n"), std::string::npos) << finished.err;
  EXPECT_EQ(finished.out, "");
  EXPECT_EQ(finished.status, 1);
}

INSTANTIATE_TEST_SUITE_P(Each, MalformedInput, testing::ValuesIn(programs::names),
                         programs::name_of);

}  // namespace
