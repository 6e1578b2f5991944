#pragma once
// The pieces of a jigsaw as the statement (UVa 519) has them: four sides, never turned.

#include <vector>

namespace puzzle519 {

// Each is the statement's letter.
enum class Side : char { flat = 'F', jut = 'O', cavity = 'I' };

struct Piece {
  Side top;
  Side right;
  Side bottom;
  Side left;
};

// rows * columns pieces in any order; rows and columns are at least 1.
struct Puzzle {
  int rows;
  int columns;
  std::vector<Piece> pieces;
};

}  // namespace puzzle519
