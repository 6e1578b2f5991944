#pragma once
// All that the program lianliankan can do.

#include "judge/program.hpp"
#include "lianliankan/answer.hpp"
#include "lianliankan/explain.hpp"

namespace lianliankan {

inline judge::Program program() {
  return {"lianliankan",
          "Tell which pairs of pieces a line with at most two turns joins (HDU 1175).", answer,
          explain};
}

}  // namespace lianliankan
