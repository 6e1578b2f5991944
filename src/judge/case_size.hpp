#pragma once
// The heading `n m` of one case, the same for every program whose input is several cases ended by
// `0 0` (HDU 1175, UVa 519).

#include <algorithm>
#include <cstddef>

#include "judge/input.hpp"

namespace judge {

// Reads the next case's heading. False at `0 0`, after which nothing is read any more, and at the
// end of the input, as the terminator may be missing. Throws MalformedInput if just one of the two
// is 0 (at that one) or there would be more than `max_cells` cells (at the number that is too
// much).
inline bool read_case_size(Input& input, std::size_t max_cells, std::size_t& rows,
                           std::size_t& columns) {
  if (input.at_end()) return false;
  rows = static_cast<std::size_t>(input.number("the number of rows", 0, max_cells));
  const std::size_t max_columns = max_cells / std::max<std::size_t>(1, rows);
  columns = static_cast<std::size_t>(
      input.number("the number of columns", rows == 0 ? 0 : 1, max_columns));
  if (rows == 0 && columns != 0) {
    throw MalformedInput{input.case_position(),
                         "expected a number of rows, as columns follow, found \"0\""};
  }
  return rows != 0;
}

}  // namespace judge
