// The executable lianliankan: HDU 1175. What it does is in answer.hpp and explain.hpp.

#include "judge/command_line.hpp"
#include "lianliankan/answer.hpp"
#include "lianliankan/explain.hpp"

int main(int argc, char** argv) {
  const judge::Program program = {
      "lianliankan", "Tell which pairs of pieces a line with at most two turns joins (HDU 1175).",
      lianliankan::answer, lianliankan::explain};
  return judge::run_command_line(program, argc, argv);
}
