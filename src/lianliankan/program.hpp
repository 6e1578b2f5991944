#pragma once
// All that the program lianliankan can do.

#include "judge/program.hpp"
#include "lianliankan/answer.hpp"
#include "lianliankan/check.hpp"
#include "lianliankan/explain.hpp"
#include "lianliankan/hard.hpp"
#include "lianliankan/random.hpp"

namespace lianliankan {

inline judge::Program program() {
  const char* const summary =
      "Tell which pairs of pieces a line with at most two turns joins (HDU 1175).";
  return {"lianliankan", summary, answer, explain, check, random, hard};
}

}  // namespace lianliankan
