#include "judge/submission/flatten.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>

namespace {

namespace fs = std::filesystem;

// A small tree of sources in a folder of its own.
class Flatten : public testing::Test {
 protected:
  void SetUp() override {
    const std::string name = testing::UnitTest::GetInstance()->current_test_info()->name();
    root_ = fs::path(testing::TempDir()) / ("flatten_test_" + name);
    fs::remove_all(root_);
  }
  void TearDown() override { fs::remove_all(root_); }

  void write(const std::string& file, const std::string& text) {
    fs::create_directories((root_ / file).parent_path());
    std::ofstream(root_ / file, std::ios::binary) << text;
  }

  std::string flatten() {
    judge::Flattener flattener(root_.string());
    flattener.append("main.cpp");
    return flattener.text();
  }

  void expect_error(const std::string& message) {
    try {
      flatten();
      FAIL() << "no error, but expected: " << message;
    } catch (const std::runtime_error& error) {
      EXPECT_EQ(error.what(), message);
    }
  }

  fs::path root_;
};

TEST_F(Flatten, EachHeaderOnceWhereItIsFirstIncluded) {
  write("main.cpp",
        "#include <vector>\n\n#include \"a/one.hpp\"\n#include \"a/two.hpp\"\n\nint x;\n");
  write("a/one.hpp", "#pragma once\n#include <cstdio>\n#include \"a/two.hpp\"\n\nint one();\n");
  write("a/two.hpp",
        "#pragma once\n\n#include <vector>  // for all\n#include \"a/one.hpp\"\nint two();\n");
  EXPECT_EQ(flatten(),
            "#include <vector>\n\n#include <cstdio>\n\nint two();\n\nint one();\n\nint x;\n");
}

TEST_F(Flatten, StandardHeadersInsideIfStay) {
  const std::string code =
      "#ifdef A\n#include <cstdio>\n#endif\n#include <cstdio>\n#ifdef B\n#include "
      "<cstdio>\n#endif\n";
  write("main.cpp", code + "#include <cstdio>\n");
  EXPECT_EQ(flatten(), code);
}

TEST_F(Flatten, CommentsGoButTheOpeningOne) {
  write("main.cpp",
        "#pragma once\n// Opens.\n// More.\n\n// Says what.\n#include \"a.hpp\"\nint x;  // "
        "beside\n");
  write("a.hpp", "// A.\n\n\n  // How.\n\nint a;\n");
  EXPECT_EQ(flatten(), "// Opens.\n// More.\n\nint a;\nint x;\n");
}

TEST_F(Flatten, MissingFiles) {
  expect_error("main.cpp: cannot be read");
  write("main.cpp", "\n#include \"no/such.hpp\"\n");
  expect_error("no/such.hpp: cannot be read");
}

TEST_F(Flatten, HeaderOfOursInsideIf) {
  write("main.cpp", "#if 1\n#endif\n#ifdef FAST\n#include \"a.hpp\"\n#endif\n");
  write("a.hpp", "");
  expect_error("inside #if: #include \"a.hpp\"");
}

TEST_F(Flatten, ByteOutsideAscii) {
  write("main.cpp", "int x;\nchar b[] = \"\xc3\xa9\";\n");
  expect_error("outside ASCII: char b[] = \"\xc3\xa9\";");
}

}  // namespace
