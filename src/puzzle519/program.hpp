#pragma once
// All that the program puzzle519 can do.

#include "judge/program.hpp"
#include "puzzle519/answer.hpp"
#include "puzzle519/explain.hpp"

namespace puzzle519 {

inline judge::Program program() {
  judge::Program program;
  program.name = "puzzle519";
  program.summary = "Tell which jigsaws can be assembled (UVa 519, POJ 1368).";
  program.answer = answer;
  program.explain = explain;
  return program;
}

}  // namespace puzzle519
