#pragma once
// A program with one mistake that people make: from a judge's input to its output.

#include <string>

namespace naive {

struct Faulty {
  const char* name;
  std::string (*run)(const std::string& input);
};

}  // namespace naive
