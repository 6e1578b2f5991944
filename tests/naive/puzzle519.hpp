#pragma once

// Naive oracle for puzzle519 (UVa 519): pieces are tried cell by cell, row by row. It exists to
// check the solver, and it is the baseline of the benchmark.
//
// A piece is four letters, top, right, bottom, left: F flat, O jut, I cavity. Boards and assemblies
// are row-major. Sizes are at least 1; letters are not checked.

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace naive {

// Whether the assembly uses exactly these pieces and keeps every rule.
inline bool verifies(std::size_t rows, std::size_t columns, std::vector<std::string> pieces,
                     const std::vector<std::string>& assembly) {
  if (assembly.size() != rows * columns) return false;
  std::vector<std::string> used = assembly;
  std::sort(used.begin(), used.end());
  std::sort(pieces.begin(), pieces.end());
  if (used != pieces) return false;
  const auto side = [&](std::size_t row, std::size_t column, std::size_t which) {
    return assembly[row * columns + column][which];
  };
  const auto joined = [](char a, char b) {
    return (a == 'O' && b == 'I') || (a == 'I' && b == 'O');
  };
  constexpr std::size_t top = 0, right = 1, bottom = 2, left = 3;
  for (std::size_t r = 0; r < rows; ++r) {
    if (side(r, 0, left) != 'F' || side(r, columns - 1, right) != 'F') return false;
    for (std::size_t c = 0; c + 1 < columns; ++c) {
      if (!joined(side(r, c, right), side(r, c + 1, left))) return false;
    }
  }
  for (std::size_t c = 0; c < columns; ++c) {
    if (side(0, c, top) != 'F' || side(rows - 1, c, bottom) != 'F') return false;
    for (std::size_t r = 0; r + 1 < rows; ++r) {
      if (!joined(side(r, c, bottom), side(r + 1, c, top))) return false;
    }
  }
  return true;
}

namespace detail {

class TextbookPuzzle {
 public:
  using Piece = std::array<char, 4>;

  // Sorted, so that equal pieces stand together.
  TextbookPuzzle(std::size_t rows, std::size_t columns, const std::vector<std::string>& pieces)
      : rows_(rows), columns_(columns), used_(pieces.size(), false), board_(pieces.size()) {
    for (const std::string& p : pieces) pieces_.push_back({p[0], p[1], p[2], p[3]});
    std::sort(pieces_.begin(), pieces_.end());
  }

  bool fill(std::size_t cell) {
    if (cell == board_.size()) return true;
    const Piece* tried = nullptr;
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
      if (used_[i] || (tried != nullptr && pieces_[i] == *tried)) continue;
      tried = &pieces_[i];
      if (!fits(pieces_[i], cell)) continue;
      used_[i] = true;
      board_[cell] = pieces_[i];
      if (fill(cell + 1)) return true;
      used_[i] = false;
    }
    return false;
  }

  std::vector<std::string> assembly() const {
    std::vector<std::string> letters;
    for (const Piece& piece : board_) letters.emplace_back(piece.begin(), piece.end());
    return letters;
  }

 private:
  static bool joined(char a, char b) { return (a == 'O' && b == 'I') || (a == 'I' && b == 'O'); }

  bool fits(const Piece& piece, std::size_t cell) const {
    const std::size_t row = cell / columns_;
    const std::size_t column = cell % columns_;
    if ((piece[0] == 'F') != (row == 0)) return false;
    if ((piece[1] == 'F') != (column == columns_ - 1)) return false;
    if ((piece[2] == 'F') != (row == rows_ - 1)) return false;
    if ((piece[3] == 'F') != (column == 0)) return false;
    if (row > 0 && !joined(board_[cell - columns_][2], piece[0])) return false;
    return column == 0 || joined(board_[cell - 1][1], piece[3]);
  }

  std::size_t rows_;
  std::size_t columns_;
  std::vector<Piece> pieces_;
  std::vector<char> used_;
  std::vector<Piece> board_;
};

}  // namespace detail

// Some assembly of all the pieces, none turned, or none. No assembly if their number is wrong.
inline std::optional<std::vector<std::string>> assemble(std::size_t rows, std::size_t columns,
                                                        const std::vector<std::string>& pieces) {
  if (pieces.size() != rows * columns) return std::nullopt;
  detail::TextbookPuzzle puzzle(rows, columns, pieces);
  if (!puzzle.fill(0)) return std::nullopt;
  return puzzle.assembly();
}

}  // namespace naive
