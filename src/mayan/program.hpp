#pragma once
// All that the program mayan can do.

#include "judge/program.hpp"
#include "mayan/answer.hpp"
#include "mayan/check.hpp"
#include "mayan/explain.hpp"
#include "mayan/hard.hpp"
#include "mayan/random.hpp"

namespace mayan {

inline judge::Program program() {
  const char* const summary =
      "Print the smallest n moves that clear a board (NOIP 2011, Luogu P1312).\n"
      "One puzzle a run. A hard board takes a second or two for n = 8, up to a minute\n"
      "for n = 9, and so on: about ten times as long with each move.";
  return {"mayan", summary, answer, explain, check, random, hard};
}

}  // namespace mayan
