#pragma once
// All that the program puzzle519 can do.

#include "judge/program.hpp"
#include "puzzle519/answer.hpp"
#include "puzzle519/explain.hpp"

namespace puzzle519 {

inline judge::Program program() {
  return {"puzzle519", "Tell which jigsaws can be assembled (UVa 519, POJ 1368).", answer, explain};
}

}  // namespace puzzle519
