#pragma once
// Compares positions, which only tests do.

#include "judge/errors.hpp"

namespace judge {

inline bool operator==(const Position& a, const Position& b) {
  return a.line == b.line && a.column == b.column;
}

}  // namespace judge
