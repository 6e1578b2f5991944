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

  static void expect_wrong_usage(const Finished& finished, const std::string& line) {
    EXPECT_EQ(finished.status, 2);
    EXPECT_EQ(finished.out, "");
    EXPECT_EQ(finished.err, line);
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
  const std::string hint = "; try '" + program() + " --help'\n";
  const std::string message = program() + ": unknown option \"--fast\"" + hint;
  expect_wrong_usage(run(program(), "", {"--fast"}), message);
  expect_wrong_usage(run(program(), "", {"--fast", "--help"}), message);
  expect_wrong_usage(run(program(), "", {"--help", "--fast"}), message);
  expect_wrong_usage(run(program(), "", {"file", "--fast"}), message);
  expect_wrong_usage(run(program(), "", {"-x"}), program() + ": unknown option \"-x\"" + hint);
  expect_wrong_usage(run(program(), "", {"-xh"}), program() + ": unknown option \"-x\"" + hint);
}

TEST_P(Usage, ValuesWhereNoneOrOneIsWanted) {
  const std::string hint = "; try '" + program() + " --help'\n";
  std::vector<std::string> without_value = {"--help=x", "--version="};
  const bool explains = run(program(), "", {"--help"}).out.find("--explain") != std::string::npos;
  if (explains) without_value.emplace_back("--explain=x");
  for (const std::string& word : without_value) {
    expect_wrong_usage(run(program(), "", {word}),
                       program() + ": \"" + word + "\": this option takes no value" + hint);
  }
  if (!explains) return;
  expect_wrong_usage(run(program(), "", {"--color"}),
                     program() + ": --color takes auto, always or never" + hint);
}

TEST_P(Usage, TwoFiles) {
  expect_wrong_usage(run(program(), "", {"a", "b"}),
                     program() + ": more than one file: \"b\"; try '" + program() + " --help'\n");
}

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
