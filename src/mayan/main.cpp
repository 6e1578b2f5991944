// mayan: the NOIP 2011 senior problem "Mayan puzzle" (day 1, problem 3; Luogu P1312, LibreOJ 2598).
// Prints the lexicographically smallest n moves that clear the board, or -1.

#include "judge/program.hpp"
#include "mayan/answer.hpp"

int main(int argc, char** argv) {
  const judge::Program program = {
      "mayan", "Print the smallest n moves that clear a board (NOIP 2011, Luogu P1312).", mayan::answer};
  return judge::run_program(program, argc, argv);
}
