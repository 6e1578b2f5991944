#pragma once
// What a program of the suite can do, as its command line and the tests of all programs see it.

#include <string>

#include "judge/input.hpp"
#include "judge/output.hpp"
#include "judge/paint.hpp"

namespace judge {

struct Program {
  std::string name;
  std::string summary;              // one line for --help
  void (*answer)(Input&, Output&);  // reads all cases and writes their answers
  void (*explain)(Input&, const Paint&,
                  Output&);  // the same, each answer with its reasons; may be null
};

}  // namespace judge
