#pragma once
// The search problem: lines of play of exactly n moves that empty the board. Its states are boards at
// rest. Moves are listed in answer order, without those that cannot belong to the first solution.

#include <array>
#include <cstddef>
#include <cstdint>

#include "mayan/board.hpp"
#include "mayan/drags.hpp"
#include "mayan/palette.hpp"
#include "mayan/shifts.hpp"

namespace mayan {

template <std::size_t planes>
class LineSearch {
 public:
  using Move = Drag;

  // Colours are numbered from 1. `shifts` must outlive the search.
  LineSearch(const Board<planes>& board, unsigned colours, std::uint64_t moves_left,
             ShiftTable& shifts)
      : board_(board), colours_(colours), moves_left_(moves_left), shifts_(shifts) {}

  const Board<planes>& board() const { return board_; }
  std::uint64_t moves_left() const { return moves_left_; }

  // The moves that an occupied board needs at least.
  std::uint64_t least_moves() const {
    const unsigned needed = Survey(*this).needed;
    return needed < 2 ? 1 : (needed + 1) / 2;
  }

  bool is_solved() const { return moves_left_ == 0 && board_.occupied() == 0; }

  Drags moves() const {
    const Survey survey(*this);
    if (moves_left_ == 0 || survey.needed > 2 * moves_left_) return Drags();
    return moves_left_ == 1 ? last_moves(survey) : inner_moves(survey);
  }

  Board<planes> apply(const Drag& made) {
    const Board<planes> before = board_;
    drag(board_, made.from(), made.to_the_left);
    if (!made.is_quiet) settle(board_);
    --moves_left_;
    no_waste_ = made.no_waste;
    no_swaps_ = made.no_swaps;
    return before;
  }

  void undo(const Board<planes>& before) {
    board_ = before;
    ++moves_left_;
  }

 private:
  // The state colour by colour.
  struct Survey {
    explicit Survey(const LineSearch& state) {
      for (unsigned colour = 0; colour < state.colours_; ++colour) {
        blocks[colour] = state.board_.blocks(colour + 1);
        counts[colour] = column_counts(blocks[colour]);
        needed += state.shifts_.needed(counts[colour]);
      }
    }

    std::array<Cells, most_colours> blocks;
    std::array<Counts, most_colours> counts;
    unsigned needed = 0;  // shifts, by all colours
  };

  // The drags one way that are for the worse and for the better, by the shifts that the colour needs.
  struct Effect {
    Pairs worse;
    Pairs better;

    // `bits` are four columns' worse and, eight bits up, better.
    void add(Pairs blocks, unsigned bits) {
      worse |= blocks & columns_of(bits);
      better |= blocks & columns_of(bits >> 8);
    }

    static Pairs columns_of(unsigned bits) { return ((bits & 15) * 0x204081 & 0x1010101) * 0x7f; }

    // The drags that add at most `shifts`.
    Pairs at_most(int shifts) const {
      if (shifts > 0) return ~Pairs{0};
      return shifts == 0 ? ~worse : shifts == -1 ? better : 0;
    }
  };

  Pairs swaps() const { return static_cast<Pairs>(board_.occupied() & board_.occupied() >> 8); }

  // The swaps of two colours after which there is a run: a vertical one about the new place of a block
  // or a horizontal one with the two blocks beyond it.
  Pairs starting_swaps(const Survey& survey) const {
    Cells pairs = 0;
    for (unsigned colour = 0; colour < colours_; ++colour) {
      const Cells c = survey.blocks[colour];
      const Cells vertical = (c >> 1 & c >> 2) | (c << 1 & c << 2) | (c << 1 & c >> 1);
      pairs |= c & (vertical | (c >> 8 & c >> 16)) >> 8;
      pairs |= c >> 8 & (vertical | (c << 8 & c << 16));
    }
    return static_cast<Pairs>(pairs);
  }

  // The drags to try after which the shifts needed fit into the moves then left; no same-colour swaps.
  Drags fitting_drags(const Survey& survey) const {
    const Cells occupied = board_.occupied();
    const Pairs two_colours = swaps() & ~no_swaps_ & static_cast<Pairs>(board_.differing(8));
    const Pairs right = static_cast<Pairs>(occupied & ~(occupied >> 8));
    const Pairs left = static_cast<Pairs>((occupied & ~(occupied << 8)) >> 8);
    const int spare = 2 * (static_cast<int>(moves_left_) - 1) - static_cast<int>(survey.needed);
    if (spare >= 2) return Drags{two_colours | right, left, 0, 0};

    Effect to_right = Effect();
    Effect to_left = Effect();
    for (unsigned colour = 0; colour < colours_; ++colour) {
      const unsigned effects = shifts_.effects(survey.counts[colour]);
      to_right.add(static_cast<Pairs>(survey.blocks[colour]), effects);
      to_left.add(static_cast<Pairs>(survey.blocks[colour] >> 8), effects >> 4);
    }
    const Pairs both = (to_right.better & to_left.at_most(spare + 1)) |
                       (~to_right.worse & to_left.at_most(spare)) | to_left.at_most(spare - 1);
    return Drags{(two_colours & both) | (right & to_right.at_most(spare)),
                 left & to_left.at_most(spare), 0, 0};
  }

  Drags inner_moves(const Survey& survey) const {
    const Pairs same_colour = swaps() & ~static_cast<Pairs>(board_.differing(8));
    Drags drags = fitting_drags(survey);
    drags.quiet = swaps() & ~same_colour & ~starting_swaps(survey);
    // All same-colour swaps lead to the same state: only the first is tried.
    drags.waste = same_colour & (~same_colour + 1);
    if (!no_waste_ && survey.needed <= 2 * (moves_left_ - 1)) drags.right |= drags.waste;
    return drags;
  }

  // The moves that empty the board at once. (Telling before they are made which drags into empty cells
  // start anything, or from their state's parent that no single swap will do, costs as much as it saves.)
  Drags last_moves(const Survey& survey) const {
    Drags drags = fitting_drags(survey);
    if ((drags.right & swaps()) != 0) drags.right &= ~swaps() | starting_swaps(survey);
    drags.right = clearing(drags.right, false);
    drags.left = clearing(drags.left, true);
    return drags;
  }

  // Those of the drags that empty the board.
  Pairs clearing(Pairs drags, bool to_the_left) const {
    Pairs found = 0;
    for (; drags != 0; drags &= drags - 1) {
      const Pairs pair = drags & (~drags + 1);
      Board<planes> after = board_;
      drag(after, Cells{pair} << (to_the_left ? 8 : 0), to_the_left);
      settle(after);
      if (after.occupied() == 0) found |= pair;
    }
    return found;
  }

  Board<planes> board_;
  unsigned colours_;
  std::uint64_t moves_left_;
  ShiftTable& shifts_;
  // What the last move told, for moves() right after it: hints, and no part of the state.
  bool no_waste_ = false;
  Pairs no_swaps_ = 0;
};

}  // namespace mayan
