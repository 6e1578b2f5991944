// --check through the real executables of all programs that offer it: right and wrong outputs of
// the samples, as files and as standard input, and what cannot be read.

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

#include "programs/process.hpp"

namespace {

namespace fs = std::filesystem;

using programs::Finished;
using programs::run;

class Check : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    if (run(GetParam(), "", {"--help"}).out.find("--check") == std::string::npos) {
      GTEST_SKIP() << "this program has no --check";
    }
    output_name_ = testing::TempDir() + GetParam() + "_check_test.out";
  }
  void TearDown() override { std::remove(output_name_.c_str()); }

  std::string input_name() const { return SAMPLES_DIRECTORY "/" + GetParam() + "/1.in"; }
  std::string right_output() const {
    return programs::read_file(SAMPLES_DIRECTORY "/" + GetParam() + "/1.out");
  }

  // Judges an output for the first sample.
  Finished check(const std::string& output) {
    std::ofstream(output_name_, std::ios::binary) << output;
    return run(GetParam(), "", {"--check=" + output_name_, input_name()});
  }

  void expect_wrong(const std::string& output) {
    const Finished finished = check(output);
    EXPECT_EQ(finished.out.rfind("wrong: " + output_name_ + ":", 0), 0U) << finished.out;
    EXPECT_NE(finished.out.find("\n" + input_name() + ":"), std::string::npos) << finished.out;
    EXPECT_EQ(finished.err, "");
    EXPECT_EQ(finished.status, 1);
  }

  std::string output_name_;
};

TEST_P(Check, SamplesAreRight) {
  for (fs::path input : programs::inputs_in(SAMPLES_DIRECTORY "/" + GetParam())) {
    const std::string name = input;
    const Finished finished =
        run(GetParam(), "", {"--check=" + input.replace_extension(".out").string(), name});
    EXPECT_EQ(finished.out.rfind("right: ", 0), 0U) << finished.out;
    EXPECT_EQ(finished.out.find('\n'), finished.out.size() - 1) << finished.out;
    EXPECT_EQ(finished.err, "");
    EXPECT_EQ(finished.status, 0);
  }
}

TEST_P(Check, AnyWhiteSpaceSeparatesWords) {
  std::string output;
  for (const char byte : right_output())
    output += byte == '\n' ? "\r\n\t\n " : std::string(1, byte);
  EXPECT_EQ(check(output).status, 0);
  EXPECT_EQ(check(right_output() + "\x1a").status, 0);
}

TEST_P(Check, WrongOutputs) {
  expect_wrong("");
  expect_wrong(" \n");
  expect_wrong("-1 YES NO");
  expect_wrong(std::string("\0\xff\n", 3));
  expect_wrong(std::string(100000, 'x'));
  expect_wrong(right_output() + "0");
  expect_wrong(
      right_output().substr(0, right_output().find_last_of(" \n", right_output().size() - 2)));
}

TEST_P(Check, StandardInputForEitherFile) {
  const std::string output = SAMPLES_DIRECTORY "/" + GetParam() + "/1.out";
  const Finished as_input =
      run(GetParam(), programs::read_file(input_name()), {"--check=" + output});
  EXPECT_EQ(as_input.status, 0) << as_input.err;
  const Finished as_output = run(GetParam(), right_output(), {"--check=-", input_name()});
  EXPECT_EQ(as_output.status, 0) << as_output.err;
  const Finished as_both = run(GetParam(), "", {"--check=-"});
  EXPECT_EQ(as_both.status, 2);
  EXPECT_EQ(as_both.err,
            GetParam() +
                ": --check=- reads the output from standard input: the input needs a FILE; try '" +
                GetParam() + " --help'\n");
}

TEST_P(Check, FilesThatCannotBeRead) {
  const Finished no_output = run(GetParam(), "", {"--check=no such file", input_name()});
  EXPECT_EQ(no_output.err, GetParam() + ": no such file: cannot read: No such file or directory\n");
  EXPECT_EQ(no_output.status, 1);
  const Finished no_input = run(GetParam(), right_output(), {"--check=-", "no such file"});
  EXPECT_EQ(no_input.err, GetParam() + ": no such file: cannot read: No such file or directory\n");
  EXPECT_EQ(no_input.status, 1);
  const Finished folder = run(GetParam(), "", {"--check=/", input_name()});
  EXPECT_EQ(folder.err, GetParam() + ": /: cannot read: Is a directory\n");
  EXPECT_EQ(folder.out + folder.err, folder.err);
  EXPECT_EQ(folder.status, 1);
}

TEST_P(Check, MalformedInputIsTold) {
  const Finished finished = run(GetParam(), " x", {"--check=" + input_name()});
  EXPECT_EQ(finished.out, "");
  EXPECT_EQ(finished.err.rfind(GetParam() + ": <stdin>:1:2: expected ", 0), 0U) << finished.err;
  EXPECT_EQ(finished.status, 1);
}

INSTANTIATE_TEST_SUITE_P(Each, Check, testing::ValuesIn(programs::names), programs::name_of);

}  // namespace
