#include "puzzle519/rectangle.hpp"

#include <gtest/gtest.h>

#include <cstddef>

#include "puzzle519/pieces.hpp"

namespace {

using namespace puzzle519;

TEST(Rectangle, FlatAlongItsEdgesOnly) {
  for (std::size_t rows = 1; rows <= 4; ++rows) {
    for (std::size_t columns = 1; columns <= 4; ++columns) {
      const Rectangle board(rows, columns);
      ASSERT_EQ(board.cells.size(), rows * columns);
      for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t column = 0; column < columns; ++column) {
          const auto cell = row * columns + column;
          const Sides flats = (row == 0 ? on_top : 0) | (column == columns - 1 ? on_right : 0) |
                              (row == rows - 1 ? on_bottom : 0) | (column == 0 ? on_left : 0);
          EXPECT_EQ(board.cells[cell], kind_of(flats, 0));
          for (const Sides side : {on_top, on_right, on_bottom, on_left}) {
            EXPECT_EQ(board.is_edge(cell, side), (flats & side) != 0);
          }
        }
      }
    }
  }
}

TEST(Rectangle, FlipTurnsOneJoint) {
  const struct {
    Sides side;
    std::size_t neighbour;
    Sides opposite;
  } joints[] = {{on_top, 1, on_bottom},
                {on_right, 5, on_left},
                {on_bottom, 7, on_top},
                {on_left, 3, on_right}};
  for (const auto& joint : joints) {
    const Rectangle before(3, 3);
    Rectangle board = before;
    board.flip(4, joint.side);
    EXPECT_EQ(board.neighbour(4, joint.side), joint.neighbour);
    for (std::size_t cell = 0; cell < 9; ++cell) {
      const Sides turned = cell == 4 ? joint.side : cell == joint.neighbour ? joint.opposite : 0;
      EXPECT_EQ(board.cells[cell], before.cells[cell] | turned);
    }
    board.flip(joint.neighbour, joint.opposite);
    for (std::size_t cell = 0; cell < 9; ++cell) EXPECT_EQ(board.cells[cell], before.cells[cell]);
  }
}

}  // namespace
