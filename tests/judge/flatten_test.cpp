#include "judge/submission/flatten.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
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

  std::string flatten() { return judge::flatten(root_.string(), {"main.cpp"}, "// heading\n"); }

  void expect_error(const std::string& message) {
    try {
      flatten();
      FAIL() << "no error, but expected: " << message;
    } catch (const judge::FlattenError& error) {
      std::string what = error.what();
      const std::string root = root_.string() + "/";
      if (what.rfind(root, 0) == 0) what.erase(0, root.size());
      EXPECT_EQ(what, message);
    }
  }

  fs::path root_;
};

TEST_F(Flatten, HeadersOnceInOrderStandardOnesAtTheTop) {
  write("main.cpp",
        "// The program.\n\n#include <vector>\n\n#include \"a/one.hpp\"\n#include \"a/two.hpp\"\n\n"
        "int main() {}\n");
  write("a/one.hpp",
        "#pragma once\n// One.\n\n#include <cstdio>\n#include \"a/two.hpp\"\n\nint one();\n");
  write("a/two.hpp",
        "#pragma once\n// Two.\n\n#include <vector>  // for all\n\n\n\nint two();  // beside\n");
  EXPECT_EQ(flatten(),
            "// The program.\n// heading\n\n#include <cstdio>\n#include <vector>\n\n"
            "int two();\n\nint one();\n\nint main() {}\n");
}

TEST_F(Flatten, SameBytesEachTime) {
  write("main.cpp", "#include <vector>\n#include <array>\nint main() {}\n");
  EXPECT_EQ(flatten(), flatten());
}

TEST_F(Flatten, ConditionalStandardHeadersStay) {
  write("main.cpp", "#if defined(__SSE2__)\n#include <emmintrin.h>\n#endif\nint main() {}\n");
  EXPECT_EQ(
      flatten(),
      "// heading\n\n\n#if defined(__SSE2__)\n#include <emmintrin.h>\n#endif\nint main() {}\n");
}

TEST_F(Flatten, CommentsGoButTheOpeningOne) {
  write(
      "main.cpp",
      "// Opens.\n// More.\n\n// Says what.\nint main() {\n  // How.\n  return 0;  // beside\n}\n");
  EXPECT_EQ(flatten(), "// Opens.\n// More.\n// heading\n\n\nint main() {\n  return 0;\n}\n");
}

TEST_F(Flatten, SlashesInLiteralsAreNoComment) {
  const std::string code =
      "const char* a = \"\\\"//\"; char b = '\"', c = '/'; int d = c / 2 / 1;\n";
  write("main.cpp", code + "int e;  // 'why \"\n");
  EXPECT_EQ(flatten(), "// heading\n\n\n" + code + "int e;\n");
}

TEST_F(Flatten, MissingFile) {
  write("main.cpp", "\n#include \"no/such.hpp\"\n");
  expect_error("main.cpp:2: there is no \"no/such.hpp\"");
}

TEST_F(Flatten, MissingRoot) { expect_error("main.cpp:1: cannot be read"); }

TEST_F(Flatten, Circle) {
  write("main.cpp", "#include \"a.hpp\"\n");
  write("a.hpp", "#pragma once\n#include \"b.hpp\"\n");
  write("b.hpp", "#pragma once\n#include \"a.hpp\"\n");
  expect_error("b.hpp: includes in a circle: main.cpp -> a.hpp -> b.hpp -> a.hpp");
}

TEST_F(Flatten, ItselfIncluded) {
  write("main.cpp", "#include \"main.cpp\"\n");
  expect_error("main.cpp: includes in a circle: main.cpp -> main.cpp");
}

TEST_F(Flatten, ConditionalIncludeOfOurs) {
  write("main.cpp", "#ifdef FAST\n#include \"a.hpp\"\n#endif\n");
  write("a.hpp", "");
  expect_error("main.cpp:2: a conditional include of ours: \"a.hpp\"");
}

TEST_F(Flatten, IncludeAfterCode) {
  write("main.cpp", "#define N 5\n#include \"a.hpp\"\n");
  write("a.hpp", "");
  expect_error("main.cpp:2: code stands before an include of ours: \"a.hpp\"");
}

TEST_F(Flatten, IncludeOfAMacro) {
  write("main.cpp", "#include HEADER\n");
  expect_error("main.cpp:1: cannot tell what is included: HEADER");
}

TEST_F(Flatten, ByteOutsideAscii) {
  write("main.cpp", "int main() {}  // \xc3\xa9\n");
  expect_error("main.cpp:1: a byte outside plain ASCII");
}

TEST_F(Flatten, UnpairedConditions) {
  write("main.cpp", "#if 1\n");
  expect_error("main.cpp: a condition has no #endif");
  write("main.cpp", "#endif\n");
  expect_error("main.cpp:1: #endif without #if");
}

}  // namespace
