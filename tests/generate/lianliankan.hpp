#pragma once
// Random boards of the judge's largest size for lianliankan, as input text, the same from the same seed.

#include <cstdint>
#include <random>
#include <string>

namespace generate {

struct BoardSort {
  const char* name;
  unsigned filled;     // cells in a thousand that hold a piece
  std::uint32_t most;  // the largest kind
};

// One case: `rows` by `columns` cells and 49 queries.
inline std::string lianliankan_case(std::mt19937& random, const BoardSort& sort,
                                    unsigned rows = 1000, unsigned columns = 999) {
  std::string text = std::to_string(rows) + " " + std::to_string(columns) + "\n";
  for (unsigned row = 0; row < rows; ++row) {
    for (unsigned column = 0; column < columns; ++column) {
      text += random() % 1000 < sort.filled ? std::to_string(1 + random() % sort.most) : "0";
      text += column + 1 < columns ? ' ' : '\n';
    }
  }
  text += "49\n";
  for (int query = 0; query < 49; ++query) {
    for (int cell = 0; cell < 2; ++cell) {
      text +=
          std::to_string(1 + random() % rows) + " " + std::to_string(1 + random() % columns) + " ";
    }
    text.back() = '\n';
  }
  return text;
}

}  // namespace generate
