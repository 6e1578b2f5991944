#pragma once
// Random jigsaws, the same from the same seed.

#include <algorithm>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace generate {

// Pieces of four letters (top, right, bottom, left) cut from a picture of rows by columns, row by row.
// A joint is I on its upper or left side in `cavities` of a thousand cases.
inline std::vector<std::string> jigsaw(std::mt19937& random, int rows, int columns,
                                       unsigned cavities = 500) {
  std::vector<std::string> pieces(static_cast<std::size_t>(rows * columns), "FFFF");
  const auto cut = [&](std::size_t here, std::size_t side, std::size_t there,
                       std::size_t opposite) {
    const bool is_cavity = random() % 1000 < cavities;
    pieces[here][side] = is_cavity ? 'I' : 'O';
    pieces[there][opposite] = is_cavity ? 'O' : 'I';
  };
  const std::size_t width = static_cast<std::size_t>(columns);
  for (std::size_t at = 0; at < pieces.size(); ++at) {
    if (at + width < pieces.size()) cut(at, 2, at + width, 0);
    if (at % width + 1 < width) cut(at, 1, at + 1, 3);
  }
  return pieces;
}

inline void shuffle(std::mt19937& random, std::vector<std::string>& pieces) {
  // Not std::shuffle: its course differs between libraries.
  for (std::size_t i = pieces.size(); i > 1; --i) std::swap(pieces[i - 1], pieces[random() % i]);
}

// Exchanges the letters of one side between two pieces that have no flat side there: all sums stay right,
// but the pieces may not fit any more.
inline void spoil(std::mt19937& random, std::vector<std::string>& pieces, int times) {
  while (times > 0) {
    std::string& a = pieces[random() % pieces.size()];
    std::string& b = pieces[random() % pieces.size()];
    const std::size_t side = random() % 4;
    if (a[side] == 'F' || b[side] == 'F') continue;
    std::swap(a[side], b[side]);
    --times;
  }
}

inline std::string jigsaw_input(int rows, int columns, const std::vector<std::string>& pieces) {
  std::string text = std::to_string(rows) + " " + std::to_string(columns) + "\n";
  for (const std::string& letters : pieces) text += letters + "\n";
  return text + "\n";
}

}  // namespace generate
