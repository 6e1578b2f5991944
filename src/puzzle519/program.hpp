#pragma once
// All that the program puzzle519 can do.

#include "judge/program.hpp"
#include "puzzle519/answer.hpp"
#include "puzzle519/check.hpp"
#include "puzzle519/explain.hpp"
#include "puzzle519/hard.hpp"
#include "puzzle519/random.hpp"

namespace puzzle519 {

inline judge::Program program() {
  judge::Program program;
  program.name = "puzzle519";
  program.summary = "Tell which jigsaws can be assembled (UVa 519, POJ 1368).";
  program.answer = answer;
  program.explain = explain;
  program.check = check;
  program.random = random;
  program.hard = hard;
  return program;
}

}  // namespace puzzle519
