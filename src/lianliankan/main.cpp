// The executable lianliankan. What it does is in program.hpp.

#include "lianliankan/program.hpp"

#include "judge/command_line.hpp"

int main(int argc, char** argv) {
  return judge::run_command_line(lianliankan::program(), argc, argv);
}
