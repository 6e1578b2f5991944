#pragma once
// Boards and whole cases for lianliankan, as grids and as input text, the same from the same seed.

#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "naive/lianliankan.hpp"

namespace generate {

// A board as the judge has it, without its size.
inline std::string board_text(const naive::Grid& grid) {
  std::string text;
  for (const auto& row : grid) {
    for (const long long kind : row) text += std::to_string(kind) + ' ';
    text.back() = '\n';
  }
  return text;
}

// A board with about so many pieces among a thousand cells, of kinds 1 to `kinds`.
inline naive::Grid grid(std::mt19937& random, std::size_t rows, std::size_t columns,
                        unsigned filled, unsigned kinds) {
  naive::Grid grid(rows, std::vector<long long>(columns, 0));
  for (auto& row : grid) {
    for (long long& kind : row) kind = random() % 1000 < filled ? 1 + random() % kinds : 0;
  }
  return grid;
}

struct BoardSort {
  const char* name;
  unsigned filled;     // cells in a thousand that hold a piece
  std::uint32_t most;  // the largest kind
};

// One case: `rows` by `columns` cells and 49 queries. By default of the judge's largest size.
inline std::string lianliankan_case(std::mt19937& random, const BoardSort& sort,
                                    unsigned rows = 1000, unsigned columns = 999) {
  std::string text = std::to_string(rows) + " " + std::to_string(columns) + "\n" +
                     board_text(grid(random, rows, columns, sort.filled, sort.most)) + "49\n";
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
