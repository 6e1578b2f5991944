// The maker of the one-file submissions, on a small tree of sources.

#include <filesystem>
#include <fstream>
#include <string>

#include "programs/process.hpp"

namespace {

namespace fs = std::filesystem;

class Submission : public testing::Test {
 protected:
  void SetUp() override {
    const std::string name = testing::UnitTest::GetInstance()->current_test_info()->name();
    root_ = fs::path(testing::TempDir()) / ("submission_test_" + name);
    fs::remove_all(root_);
    write("judge/run.hpp", "");
  }
  void TearDown() override { fs::remove_all(root_); }

  void write(const std::string& file, const std::string& text) {
    fs::create_directories((root_ / file).parent_path());
    std::ofstream(root_ / file, std::ios::binary) << text;
  }

  programs::Finished make() const {
    return programs::run("make_submission", "", {"1.0", root_, "queens", root_ / "made.cpp"});
  }

  // What becomes of these sources, without the heading in front and main() behind.
  void expect_made(const std::string& code) const {
    const programs::Finished finished = make();
    ASSERT_EQ(finished.status, 0) << finished.err;
    const std::string heading =
        "// From judge_solvers 1.0: src/queens/answer.hpp and all that it includes, without\n"
        "// comments, by `cmake --build build --target submissions`.\n";
    const std::string end = "\nint main() { return judge::run(\"queens\", queens::answer); }\n";
    EXPECT_EQ(programs::read_file(root_ / "made.cpp"), heading + code + end);
  }

  void expect_error(const std::string& message) const {
    const programs::Finished finished = make();
    EXPECT_EQ(finished.status, 1);
    EXPECT_EQ(finished.err, "make_submission: " + message + "\n");
    EXPECT_FALSE(fs::exists(root_ / "made.cpp"));
  }

  fs::path root_;
};

TEST_F(Submission, EachHeaderOnceWhereItIsFirstIncluded) {
  write("queens/answer.hpp",
        "#pragma once\n\n#include <vector>\n\n#include \"a/one.hpp\"\n#include "
        "\"a/two.hpp\"\n\nint x;\n");
  write("a/one.hpp", "#pragma once\n#include <cstdio>\n#include \"a/two.hpp\"\n\nint one();\n");
  write("a/two.hpp",
        "#pragma once\n\n#include <vector>  // for all\n#include \"a/one.hpp\"\nint two();\n");
  write("judge/run.hpp", "#pragma once\n#include <cstdio>\n#include \"a/two.hpp\"\nint run();\n");
  expect_made(
      "#include <vector>\n\n#include <cstdio>\n\nint two();\n\nint one();\n\nint x;\nint run();\n");
}

TEST_F(Submission, StandardHeadersInsideIfStay) {
  const std::string code =
      "#ifdef A\n#include <cstdio>\n#endif\n#include <cstdio>\n#if B\n#include <cstdio>\n#endif\n";
  write("queens/answer.hpp", code + "#include <cstdio>\n");
  expect_made(code);
}

TEST_F(Submission, CommentsGoButTheOpeningOne) {
  write("queens/answer.hpp",
        "#pragma once\n// Opens.\n// More.\n\n// Says.\n#include \"a.hpp\"\nint x;  // beside\n");
  write("a.hpp", "// A.\n\n\n  // How.\n\nint a;\n");
  expect_made("// Opens.\n// More.\n\nint a;\nint x;\n");
}

TEST_F(Submission, MissingFiles) {
  expect_error("queens/answer.hpp: cannot be read");
  write("queens/answer.hpp", "\n#include \"no/such.hpp\"\n");
  expect_error("no/such.hpp: cannot be read");
}

TEST_F(Submission, HeaderOfOursInsideIf) {
  write("queens/answer.hpp", "#if 1\n#endif\n#ifdef FAST\n#include \"a.hpp\"\n#endif\n");
  write("a.hpp", "");
  expect_error("inside #if: #include \"a.hpp\"");
}

TEST_F(Submission, ByteOutsideAscii) {
  write("queens/answer.hpp", "int x;  // \xc3\xa9\n");
  expect_made("int x;\n");
  fs::remove(root_ / "made.cpp");
  write("queens/answer.hpp", "char b[] = \"\xc3\xa9\";\n");
  expect_error("not plain ASCII: char b[] = \"\xc3\xa9\";");
}

TEST_F(Submission, TooLarge) {
  write("queens/answer.hpp", "int x;" + std::string(30000, ' ') + "int y;\n");
  const programs::Finished finished = make();
  EXPECT_EQ(finished.status, 1);
  EXPECT_NE(finished.err.find(" of 30000 bytes\n"), std::string::npos) << finished.err;
  EXPECT_FALSE(fs::exists(root_ / "made.cpp"));
}

TEST(MakeSubmission, WrongUsage) {
  const programs::Finished finished = programs::run("make_submission", "");
  EXPECT_EQ(finished.status, 1);
  EXPECT_EQ(finished.err, "make_submission: expected VERSION ROOT PROGRAM OUTPUT\n");
}

}  // namespace
