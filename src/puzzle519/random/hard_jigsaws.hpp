#pragma once
// Jigsaws of 6 x 6 on which the textbook search, cell by cell and row by row, takes long. They were
// found by climbing: two pieces exchanged a side or a joint was turned round, and what made that
// search longer, by rows and by columns, was kept. In all of them flat sides are right and juts and
// cavities balance, in each direction and along each edge.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "puzzle519/pieces.hpp"
#include "puzzle519/random/picture.hpp"
#include "puzzle519/rectangle.hpp"

namespace puzzle519 {

// Two bits for each place where pieces meet when they lie row by row, from the lowest bit: the 30
// places between left and right row by row, then the 30 between top and bottom. 1 is a forward
// side: a jut in the first number (a piece's right or bottom side) and a cavity in the second (a
// left or top side). The pieces fit as they lie where the bits are equal.
struct HardJigsaw {
  std::uint64_t right_and_bottom;
  std::uint64_t left_and_top;
};

// Its pieces row by row.
inline Draft draft_of(const HardJigsaw& jigsaw) {
  Rectangle board(6, 6);
  std::uint64_t bit = 1;
  for (const Sides side : {on_right, on_bottom}) {
    for (std::size_t cell = 0; cell < board.cells.size(); ++cell) {
      if (board.is_edge(cell, side)) continue;
      const std::size_t neighbour = board.neighbour(cell, side);
      board.cells[cell] |= (jigsaw.right_and_bottom & bit) != 0 ? side : 0;
      board.cells[neighbour] |= (jigsaw.left_and_top & bit) != 0 ? opposite(side) : 0;
      bit <<= 1;
    }
  }
  return draft_of(board);
}

// The search takes long to find the assembly. For these both numbers are the same.
inline const std::vector<std::uint64_t>& solvable_hard_jigsaws() {
  static const std::vector<std::uint64_t> all = {
      0x0ff044f1c669464b, 0x084368e0580f9259, 0x0659eb7dd2973cc2, 0x067bd975d2a798e2,
      0x0be044501acf45b9, 0x0c271c6631084312, 0x0231e1bccef488a3, 0x0812492c987c1902,
      0x009eb6fbdedcfe33, 0x0b3fadf4603db269, 0x0fe3899033fe7439, 0x09ef6c20313e3c79,
      0x09ef6c20393e3c79, 0x0fe389802ffef471, 0x08761485b3cf1d02, 0x0a781c85a7ee1d02,
  };
  return all;
}

// There is none, but each edge can be laid and each edge finds inner pieces behind it.
inline const std::vector<HardJigsaw>& unsolvable_hard_jigsaws() {
  static const std::vector<HardJigsaw> all = {
      {0x0924e5e029666a04, 0x083fd00318e86584}, {0x042ed7d1de7b6fb7, 0x0e1dae74baddafaf},
      {0x081a04068e3e6797, 0x0e8204c016c55afe}, {0x0f6abca0affd02ca, 0x094e9fc62fa99966},
      {0x0bfa73af8c8f4910, 0x003efbff94adc102}, {0x0a0808038f9c6717, 0x0e80108416e1cb9d},
      {0x0b35f9e794076b04, 0x003f7bef98174344}, {0x04306fcd774204a8, 0x0216ae3f2e5c0290},
      {0x03dccfff6639d9f7, 0x001ffffde6bfc4d7}, {0x089681c9b35d37db, 0x03b02a4b1cfd1ecf},
      {0x003fbfffe6e14866, 0x003fbfffe6694866}, {0x053dbfb7773ced3b, 0x003fbff77736f53b},
      {0x003ffffff476fa39, 0x003ffffff5b4dd59}, {0x0f314de41ec576d9, 0x09def0825f4d39ad},
      {0x049762e9e02c4c90, 0x049f6329e02c1690}, {0x043ffaffdb52ff6f, 0x003ffbffeb52dffd},
  };
  return all;
}

// There is none, because one edge cannot be laid or lacks inner pieces behind it. The search finds
// that out anew for each way to lay the rest.
inline const std::vector<HardJigsaw>& broken_hard_jigsaws() {
  static const std::vector<HardJigsaw> all = {
      {0x0c4f0765e0e0ca5d, 0x0e432fe0d0a0ea9d}, {0x0d6498bcaf050822, 0x0d609bb32f0400e2},
      {0x0cf3037bcd522a9b, 0x0ee1d13ecd34685b}, {0x010423a108966edd, 0x0082288990dc55cf},
      {0x0b5b91df5e4a6f7f, 0x0f5f983d6fa8ecdf}, {0x026030602ffaa5b7, 0x02909c002f27f4fd},
      {0x0aa368a18519755d, 0x0b3e691002cb68dd}, {0x0457c7add03c45db, 0x0d57078fd01af91e},
      {0x076f68b535228ff6, 0x075ccc773442def6}, {0x02fb8eeaf11f2c6d, 0x02f19faf599d2c6d},
      {0x0c2aad2a15cd50a2, 0x0e21f10c8acf18a8}, {0x0648bc1cf1881f99, 0x034ac43cd98626ab},
      {0x0d8b402720040a50, 0x053b408688241802}, {0x0a8221489ef83664, 0x0a083049ae3b92e4},
      {0x02203c202fb3ecf7, 0x02809c802fb3dcf7}, {0x01dfa1b3f9fb0940, 0x06cf03f3f9fd4140},
  };
  return all;
}

}  // namespace puzzle519
