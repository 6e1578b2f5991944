// The executable mayan: NOIP 2011, Luogu P1312. What it does is in answer.hpp and explain.hpp.

#include "judge/command_line.hpp"
#include "mayan/answer.hpp"
#include "mayan/explain.hpp"

int main(int argc, char** argv) {
  const judge::Program program = {
      "mayan", "Print the smallest n moves that clear a board (NOIP 2011, Luogu P1312).",
      mayan::answer, mayan::explain};
  return judge::run_command_line(program, argc, argv);
}
