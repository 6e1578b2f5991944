// lianliankan: HDU 1175. For each query, YES if two pieces of one kind can be joined by a line with at
// most two turns through empty cells, else NO.

#include "judge/program.hpp"
#include "lianliankan/answer.hpp"

int main(int argc, char** argv) {
  const judge::Program program = {"lianliankan",
                                  "Tell which pairs of pieces a line with at most two turns joins (HDU 1175).",
                                  lianliankan::answer};
  return judge::run_program(program, argc, argv);
}
