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
  const char* const summary = "Tell which jigsaws can be assembled (UVa 519, POJ 1368).";
  return {"puzzle519", summary, answer, explain, check, random, hard};
}

}  // namespace puzzle519
