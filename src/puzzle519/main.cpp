// The executable puzzle519. What it does is in program.hpp.

#include "puzzle519/program.hpp"

#include "judge/command_line.hpp"

int main(int argc, char** argv) {
  return judge::run_command_line(puzzle519::program(), argc, argv);
}
