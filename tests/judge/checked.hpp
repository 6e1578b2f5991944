#pragma once
// Runs a program's --check inside the test process.

#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "judge/judged_output.hpp"
#include "judge/memory_file.hpp"
#include "judge/output.hpp"
#include "judge/position.hpp"
#include "judge/program.hpp"
#include "judge/written.hpp"
#include "naive/faulty.hpp"

namespace judge_test {

struct Checked {
  bool is_right;
  std::string right;         // what is right
  judge::WrongOutput wrong;  // what is wrong
};

inline Checked checked(const judge::Program& program, const std::string& input_text,
                       const std::string& output_text) {
  static MemoryFile input_file, output_file;
  input_file.fill(input_text.data(), input_text.size());
  output_file.fill(output_text.data(), output_text.size());
  judge::Output nowhere(-1);
  judge::Input input(input_file.descriptor(), nowhere);
  judge::Input words(output_file.descriptor(), nowhere);
  judge::JudgedOutput output(words);
  try {
    return {true, program.check(input, output, judge::Paint(false)), {}};
  } catch (const judge::WrongOutput& wrong) {
    return {false, "", wrong};
  }
}

// The first thing that is wrong must be this, there, in the case of that place and name.
inline void expect_wrong(const Checked& verdict, const judge::Position& at,
                         const std::string& message, const judge::Position& case_at,
                         const std::string& name) {
  EXPECT_FALSE(verdict.is_right);
  EXPECT_EQ(verdict.wrong.at, at);
  EXPECT_EQ(verdict.wrong.message, message);
  EXPECT_EQ(verdict.wrong.told.at, case_at);
  EXPECT_EQ(verdict.wrong.told.name, name);
}

inline std::vector<std::string> words_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

// The output with a word left out, exchanged for another one or put in, or with other white space.
inline std::string spoilt(const std::string& output, std::mt19937& random) {
  const char* const other[] = {"YES", "NO", "-1", "0", "1", "4", "7", "yes", "1.0", "\xff\x01"};
  std::vector<std::string> words = words_of(output);
  const std::size_t at = random() % (words.size() + 1);
  const std::string word = other[random() % 10];
  const auto place = words.begin() + static_cast<std::ptrdiff_t>(at);
  switch (random() % 4) {
    case 0:
      words.insert(place, word);
      break;
    case 1:
      if (at < words.size()) words.erase(place);
      break;
    case 2:
      if (at < words.size()) *place = word;
      break;
    default:
      break;
  }
  std::string text;
  for (const std::string& each : words) text += each + (random() % 3 == 0 ? "\r\n" : " ");
  return text;
}

// What is wrong with the verdicts on outputs of faulty programs and on spoilt right ones: an output
// is right exactly if its words are those of the right program. Empty if all is well.
template <class RightOutput>
std::string fault_of_verdicts(const judge::Program& program,
                              const std::vector<naive::Faulty>& faulty, RightOutput right_output,
                              std::uint64_t seeds) {
  std::uint64_t wrong_outputs = 0;
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    const std::string input = written_by(program.random, seed);
    const std::string right = right_output(input);
    std::vector<std::string> outputs = {right};
    for (const naive::Faulty& each : faulty) outputs.push_back(each.run(input));
    std::mt19937 random(static_cast<unsigned>(seed));
    for (int i = 0; i < 10; ++i) outputs.push_back(spoilt(right, random));
    for (const std::string& output : outputs) {
      const bool is_right = words_of(output) == words_of(right);
      if (!is_right) ++wrong_outputs;
      const Checked verdict = checked(program, input, output);
      if (verdict.is_right != is_right) {
        return input + "\nprinted\n" + output + "\nright is\n" + right +
               "\nbut --check says: " + verdict.right + verdict.wrong.message;
      }
    }
  }
  return wrong_outputs < 5 * seeds ? "too few outputs were wrong" : "";
}

}  // namespace judge_test
