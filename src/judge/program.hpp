#pragma once
// What a program of the suite can do, as its command line and the tests of all programs see it.

#include <cstdint>
#include <string>

#include "judge/input.hpp"
#include "judge/judged_output.hpp"
#include "judge/output.hpp"
#include "judge/paint.hpp"

namespace judge {

struct Program {
  std::string name;
  std::string summary;  // for --help, without a newline at the end

  // Reads all cases and writes their answers.
  void (*answer)(Input&, Output&);

  // The rest may be null: then the option of that name is not offered.

  // Writes each answer with its reasons.
  void (*explain)(Input&, const Paint&, Output&);
  // Judges what another program printed for the input. Returns what is right about it, or throws
  // WrongOutput (judged_output.hpp).
  std::string (*check)(Input&, JudgedOutput&, const Paint&);
  // Writes a small input that finds wrong programs.
  void (*random)(std::uint64_t seed, Output&);
  // Writes an input at the judge's limits that finds slow programs.
  void (*hard)(std::uint64_t seed, Output&);
};

}  // namespace judge
