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
  judge::Program program;
  program.name = "lianliankan";
  program.summary = "Tell which pairs of pieces a line with at most two turns joins (HDU 1175).";
  program.answer = answer;
  program.explain = explain;
  program.check = check;
  program.random = random;
  program.hard = hard;
  return program;
}

}  // namespace lianliankan
