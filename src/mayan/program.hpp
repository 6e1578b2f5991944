#pragma once
// All that the program mayan can do.

#include "judge/program.hpp"
#include "mayan/answer.hpp"
#include "mayan/explain.hpp"

namespace mayan {

inline judge::Program program() {
  judge::Program program;
  program.name = "mayan";
  program.summary = "Print the smallest n moves that clear a board (NOIP 2011, Luogu P1312).";
  program.answer = answer;
  program.explain = explain;
  return program;
}

}  // namespace mayan
