#pragma once
// What the fuzz targets share: bytes as an open file, answers read back, and the check that a run
// ends in a well-formed answer or in an error that says where.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "judge/errors.hpp"
#include "judge/input.hpp"
#include "judge/judged_output.hpp"
#include "judge/memory_file.hpp"
#include "judge/output.hpp"
#include "judge/paint.hpp"

namespace fuzz {

inline void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "not so: %s\n", what);
  std::abort();
}

// Runs read_all(Input&, Output&) on the bytes and returns what it wrote.
template <class ReadAll>
std::string run(const std::uint8_t* bytes, std::size_t size, ReadAll read_all) {
  static judge_test::MemoryFile in;
  static judge_test::MemoryFile out;
  in.fill(bytes, size);
  out.fill("", 0);
  judge::Output output(out.descriptor());
  judge::Input input(in.descriptor(), output);
  try {
    read_all(input, output);
  } catch (const judge::MalformedInput& error) {
    require(error.at.line >= 1 && error.at.column >= 1, "positions count from 1");
    require(error.at.line <= size + 1 && error.at.column <= size + 1, "positions lie in the input");
    require(!error.message.empty() && error.message.find('\n') == std::string::npos,
            "errors take one line");
  }
  output.flush();
  return out.text();
}

template <class ReadAll>
std::string run(const std::string& text, ReadAll read_all) {
  return run(reinterpret_cast<const std::uint8_t*>(text.data()), text.size(), read_all);
}

// Judges any bytes as the output for an input, which may be malformed: right or wrong, and nothing
// else.
inline void judge_output(std::string (*check)(judge::Input&, judge::JudgedOutput&,
                                              const judge::Paint&),
                         const std::string& input_text, const std::string& output_text) {
  static judge_test::MemoryFile file;
  file.fill(output_text.data(), output_text.size());
  run(input_text, [&](judge::Input& input, judge::Output& report) {
    judge::Input words(file.descriptor(), report);
    judge::JudgedOutput output(words);
    try {
      require(!check(input, output, judge::Paint(false)).empty(), "what is right is said");
    } catch (const judge::WrongOutput& wrong) {
      const std::size_t size = output_text.size();
      require(wrong.at.line <= size + 1 && wrong.at.column <= size + 1, "places lie in the output");
      require(!wrong.message.empty() && wrong.message.find('\n') == std::string::npos,
              "what is wrong takes one line");
      require(!wrong.told.name.empty(), "it is said where it belongs");
    }
  });
}

}  // namespace fuzz
