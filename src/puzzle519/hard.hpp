#pragma once
// Inputs at the judge's limits that find slow programs.

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "judge/output.hpp"
#include "puzzle519/random/hard_jigsaws.hpp"
#include "puzzle519/random/picture.hpp"
#include "search/random.hpp"

namespace puzzle519 {
namespace detail {

// Juts become cavities and cavities juts.
inline void swap_juts_and_cavities(Draft& draft) {
  for (std::string& piece : draft.pieces) {
    for (char& side : piece) side = counterpart(side);
  }
}

// Number `i` of the hard jigsaws, from the three lists in turn.
inline Draft hard_jigsaw(std::size_t i) {
  const std::vector<std::uint64_t>& pictures = solvable_hard_jigsaws();
  const std::uint64_t bits = pictures[i / 3 % pictures.size()];
  if (i % 3 == 0) return draft_of(HardJigsaw{bits, bits});
  const std::vector<HardJigsaw>& list =
      i % 3 == 1 ? unsolvable_hard_jigsaws() : broken_hard_jigsaws();
  return draft_of(list[i / 3 % list.size()]);
}

}  // namespace detail

// Writes a hundred jigsaws of 6 x 6, a third of them solvable. They are hard from the top left
// corner on, so they are not mirrored, but rows may become columns and juts cavities.
inline void hard(std::uint64_t seed, judge::Output& output) {
  search::Random random(seed);
  std::vector<Draft> drafts;
  for (std::size_t i = 0; i < 100; ++i) {
    Draft draft = detail::hard_jigsaw(i);
    if (chance(50, random)) transpose(draft);
    if (chance(50, random)) detail::swap_juts_and_cavities(draft);
    shuffle(draft.pieces, random);
    drafts.push_back(draft);
  }
  shuffle(drafts, random);
  for (const Draft& draft : drafts) output.line(judge_text(draft));
  output.line("0 0");
}

}  // namespace puzzle519
