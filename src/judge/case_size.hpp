#pragma once
// The heading `n m` of one case, the same for every program whose input is several cases ended by
// `0 0` (HDU 1175, UVa 519).

#include <algorithm>
#include <cstdint>
#include <string>

#include "judge/input.hpp"

namespace judge {

struct CaseSize {
  std::uint64_t rows;
  std::uint64_t columns;
};

// Reads the next case's heading into `size`. False at `0 0`, after which nothing is read any more,
// and at the end of the input, as the terminator may be missing. Throws MalformedInput if just one
// of the two is 0 (at that one) or there would be more than `max_cells` cells (at the number that
// is too much).
inline bool read_case_size(Input& input, std::uint64_t max_cells, CaseSize& size) {
  if (input.at_end()) return false;
  size.rows = input.number("the number of rows", 0, max_cells);
  size.columns = input.number("the number of columns", size.rows == 0 ? 0 : 1,
                              max_cells / std::max<std::uint64_t>(1, size.rows));
  if (size.rows == 0 && size.columns != 0) {
    throw MalformedInput{input.case_position(),
                         "expected a number of rows, as columns follow, found \"0\""};
  }
  return size.rows != 0;
}

}  // namespace judge
