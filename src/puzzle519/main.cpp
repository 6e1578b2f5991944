// The executable puzzle519: UVa 519. What it does is in answer.hpp and explain.hpp.

#include "judge/command_line.hpp"
#include "puzzle519/answer.hpp"
#include "puzzle519/explain.hpp"

int main(int argc, char** argv) {
  const judge::Program program = {"puzzle519",
                                  "Tell which jigsaws can be assembled (UVa 519, POJ 1368).",
                                  puzzle519::answer, puzzle519::explain};
  return judge::run_command_line(program, argc, argv);
}
