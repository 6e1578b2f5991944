#pragma once
// Typical ways to write moves that the judge reads otherwise. If an output would be the answer but
// for one of them, --check says so.

#include <string>
#include <vector>

#include "mayan/answer.hpp"
#include "mayan/board.hpp"

namespace mayan {

namespace detail {

// Each makes of a move what a program prints that writes it in a wrong way.
inline Move row_first(const Move& m) { return {m.y, m.x, m.direction}; }
inline Move negated(const Move& m) { return {m.x, m.y, -m.direction}; }
inline Move from_one(const Move& m) { return {m.x + 1, m.y + 1, m.direction}; }
inline Move from_the_top(const Move& m) { return {m.x, rows - 1 - m.y, m.direction}; }

}  // namespace detail

struct Misreading {
  Move (*written)(const Move&);
  const char* correction;
  const char* rule;
};

inline const std::vector<Misreading>& misreadings() {
  static const std::vector<Misreading> all = {
      {detail::row_first, "x and y exchanged", "x, the column, comes first"},
      {detail::negated, "1 and -1 exchanged", "1 is to the right"},
      {detail::from_one, "x and y one less", "columns and rows count from 0"},
      {detail::from_the_top, "y counted from the bottom", "row 0 is the lowest"},
  };
  return all;
}

// A paragraph for an output, given as its tokens with a blank after each. Empty if it is not the
// answer, however it is read.
inline std::string hint_for(const std::string& tokens, const std::vector<Move>& answer) {
  if (answer.empty()) return "";
  for (const Misreading& misreading : misreadings()) {
    std::string written;
    for (const Move& move : answer) written += text_of(misreading.written(move)) + ' ';
    if (tokens != written) continue;
    return "With " + std::string(misreading.correction) +
           " these moves are the answer: " + misreading.rule + ".\n\n";
  }
  return "";
}

}  // namespace mayan
