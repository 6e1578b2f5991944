#include "puzzle519/explain.hpp"

#include <gtest/gtest.h>

#include <cctype>
#include <sstream>
#include <string>
#include <vector>

#include "generate/puzzle519.hpp"
#include "judge/answer.hpp"
#include "naive/puzzle519.hpp"

namespace {

std::string explained(const std::string& input) {
  const auto plain = [](judge::Input& in, judge::Output& out) {
    puzzle519::explain(in, judge::Paint(false), out);
  };
  return judge_test::answer(plain, input).answers;
}

// The lines of a drawing that has one band.
std::vector<std::string> drawing_in(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) {
    if (line.rfind("  ", 0) == 0) lines.push_back(line.substr(2));
  }
  return lines;
}

// Reads the pieces back from the drawing and checks that each arrow points from a jut into a
// cavity.
std::vector<std::string> pieces_in(std::size_t rows, std::size_t columns,
                                   const std::vector<std::string>& lines) {
  std::vector<std::string> pieces;
  if (lines.size() != 2 * rows + 1) return pieces;
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t column = 0; column < columns; ++column) {
      const std::string letters = lines[2 * row + 1].substr(7 * column + 2, 4);
      const char before = lines[2 * row + 1][7 * column];
      const char above = lines[2 * row][7 * column + 3];
      EXPECT_EQ(before, column == 0 ? '|' : letters[3] == 'I' ? '>' : '<');
      EXPECT_EQ(above, row == 0 ? '-' : letters[0] == 'I' ? 'v' : '^');
      pieces.push_back(letters);
    }
  }
  return pieces;
}

TEST(Explain, DrawnAssembliesVerify) {
  for (unsigned seed = 1; seed <= 100; ++seed) {
    generate::Random random(seed);
    const std::size_t rows = 1 + random.below(7);
    const std::size_t columns = 1 + random.below(11);
    const puzzle519::Draft draft = generate::cut(rows, columns, 50, random);
    const std::vector<std::string> pieces = draft.pieces;
    const std::string text = explained(puzzle519::judge_text(draft));
    SCOPED_TRACE("seed " + std::to_string(seed) + "\n" + text);
    ASSERT_EQ(text.rfind("YES\n", 0), 0U);
    EXPECT_TRUE(naive::verifies(rows, columns, pieces, pieces_in(rows, columns, drawing_in(text))));
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) EXPECT_LE(line.size(), 80U);
  }
}

TEST(Explain, WideBoardsComeInBands) {
  generate::Random random(5);
  const std::string text = explained(puzzle519::judge_text(generate::cut(2, 23, 50, random)));
  for (const char* heading : {"columns 1 to 11\n", "columns 12 to 22\n", "columns 23 to 23\n"}) {
    EXPECT_NE(text.find(heading), std::string::npos) << text;
  }
}

struct Reason {
  const char* name;
  const char* input;
  const char* text;
};

std::ostream& operator<<(std::ostream& out, const Reason& each) { return out << each.name; }

class No : public testing::TestWithParam<Reason> {};

TEST_P(No, SaysWhy) {
  EXPECT_EQ(explained(GetParam().input), std::string("NO\n") + GetParam().text + "\n\n");
}

const Reason reasons[] = {
    {"FlatSides", "1 2 FFFF FFFF",
     "Flat sides do not add up:\n2 pieces are flat on the right, where the rectangle needs 1."},
    {"FlatSets", "2 2 FOFI IFOF FOOF IFFI",
     "Flat sides do not add up: 0 pieces are flat on these sides and no\nother: bottom and left; "
     "the "
     "rectangle needs 1."},
    {"Joints", "2 1 FFOF OFFF",
     "Juts and cavities do not pair up from top to bottom:\n1 jut on the bottom against 0 cavities "
     "on the top."},
    {"BorderJoints", "2 2 FOOF FFOO IIFF IFFI",
     "Juts and cavities do not pair up along the top edge:\n1 jut on the right against 0 cavities "
     "on the left."},
    {"SearchedAtOnce", "3 3 IOOF FOOI FOOF FFII IIFF OFFO OIFO OFII IIIO",
     "No assembly exists: searched completely, 5 positions."},
    {"Searched", "3 4 IFFO OIFI IIOF IIFF FOII OIIO FIOF FFOI IFOO FOIO OOII OOFO",
     "No assembly exists: searched completely, 7 positions."},
    {"BorderWalk", "1 3 FOFF FFFI FIFO",
     "The pieces of the top edge cannot be laid end to end:\n1 of them would fit behind none of "
     "the others."},
};

INSTANTIATE_TEST_SUITE_P(Each, No, testing::ValuesIn(reasons),
                         [](const auto& each) { return std::string(each.param.name); });

}  // namespace
