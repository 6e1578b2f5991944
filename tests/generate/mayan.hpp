#pragma once
// Random boards for mayan, the same from the same seed.

#include <random>
#include <string>
#include <utility>
#include <vector>

#include "naive/mayan.hpp"

namespace generate {

// A board of so many blocks (at most 35) that is at rest and has no run of three. No colour is rare if
// there are three blocks or more for each; there must be such boards: try two colours and more.
inline naive::Board mayan_board(std::mt19937& random, int blocks, int colours) {
  std::vector<long long> bag;
  for (int i = 0; i < blocks; ++i) {
    bag.push_back(1 + (i < 3 * colours
                           ? i % colours
                           : static_cast<long long>(random() % static_cast<unsigned>(colours))));
  }
  for (;;) {
    naive::Board board(5);
    for (std::size_t i = 0; i < bag.size();) {
      std::swap(bag[i], bag[i + random() % (bag.size() - i)]);
      std::vector<long long>& column = board[random() % 5];
      if (column.size() < 7) column.push_back(bag[i++]);
    }
    // Swaps of two blocks anywhere keep the bag as it is.
    const auto any = [&]() -> long long& {
      std::vector<long long>* column = &board[random() % 5];
      while (column->empty()) column = &board[random() % 5];
      return (*column)[random() % column->size()];
    };
    for (int repair = 0; repair < 1000 && naive::has_run(board); ++repair) std::swap(any(), any());
    if (!naive::has_run(board)) return board;
  }
}

inline std::string mayan_input(const naive::Board& board, int moves) {
  std::string text = std::to_string(moves) + "\n";
  for (const std::vector<long long>& column : board) {
    for (const long long colour : column) text += std::to_string(colour) + " ";
    text += "0\n";
  }
  return text;
}

}  // namespace generate
