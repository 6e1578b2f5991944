// puzzle519: UVa 519 "Puzzle (II)" (CERC 1997 F, POJ 1368, ZOJ 1264). For each jigsaw, YES if its pieces
// fill the rectangle without turning any, else NO.

#include "judge/program.hpp"
#include "puzzle519/answer.hpp"

int main(int argc, char** argv) {
  const judge::Program program = {"puzzle519", "Tell which jigsaws can be assembled (UVa 519, POJ 1368).",
                                  puzzle519::answer};
  return judge::run_program(program, argc, argv);
}
