#pragma once
// The sorts of boards that lianliankan is measured on: judges' largest ones in all the ways that
// numbers can be written, and such as make looking for a path hard.

#include <cstddef>
#include <random>
#include <string>

#include "generate/lianliankan.hpp"

namespace benchmark {

using generate::BoardSort;
using generate::LianliankanCase;

// One case of a sort.
struct Sort {
  BoardSort board;
  std::string (*make)(std::mt19937&, const BoardSort&) = generate::lianliankan_case;
};

inline std::string ask_49_times(LianliankanCase& board, const generate::Place& from,
                                const generate::Place& to) {
  board.put(from.row, from.column, "7");
  board.put(to.row, to.column, "7");
  for (int i = 0; i < 49; ++i) board.ask(from, to);
  return board.text();
}

inline std::string boxed_in(std::mt19937& random, const BoardSort& sort) {
  LianliankanCase board(random, sort);
  for (std::size_t row = 600; row < 603; ++row) {
    for (std::size_t column = 500; column < 503; ++column) board.put(row, column, "8");
  }
  return ask_49_times(board, {1, 1}, {601, 501});
}

// Both ends see far, but not each other.
inline std::string behind_a_wall(std::mt19937& random, const BoardSort& sort) {
  LianliankanCase board(random, sort);
  for (std::size_t column = 0; column < sort.columns; ++column) board.put(500, column, "8");
  return ask_49_times(board, {2, 100}, {900, 800});
}

inline std::string behind_a_diagonal(std::mt19937& random, const BoardSort& sort) {
  LianliankanCase board(random, sort);
  for (std::size_t at = 0; at < sort.columns; ++at) board.put(at, at, "8");
  return ask_49_times(board, {2, 996}, {997, 3});
}

inline std::string in_a_corridor(std::mt19937& random, const BoardSort& sort) {
  LianliankanCase board(random, sort);
  for (std::size_t column = 0; column < sort.columns; ++column) board.put(500, column, "0");
  for (std::size_t row = 0; row < sort.rows; ++row) board.put(row, 300, "0");
  return ask_49_times(board, {500, 2}, {998, 301});
}

inline std::string half_cleared(std::mt19937& random, const BoardSort& sort) {
  LianliankanCase board(random, sort);
  for (std::size_t row = 0; row < sort.rows; ++row) {
    for (std::size_t column = 0; column < sort.columns / 2; ++column) board.put(row, column, "0");
  }
  board.ask_at_random(random, 49);
  return board.text();
}

inline const Sort sorts[] = {
    {{"full, 1 digit"}},
    {{"full, 5 digits", 1000, 5, 5}},
    {{"full, 10 digits", 1000, 10, 10}},
    {{"half full, 1 digit", 500}},
    {{"half full, 5 digits", 500, 5, 5}},
    {{"half full, 10 digits", 500, 10, 10}},
    {{"sparse", 1}},
    {{"empty", 0}},
    {{"1 in 20 cells", 50}},
    {{"13 digits", 1000, 13, 13}},
    {{"19 digits", 1000, 19, 19}},
    {{"1 to 19 digits, half full", 500, 1, 19}},
    {{"one number a line", 1000, 1, 1, "\n"}},
    {{"one number a line, 5 digits", 500, 5, 5, "\r\n", "\r\n"}},
    {{"ten numbers a line", 1000, 1, 1, " ", "\n", 0, 10}},
    {{"boards of 99900 x 10", 1000, 1, 1, " ", "\n", 0, 0, 99900, 10}},
    {{"boards of 1000 x 10", 1000, 1, 1, " ", "\n", 0, 0, 1000, 10}},
    {{"boards of 10 x 999", 1000, 1, 1, " ", "\n", 0, 0, 10, 999}},
    {{"boards of 6 x 6", 800, 1, 1, " ", "\n", 0, 0, 6, 6}},
    {{"CR LF and tabs", 1000, 1, 1, "\t", "\r\n"}},
    {{"three blanks", 1000, 1, 1, "   "}},
    {{"eighty blanks", 500, 1, 1,
      "                                                          "
      "                      "}},
    {{"ten digits with leading zeros", 500, 1, 1, " ", "\n", 10}},
    {{"thirty digits with leading zeros", 500, 5, 5, " ", "\n", 30}},
    {{"hundred digits with leading zeros", 500, 5, 5, " ", "\n", 100}},
    {{"left half cleared", 1000}, half_cleared},
    {{"boxed-in target asked 49 times", 0}, boxed_in},
    {{"target behind a wall", 0}, behind_a_wall},
    {{"target behind a diagonal", 0}, behind_a_diagonal},
    {{"two corridors through a full board", 1000}, in_a_corridor},
    {{"two corridors, half full", 500}, in_a_corridor},
};

// About `size` bytes of cases, of which there are a few in turn.
inline std::string input_of(const Sort& sort, std::size_t size) {
  std::mt19937 random(1175);
  std::string cases;
  while (cases.size() < size / 8) cases += sort.make(random, sort.board);
  std::string text;
  while (text.size() + cases.size() / 2 < size) text += cases;
  return text + "0 0\n";
}

}  // namespace benchmark
