#pragma once
// The search problem: lines of play of exactly n moves that empty the board. Its states are boards at
// rest; moves come in answer order, without those that cannot belong to the first solution.

#include <array>
#include <cstddef>
#include <cstdint>

#include "mayan/board.hpp"
#include "mayan/shifts.hpp"
#include "search/dead_ends.hpp"

namespace mayan {

// Cells of four neighbouring columns in the low 32 bits: the left of two columns that a move joins.
using Pairs = std::uint32_t;

// A move as the search makes it.
struct Drag {
  Pairs pair;  // the left one of the two cells between which the block is dragged
  bool to_the_left;
  bool is_quiet;  // a swap that starts nothing
  // What the drag tells the state that it leads to, where the drag it names, had it been made before
  // this one, gives the same board later on, so that a smaller line has been tried already:
  bool no_waste;  // a same-colour swap
  Pairs earlier;  // one of these swaps, if it starts nothing there either

  Cells from() const { return Cells{pair} << (to_the_left ? 8 : 0); }
};

// The moves to try in a state, in answer order.
class Drags {
 public:
  Drags() : right_(0), left_(0), quiet_(0), waste_(0) {}

  // `right` are the cells to drag right, `left` those left of the ones to drag left. `quiet` are all
  // swaps that start nothing and `waste` is the first same-colour swap, listed or not.
  Drags(Pairs right, Pairs left, Pairs quiet, Pairs waste)
      : right_(right), left_(left), quiet_(quiet), waste_(waste) {}

  bool empty() const { return (right_ | left_) == 0; }

  Drag front() const {
    const Pairs right = right_ & (~right_ + 1);
    const Pairs left = left_ & (~left_ + 1);
    Drag drag = Drag();
    drag.to_the_left = right == 0 || (left != 0 && Cells{left} << 8 < right);
    drag.pair = drag.to_the_left ? left : right;
    drag.no_waste = waste_ != 0 && waste_ < drag.from();
    drag.is_quiet = !drag.to_the_left && ((quiet_ | waste_) & right) != 0;
    if (drag.is_quiet) drag.earlier = quiet_ & (right - 1) & ~(right >> 8);
    return drag;
  }

  void pop_front() {
    const Drag first = front();
    (first.to_the_left ? left_ : right_) ^= first.pair;
  }

 // private:
  Pairs right_;
  Pairs left_;
  Pairs quiet_;
  Pairs waste_;
};

template <std::size_t planes>
class LineSearch {
 public:
  using Move = Drag;

  // Colours are numbered 1 to `colours`. `shifts` must outlive the search.
  LineSearch(const Board<planes>& board, unsigned colours, std::uint64_t moves_left,
             ShiftTable& shifts)
      : board_(board), colours_(colours), moves_left_(moves_left), shifts_(shifts) {}

  std::uint64_t moves_left() const { return moves_left_; }
  const Board<planes>& board() const { return board_; }

  bool is_solved() const { return moves_left_ == 0 && board_.occupied() == 0; }

  Drags moves() const {
    if (moves_left_ == 0) return Drags();
    const Survey survey(*this);
    if (survey.total > 2 * moves_left_) return Drags();
    return moves_left_ == 1 ? last_move(survey) : inner_moves(survey);
  }

  Board<planes> apply(const Drag& made) {
    const Board<planes> before = board_;
    if (made.is_quiet) {
      swap_right(board_, made.pair);
    } else {
      drag(board_, made.from(), made.to_the_left);
      settle(board_);
    }
    --moves_left_;
    no_waste_ = made.no_waste;
    earlier_ = made.earlier;
    return before;
  }

  void undo(const Board<planes>& before) {
    board_ = before;
    ++moves_left_;
  }

 private:
  // What one pass over the colours tells about a state.
  struct Survey {
    explicit Survey(const LineSearch& state) : total(0) {
      for (unsigned colour = 0; colour < state.colours_; ++colour) {
        const Cells cells = state.board_.blocks(colour + 1);
        blocks[colour] = cells;
        counts[colour] = column_counts(cells);
        total += state.shifts_.needed(counts[colour]);
      }
    }

    std::array<Cells, 12> blocks;
    std::array<Counts, 12> counts;
    unsigned total;  // shifts needed by all colours
  };

  // The swaps of two colours after which there is a run. A block dragged between columns completes a
  // vertical run with two others of its colour about its new place, a horizontal one with the two beyond.
  Pairs starting(const Survey& survey) const {
    Cells pairs = 0;
    for (unsigned colour = 0; colour < colours_; ++colour) {
      const Cells c = survey.blocks[colour];
      const Cells standing = (c >> 1 & c >> 2) | (c << 1 & c << 2) | (c << 1 & c >> 1);
      pairs |= c & (standing | (c >> 8 & c >> 16)) >> 8;
      pairs |= c >> 8 & (standing | (c << 8 & c << 16));
    }
    return static_cast<Pairs>(pairs);
  }

  // The blocks by what dragging them does to the shifts that their colour needs; the right ones of two
  // columns' blocks, which go left, by the cell left of them.
  struct Effects {
    Pairs right_worse = 0, right_better = 0, left_worse = 0, left_better = 0;
  };

  static Pairs in_columns(unsigned four) { return (four * 0x204081U & 0x1010101U) * 0x7fU; }

  Effects effects(const Survey& survey) const {
    Effects effects;
    for (unsigned colour = 0; colour < colours_; ++colour) {
      const unsigned e = shifts_.effects(survey.counts[colour]);
      const Pairs here = static_cast<Pairs>(survey.blocks[colour]);
      const Pairs next = static_cast<Pairs>(survey.blocks[colour] >> 8);
      effects.right_worse |= here & in_columns(e & 15);
      effects.right_better |= here & in_columns(e >> 4 & 15);
      effects.left_worse |= next & in_columns(e >> 8 & 15);
      effects.left_better |= next & in_columns(e >> 12);
    }
    return effects;
  }

  // The drags of two colours after which the shifts still needed fit into the moves then left.
  Drags fitting(const Survey& survey, Pairs quiet, Pairs waste) const {
    const Cells occupied = board_.occupied();
    const Pairs gap_right = static_cast<Pairs>(occupied & ~(occupied >> 8));
    const Pairs gap_left = static_cast<Pairs>((occupied & ~(occupied << 8)) >> 8);
    const Pairs swaps = static_cast<Pairs>(occupied & occupied >> 8 & board_.differing(8));
    Pairs fitting_swaps = swaps;
    Pairs right = gap_right;
    Pairs left = gap_left;
    const std::uint64_t most = 2 * (moves_left_ - 1);
    if (survey.total + 2 > most) {
      const Effects e = effects(survey);
      if (survey.total + 1 == most) {
        fitting_swaps &= ~(e.right_worse & e.left_worse);
      } else if (survey.total == most) {
        fitting_swaps &= ~(e.right_worse & ~e.left_better) & ~(e.left_worse & ~e.right_better);
        right &= ~e.right_worse;
        left &= ~e.left_worse;
      } else if (survey.total == most + 1) {
        fitting_swaps &= (e.right_better & ~e.left_worse) | (e.left_better & ~e.right_worse);
        right &= e.right_better;
        left &= e.left_better;
      } else {
        fitting_swaps &= e.right_better & e.left_better;
        right = left = 0;
      }
    }
    return Drags(fitting_swaps | right, left, quiet, waste);
  }

  Drags inner_moves(const Survey& survey) const {
    const Cells occupied = board_.occupied();
    const Cells differing = board_.differing(8);
    const Pairs swaps = static_cast<Pairs>(occupied & occupied >> 8);
    const Pairs same = swaps & ~static_cast<Pairs>(differing);
    const Pairs waste = same & (~same + 1);
    const Pairs quiet = swaps & ~same & ~starting(survey);
    Drags drags = fitting(survey, quiet, waste);
    drags.right_ &= ~(quiet & earlier_);
    if (!no_waste_ && survey.total <= 2 * (moves_left_ - 1)) drags.right_ |= waste;
    return drags;
  }

  // True if one swap may bring all blocks into the right columns while two shifts are needed: one colour's
  // to the right and another's to the left between the same columns.
  bool one_swap_may_do(const Survey& survey) const {
    unsigned to_right = 15;
    unsigned to_left = 15;
    for (unsigned colour = 0; colour < colours_; ++colour) {
      if (shifts_.needed(survey.counts[colour]) == 0) continue;
      const unsigned e = shifts_.effects(survey.counts[colour]);
      const unsigned r = to_right & e >> 12;
      to_right = to_left & e >> 4 & 15;
      to_left = r;
    }
    return (to_right | to_left) != 0;
  }

  Drags last_move(const Survey& survey) const {
    if (survey.total == 2 && !one_swap_may_do(survey)) return Drags();
    const Drags drags = fitting(survey, 0, 0);
    const Cells occupied = board_.occupied();
    const Pairs swaps = static_cast<Pairs>(occupied & occupied >> 8);
    return Drags(clearing_swaps(drags.right_ & swaps & starting(survey)) |
                     clearing_drops(drags.right_ & ~swaps, false),
                 clearing_drops(drags.left_, true), 0, 0);
  }

  // Those of the swaps that clear the board.
  Pairs clearing_swaps(Pairs swaps) const {
    Pairs clearing = 0;
    for (; swaps != 0; swaps &= swaps - 1) {
      const Pairs pair = swaps & (~swaps + 1);
      Board<planes> after = board_;
      swap_right(after, pair);
      if (clears(after)) clearing |= pair;
    }
    return clearing;
  }

  // Those of the drags into empty cells that clear the board.
  Pairs clearing_drops(Pairs drops, bool to_the_left) const {
    Pairs clearing = 0;
    for (; drops != 0; drops &= drops - 1) {
      const Pairs pair = drops & (~drops + 1);
      Board<planes> after = board_;
      drag(after, to_the_left ? Cells{pair} << 8 : pair, to_the_left);
      if (clears(after)) clearing |= pair;
    }
    return clearing;
  }

  Board<planes> board_;
  unsigned colours_;
  std::uint64_t moves_left_;
  ShiftTable& shifts_;
  // What the last drag told, for moves() right after it; no part of the state.
  bool no_waste_ = false;
  Pairs earlier_ = 0;
};

// A board and the moves left, without loss: the bits above the planes hold the moves.
template <std::size_t planes>
struct LineKey {
  std::array<std::uint64_t, planes> words;

  LineKey() : words() {}
  explicit LineKey(const LineSearch<planes>& state) : words(state.board().plane) {
    words[0] |= state.moves_left() << 40;
  }
  bool operator==(const LineKey& other) const {
    std::uint64_t difference = 0;  // the library's == calls memcmp(), which took a tenth of all time
    for (std::size_t k = 0; k < planes; ++k) difference |= words[k] ^ other.words[k];
    return difference == 0;
  }
  std::uint64_t hash() const {
    std::uint64_t h = 0;
    for (const std::uint64_t word : words) {
      h = (h ^ word) * 0x9e3779b97f4a7c15U;
      h ^= h >> 32;
    }
    return h;
  }
};

template <std::size_t planes>
class LineMemory {
 public:
  explicit LineMemory(std::size_t max_bytes) : dead_ends_(max_bytes) {}

  bool is_dead_end(const LineSearch<planes>& state) {
    if (state.moves_left() < 2) return false;
    return !dead_ends_.insert(LineKey<planes>(state));
  }

 private:
  search::DeadEnds<LineKey<planes>> dead_ends_;
};

}  // namespace mayan
