// The executable mayan. What it does is in program.hpp.

#include "mayan/program.hpp"

#include "judge/command_line.hpp"

int main(int argc, char** argv) { return judge::run_command_line(mayan::program(), argc, argv); }
