#pragma once
// Typical ways to write moves that the judge reads otherwise. If an output would be the answer but
// for one of them, --check says so.

#include <string>
#include <vector>

#include "mayan/answer.hpp"
#include "mayan/board.hpp"

namespace mayan {

struct Misreading {
  Move (*written)(const Move&);  // what is printed for a move
  const char* correction;
  const char* rule;
};

inline const std::vector<Misreading>& misreadings() {
  static const std::vector<Misreading> all = {
      {[](const Move& move) {
         return Move{move.y, move.x, move.direction};
       },
       "x and y exchanged", "x, the column, comes first"},
      {[](const Move& move) {
         return Move{move.x, move.y, -move.direction};
       },
       "1 and -1 exchanged", "1 is to the right"},
      {[](const Move& move) {
         return Move{move.x + 1, move.y + 1, move.direction};
       },
       "x and y one less", "columns and rows count from 0"},
      {[](const Move& move) {
         return Move{move.x, rows - 1 - move.y, move.direction};
       },
       "y counted from the bottom", "row 0 is the lowest"},
  };
  return all;
}

// A paragraph for an output, given as its words with a blank after each. Empty if it is not the
// answer, however it is read.
inline std::string hint_for(const std::string& words, const std::vector<Move>& answer) {
  for (const Misreading& misreading : misreadings()) {
    std::string written;
    for (const Move& move : answer) written += text_of(misreading.written(move)) + ' ';
    if (answer.empty() || words != written) continue;
    return "With " + std::string(misreading.correction) +
           " these moves are the answer: " + misreading.rule + ".\n\n";
  }
  return "";
}

}  // namespace mayan
