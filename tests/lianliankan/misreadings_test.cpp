#include "lianliankan/misreadings.hpp"

#include <gtest/gtest.h>

#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "judge/answer.hpp"
#include "judge/checked.hpp"
#include "lianliankan/answer.hpp"
#include "lianliankan/program.hpp"
#include "naive/faulty_lianliankan.hpp"
#include "proof/cases.hpp"

namespace {

const judge::Program& program() {
  static const judge::Program lianliankan = lianliankan::program();
  return lianliankan;
}

std::string right_output(const std::string& input) {
  return naive::link_programs::asks<naive::link_programs::right_answer>(input);
}

// The lines that name likely causes, for what is first wrong with an output.
std::vector<std::string> causes(const std::string& input, const std::string& output) {
  const judge_test::Checked checked = judge_test::checked(program(), input, output);
  std::istringstream lines(checked.wrong.told.explanation);
  std::vector<std::string> found;
  for (std::string line; std::getline(lines, line);) {
    const bool is_cause = line.find(" it would be ") != std::string::npos ||
                          line.find(" it can be ") != std::string::npos;
    if (is_cause) found.push_back(line);
  }
  return found;
}

// The right output with the last answer changed.
std::string last_one_wrong(const std::string& input) {
  std::string output = right_output(input);
  const std::size_t last = output.rfind('\n', output.size() - 2) + 1;  // 0 if there is one line
  return output.substr(0, last) + (output.substr(last) == "NO\n" ? "YES\n" : "NO\n");
}

bool is_named(const std::string& cause, const std::string& input) {
  for (const std::string& line : causes(input, last_one_wrong(input))) {
    if (line == cause) return true;
  }
  return false;
}

void expect_named(const std::string& cause, const std::string& with, const std::string& without) {
  EXPECT_TRUE(is_named(cause, with)) << cause << "\n" << with;
  EXPECT_FALSE(is_named(cause, without)) << cause << "\n" << without;
}

TEST(Misreadings, LinkedPiecesRemoved) {
  expect_named("With linked pieces removed it would be YES: queries do not change the board.",
               "1 4\n1 2 2 1\n2\n1 2 1 3\n1 1 1 4", "1 4\n1 2 2 1\n2\n1 1 1 2\n1 1 1 4");
  expect_named("With linked pieces removed it would be NO: queries do not change the board.",
               "1 3\n1 1 0\n2\n1 1 1 2\n1 1 1 2", "1 3\n1 1 0\n1\n1 1 1 2");
}

TEST(Misreadings, YesKept) {
  expect_named("With the YES of an earlier query kept it would be YES: start each anew.",
               "1 4\n1 1 2 3\n2\n1 1 1 2\n1 3 1 4", "1 4\n1 1 2 3\n2\n1 1 1 4\n1 3 1 4");
  // What came before that YES shows nothing, and a NO after it shows that it was not kept.
  expect_named("With the YES of an earlier query kept it would be YES: start each anew.",
               "1 4\n1 1 2 3\n3\n1 1 1 3\n1 1 1 2\n1 3 1 4",
               "1 4\n1 1 2 3\n3\n1 1 1 2\n1 1 1 3\n1 3 1 4");
}

TEST(Misreadings, MarksKept) {
  expect_named("With the visited marks of earlier queries kept it would be NO: clear them.",
               "1 3\n1 0 1\n2\n1 1 1 3\n1 1 1 3", "1 3\n1 1 1\n2\n1 1 1 2\n1 1 1 2");
}

TEST(Misreadings, KindsInFewBits) {
  expect_named("With kinds in 8 bits it would be YES: they can take 63.", "1 2\n1 257\n1\n1 1 1 2",
               "1 2\n1 256\n1\n1 1 1 2");
  expect_named("With kinds in 8 bits it would be NO: they can take 63.", "1 2\n256 256\n1\n1 1 1 2",
               "1 2\n255 255\n1\n1 1 1 2");
  expect_named("With kinds in 32 bits it would be YES: they can take 63.",
               "1 2\n1 4294967297\n1\n1 1 1 2", "1 2\n1 4294967298\n1\n1 1 1 2");
}

TEST(Misreadings, OneMarkACell) {
  expect_named("With one visited mark per cell it can be NO: direction and turns matter too.",
               "4 3\n0 0 1\n0 0 0\n0 0 1\n1 0 1\n1\n1 3 4 3", "1 3\n1 0 1\n1\n1 1 1 3");
}

TEST(Misreadings, ColumnBeforeRow) {
  expect_named("With column before row it would be YES: x is the row, y the column.",
               "2 2\n1 2\n1 2\n1\n1 1 1 2", "2 2\n1 2\n2 1\n1\n1 1 1 2");
  // Exchanged, the second cell is off the board.
  expect_named("With column before row it would be NO: x is the row, y the column.",
               "2 2\n1 1\n2 2\n1\n1 1 1 2", "1 2\n1 1\n1\n1 1 1 2");
}

TEST(Misreadings, EdgesLeftOut) {
  const std::string cause =
      "Without the first or last row and column it can be NO: paths may run there.";
  expect_named(cause, "1 3\n1 0 1\n1\n1 1 1 3", "1 3\n1 1 1\n1\n1 1 1 2");
  expect_named(cause, "3 3\n2 2 2\n1 2 1\n0 0 0\n1\n2 1 2 3",
               "3 3\n0 0 0\n1 0 1\n0 0 0\n1\n2 1 2 3");
}

TEST(Misreadings, OwnKind) {
  expect_named("Through pieces of the same kind it would be YES: paths need empty cells.",
               "1 3\n1 1 1\n1\n1 1 1 3", "1 3\n1 2 1\n1\n1 1 1 3");
  expect_named("With any piece of this kind as the end it would be YES: only one is meant.",
               "1 4\n1 1 2 1\n1\n1 1 1 4", "1 4\n1 2 1 1\n1\n1 1 1 4");
}

TEST(Misreadings, TurnsOnPieces) {
  expect_named("With turns on pieces it would be YES: paths turn in empty cells.",
               "2 2\n1 2\n2 1\n1\n1 1 2 2", "1 3\n1 2 1\n1\n1 1 1 3");
}

// Of a board in one column, with a mistake that is named if the board is not too large.
std::string column(int cells, int queries) {
  std::string text = std::to_string(cells) + " 1\n1\n1\n1\n";
  for (int i = 3; i < cells; ++i) text += "2\n";
  text += std::to_string(queries) + "\n";
  for (int i = 0; i < queries; ++i) text += "1 1 3 1\n";
  return text;
}

TEST(Misreadings, OnlySmallBoards) {
  expect_named("Through pieces of the same kind it would be YES: paths need empty cells.",
               column(4096, 1), column(4097, 1));
}

TEST(Misreadings, OnlyAnswers) {
  const std::string input = column(3, 1);
  EXPECT_EQ(causes(input, "YES").size(), 2U);
  EXPECT_TRUE(causes(input, "yes").empty());
  EXPECT_TRUE(causes(input, "").empty());
}

// One that fits the last query must fit those before as well. Many are not remembered.
TEST(Misreadings, EarlierAnswersOnTheBoard) {
  EXPECT_TRUE(is_named("With turns on pieces it would be YES: paths turn in empty cells.",
                       "2 2\n1 2\n2 1\n2\n1 1 1 2\n1 1 2 2"));
  EXPECT_TRUE(causes(column(3, 2), "NO\nYES\n").empty());
  std::string queries = "1 3\n1 257 2\n50\n";
  for (int i = 0; i < 49; ++i) queries += "1 1 1 3\n";
  EXPECT_EQ(causes(queries + "1 1 1 2\n", last_one_wrong(queries + "1 1 1 2\n")).size(), 1U);
  queries.replace(queries.find("50"), 2, "51");
  queries += "1 1 1 3\n1 1 1 2\n";
  EXPECT_TRUE(causes(queries, last_one_wrong(queries)).empty());
}

// ---- Against the oracle and programs with one mistake ----

TEST(StepSearch, AgreesWithTheOracle) {
  proof::for_seeds(3000, [](std::uint64_t seed) {
    const std::string input = judge_test::written_by(program().random, seed);
    const auto answer = [](judge::Input& in, judge::Output& out) {
      lianliankan::for_each_case(in, [&](const lianliankan::Case& one) {
        std::size_t steps_left = 1000000;
        lianliankan::StepSearch search(one.board, steps_left);
        search.is_depth_first = one.query_number % 2 == 0;
        out.line(search.is_linked(one.query) ? "YES" : "NO");
      });
    };
    EXPECT_EQ(judge_test::answer(answer, input).answers, right_output(input)) << input;
  });
}

// What each faulty program gets wrong first, with the causes named, in random inputs.
template <class Use>
void for_wrong_answers(std::uint64_t seeds, Use use) {
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    const std::string input = judge_test::written_by(program().random, seed);
    const std::vector<std::string> right = judge_test::words_of(right_output(input));
    for (const naive::Faulty& faulty : naive::faulty_lianliankan()) {
      const std::string output = faulty.run(input);
      const std::vector<std::string> words = judge_test::words_of(output);
      if (words.size() != right.size() || words == right) continue;
      std::size_t at = 0;
      while (words[at] == right[at]) ++at;
      use(input, faulty.name, words[at], at, causes(input, output));
    }
  }
}

const naive::Faulty& faulty_program(const std::string& name) {
  for (const naive::Faulty& faulty : naive::faulty_lianliankan()) {
    if (faulty.name == name) return faulty;
  }
  throw std::out_of_range(name);
}

// The causes, by how they begin, and the programs that make just that mistake.
const std::map<std::string, std::vector<std::string>>& programs_by_cause() {
  static const std::map<std::string, std::vector<std::string>> programs = {
      {"With linked pieces removed", {"LinkedPiecesVanish"}},
      {"With the YES of an earlier query kept", {"FoundStays"}},
      {"With kinds in 32 bits", {"KindsIn32Bits"}},
      {"With kinds in 8 bits", {"KindsInAByte"}},
      {"With column before row", {"RowsAreColumns"}},
      {"Without the first or last row and column", {"LeavesOutTheFirst", "LeavesOutTheLast"}},
      {"Through pieces of the same kind", {"PassesOwnKind"}},
      {"With any piece of this kind as the end", {"EndsAtOwnKind"}},
      {"With turns on pieces", {"TurnsOnPieces"}},
  };
  return programs;
}

// Whatever is wrong with a program, what is named does lead to its answer.
TEST(Misreadings, LeadToTheWrongAnswer) {
  std::map<std::string, int> tried;
  for_wrong_answers(200, [&](const std::string& input, const char* name, const std::string& answer,
                             std::size_t at, const std::vector<std::string>& lines) {
    ASSERT_LE(lines.size(), 2U);
    for (const std::string& line : lines) {
      EXPECT_LE(line.size(), 80U) << line;
      EXPECT_NE(line.find(" be " + answer), std::string::npos) << line;
      const std::string cause = line.substr(0, line.find(" it "));
      const auto programs = programs_by_cause().find(cause);
      if (programs == programs_by_cause().end()) continue;
      bool leads_there = false;
      for (const std::string& program : programs->second) {
        const std::string output = faulty_program(program).run(input);
        if (judge_test::words_of(output)[at] == answer) leads_there = true;
      }
      EXPECT_TRUE(leads_there) << name << ": " << line << "\n" << input;
      ++tried[cause];
    }
  });
  for (const auto& [cause, programs] : programs_by_cause()) {
    EXPECT_GT(tried[cause], 0) << cause;
  }
}

struct Share {
  const char* program;
  const char* cause;
  int percent;  // of its wrong answers with which its mistake is named, at least
};

TEST(Misreadings, NameTheMistakeOfMostPrograms) {
  const Share shares[] = {
      {"LinkedPiecesVanish", "With linked pieces removed", 100},
      {"AskedPiecesVanish", "With linked pieces removed", 75},
      {"FoundStays", "With the YES of an earlier query kept", 100},
      {"MarksStay", "With the visited marks of earlier queries kept", 50},
      {"KindsIn32Bits", "With kinds in 32 bits", 100},
      {"KindsInAByte", "With kinds in 8 bits", 100},
      {"OneFlagACell", "With one visited mark per cell", 90},
      {"StopsAtAsManyTurns", "With one visited mark per cell", 90},
      {"TakesAShortestLine", "With one visited mark per cell", 75},
      {"RowsAreColumns", "With column before row", 30},  // elsewhere it looks off the board
      {"LeavesOutTheFirst", "Without the first or last row and column", 90},
      {"LeavesOutTheLast", "Without the first or last row and column", 90},
      {"PassesOwnKind", "Through pieces of the same kind", 90},
      {"EndsAtOwnKind", "With any piece of this kind as the end", 85},
      {"TurnsOnPieces", "With turns on pieces", 35},
  };
  std::map<std::string, int> wrong, named;
  for_wrong_answers(400, [&](const std::string&, const char* name, const std::string&, std::size_t,
                             const std::vector<std::string>& lines) {
    ++wrong[name];
    for (const Share& share : shares) {
      for (const std::string& line : lines) {
        if (share.program == std::string(name) && line.rfind(share.cause, 0) == 0) ++named[name];
      }
    }
  });
  for (const Share& share : shares) {
    EXPECT_GT(wrong[share.program], 0) << share.program;
    EXPECT_GE(100 * named[share.program], share.percent * wrong[share.program])
        << share.program << ": " << named[share.program] << " of " << wrong[share.program];
  }
}

}  // namespace
