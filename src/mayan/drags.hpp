#pragma once
// Moves as the search makes and lists them: sets of cells, taken from the front in answer order.

#include <cstdint>

#include "mayan/board.hpp"

namespace mayan {

// A set of pairs of neighbouring columns' cells at one height, each named by its left cell. A drag within a
// pair goes right from that cell, or left to it.
using Pairs = std::uint32_t;

struct Drag {
  Pairs pair;
  bool to_the_left;
  bool is_quiet;  // a swap that starts nothing
  // For the state that the drag leads to: moves not worth trying there, because they may as well be made
  // before this drag, give the same board and come first in order.
  bool no_waste;   // no same-colour swap
  Pairs no_swaps;  // none of these swaps

  Cells from() const { return Cells{pair} << (to_the_left ? 8 : 0); }
};

struct Drags {
  Pairs right;
  Pairs left;
  Pairs quiet;  // all swaps of two colours that start nothing, listed or not
  Pairs waste;  // the first same-colour swap, listed or not

  bool empty() const { return (right | left) == 0; }

  Drag front() const {
    const Pairs first_right = right & (~right + 1);
    const Pairs first_left = left & (~left + 1);
    Drag drag = Drag();
    drag.to_the_left = right == 0 || (left != 0 && Cells{first_left} << 8 < first_right);
    drag.pair = drag.to_the_left ? first_left : first_right;
    drag.is_quiet = !drag.to_the_left && ((quiet | waste) & first_right) != 0;
    drag.no_waste = waste != 0 && waste < drag.from();
    // A swap that shares a cell with this one would not be the same before it.
    if (drag.is_quiet) drag.no_swaps = quiet & (first_right - 1) & ~(first_right >> 8);
    return drag;
  }

  void pop_front() {
    const Drag first = front();
    (first.to_the_left ? left : right) ^= first.pair;
  }
};

}  // namespace mayan
