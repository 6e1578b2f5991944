#pragma once
// All that the program mayan can do.

#include "judge/program.hpp"
#include "mayan/answer.hpp"
#include "mayan/explain.hpp"
#include "mayan/hard.hpp"
#include "mayan/random.hpp"

namespace mayan {

inline judge::Program program() {
  judge::Program program;
  program.name = "mayan";
  program.summary = "Print the smallest n moves that clear a board (NOIP 2011, Luogu P1312).";
  program.answer = answer;
  program.explain = explain;
  program.random = random;
  program.hard = hard;
  return program;
}

}  // namespace mayan
