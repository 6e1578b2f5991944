// The command line, files, failing writes and the ways white space may come, through the real
// executables.

#include <fcntl.h>
#include <unistd.h>

#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

#include "programs/process.hpp"

namespace {

using programs::Finished;
using programs::run;

// The first sample is what each program is tried with.
class Usage : public testing::TestWithParam<std::string> {
 protected:
  const std::string& program() const { return GetParam(); }
  std::string input() const { return sample(".in"); }
  std::string output() const { return sample(".out"); }

  bool offers(const std::string& option) const {
    return run(program(), "", {"--help"}).out.find(option) != std::string::npos;
  }

  void expect_wrong(const std::vector<std::string>& words, const std::string& message) const {
    const Finished finished = run(program(), "", words);
    EXPECT_EQ(finished.status, 2);
    EXPECT_EQ(finished.out, "");
    EXPECT_EQ(finished.err, program() + ": " + message + "; try '" + program() + " --help'\n");
  }

 private:
  std::string sample(const std::string& ending) const {
    return programs::read_file(SAMPLES_DIRECTORY "/" + program() + "/1" + ending);
  }
};

TEST_P(Usage, HelpOnStandardOutput) {
  for (const char* option : {"--help", "-h", "--he"}) {
    const Finished finished = run(program(), "", {option});
    EXPECT_EQ(finished.status, 0);
    EXPECT_EQ(finished.out.rfind("Usage: " + program() + " [OPTION] [FILE]\n", 0), 0U)
        << finished.out;
    EXPECT_EQ(finished.err, "");
  }
}

TEST_P(Usage, VersionOnStandardOutput) {
  const Finished finished = run(program(), "", {"--version"});
  EXPECT_EQ(finished.status, 0);
  EXPECT_EQ(finished.out.rfind(program() + " ", 0), 0U) << finished.out;
  EXPECT_EQ(finished.err, "");
}

// Wherever it stands.
TEST_P(Usage, UnknownOption) {
  expect_wrong({"--fast"}, "unknown option \"--fast\"");
  expect_wrong({"--fast", "--help"}, "unknown option \"--fast\"");
  expect_wrong({"--help", "--fast"}, "unknown option \"--fast\"");
  expect_wrong({"file", "--fast"}, "unknown option \"--fast\"");
  expect_wrong({"-x"}, "unknown option \"-x\"");
  expect_wrong({"-xh"}, "unknown option \"-x\"");
}

TEST_P(Usage, ValuesWhereNoneIsWanted) {
  for (const std::string word : {"--help=x", "--version=", "--explain=x"}) {
    if (!offers(word.substr(0, word.find('=')))) continue;
    expect_wrong({word}, '"' + word + "\": this option takes no value");
  }
}

TEST_P(Usage, ValuesThatAreWrongOrMissing) {
  if (offers("--color")) {
    expect_wrong({"--color"}, "--color takes auto, always or never");
    expect_wrong({"--col", "blue"}, "--color takes auto, always or never, not \"blue\"");
  }
  if (offers("--check"))
    expect_wrong({"--che"}, "--check takes the file with the other program's output");
  for (const std::string option : {"--random", "--hard"}) {
    if (!offers(option)) continue;
    for (const std::string seed : {"", "x", "1x", "-1", " 1", "18446744073709551616"}) {
      expect_wrong({option + "=" + seed},
                   option + " takes a seed from 0 to 18446744073709551615, not \"" + seed + '"');
    }
    expect_wrong({option, "7"}, "no file is read here: \"7\" (a seed follows '=')");
  }
}

TEST_P(Usage, TwoThingsToDo) {
  if (!offers("--explain") || !offers("--check")) return;
  expect_wrong({"--explain", "--check", "x"},
               "--check cannot be combined with the option before it");
  EXPECT_EQ(run(program(), input(), {"--explain", "--explain"}).status, 0);
  const Finished helped = run(program(), "", {"--check=no such file", "--help", "no such file"});
  EXPECT_EQ(helped.out, run(program(), "", {"--help"}).out);
  EXPECT_EQ(helped.err, "");
}

TEST_P(Usage, TwoFiles) { expect_wrong({"a", "b"}, "more than one file: \"b\""); }

TEST_P(Usage, DashIsStandardInput) {
  const Finished finished = run(program(), input(), {"-"});
  EXPECT_EQ(finished.status, 0);
  EXPECT_EQ(finished.out, output());
}

TEST_P(Usage, File) {
  const std::string name = testing::TempDir() + program() + "_usage_test.in";
  std::ofstream(name) << input();
  Finished finished = run(program(), "ignored", {name});
  EXPECT_EQ(finished.status, 0);
  EXPECT_EQ(finished.out, output());
  EXPECT_EQ(finished.err, "");
  std::ofstream(name) << "x";
  finished = run(program(), "", {name});
  EXPECT_EQ(finished.status, 1);
  EXPECT_EQ(finished.err.rfind(program() + ": " + name + ":1:1: expected ", 0), 0U) << finished.err;
  std::remove(name.c_str());
}

TEST_P(Usage, FilesThatCannotBeRead) {
  const Finished missing = run(program(), "", {"no such file"});
  EXPECT_EQ(missing.status, 1);
  EXPECT_EQ(missing.err, program() + ": no such file: cannot read: No such file or directory\n");
  const Finished odd = run(program(), "", {"no such\nfile"});
  EXPECT_EQ(odd.err,
            program() + ": \"no such\\012file\": cannot read: No such file or directory\n");
  const Finished nameless = run(program(), "", {""});
  EXPECT_EQ(nameless.err, program() + ": \"\": cannot read: No such file or directory\n");
  const Finished folder = run(program(), "", {"--", "/"});
  EXPECT_EQ(folder.status, 1);
  EXPECT_EQ(folder.err, program() + ": /: cannot read: Is a directory\n");
}

TEST_P(Usage, FullDisk) {
  if (access("/dev/full", W_OK) != 0) GTEST_SKIP() << "no /dev/full here";
  for (const char* argument : {"-", "--help", "--version"}) {
    const Finished finished = run(program(), input(), {argument},
                                  [] { dup2(open("/dev/full", O_WRONLY), STDOUT_FILENO); });
    EXPECT_EQ(finished.status, 1) << argument;
    EXPECT_EQ(finished.err, program() + ": cannot write: No space left on device\n") << argument;
  }
}

TEST_P(Usage, ClosedStreams) {
  const Finished deaf = run(program(), "", {}, [] { close(STDIN_FILENO); });
  EXPECT_EQ(deaf.status, 1);
  EXPECT_EQ(deaf.err, program() + ": <stdin>: cannot read: Bad file descriptor\n");
  const Finished mute = run(program(), input(), {}, [] { close(STDOUT_FILENO); });
  EXPECT_EQ(mute.status, 1);
  EXPECT_EQ(mute.err, program() + ": cannot write: Bad file descriptor\n");
}

std::string replaced(const std::string& text, const std::string& line_break) {
  std::string result;
  for (const char byte : text) {
    if (byte == '\n') {
      result += line_break;
    } else {
      result += byte;
    }
  }
  return result;
}

TEST_P(Usage, WhiteSpaceOfAllKinds) {
  const std::string all[] = {replaced(input(), "\r\n"),
                             replaced(input(), "\t\v\f "),
                             replaced(input(), "\n\n\n"),
                             "\xEF\xBB\xBF" + input(),
                             "\xEF\xBB\xBF \r\n" + input(),
                             " \n" + input() + "\n \t",
                             input().substr(0, input().size() - 1)};
  for (const std::string& text : all) {
    const Finished finished = run(program(), text);
    EXPECT_EQ(finished.out, output()) << text;
    EXPECT_EQ(finished.err, "") << text;
    EXPECT_EQ(finished.status, 0) << text;
  }
}

INSTANTIATE_TEST_SUITE_P(Each, Usage, testing::ValuesIn(programs::names), programs::name_of);

TEST(MissingTerminator, IsTheEndOfTheInput) {
  EXPECT_EQ(run("lianliankan", "1 2\n1 1\n1\n1 1 1 2").out, "YES\n");
  EXPECT_EQ(run("puzzle519", "1 1\nFFFF").out, "YES\n");
  EXPECT_EQ(run("puzzle519", "").status, 0);
  EXPECT_EQ(run("lianliankan", " \n").status, 0);
}

}  // namespace
