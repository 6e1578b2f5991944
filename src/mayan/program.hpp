#pragma once
// All that the program mayan can do.

#include "judge/program.hpp"
#include "mayan/answer.hpp"
#include "mayan/explain.hpp"

namespace mayan {

inline judge::Program program() {
  judge::Program program;
  program.name = "mayan";
  program.summary =
      "Print the smallest n moves that clear a board (NOIP 2011, Luogu P1312).\n"
      "One puzzle a run. A hard board takes a second or two for n = 8, up to a minute\n"
      "for n = 9, and so on: about ten times as long with each move.";
  program.answer = answer;
  program.explain = explain;
  return program;
}

}  // namespace mayan
