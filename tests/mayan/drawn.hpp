#pragma once
// Reads drawn boards back from a text and checks by the naive rules that they are those of a play.

#include <gtest/gtest.h>

#include <cstddef>
#include <sstream>
#include <string>
#include <vector>

#include "naive/mayan.hpp"

namespace mayan_test {

inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

// A board read back from a drawing: labels in columns from the bottom, and how many are marked.
struct Drawn {
  std::vector<std::vector<std::string>> columns = std::vector<std::vector<std::string>>(5);
  std::vector<std::vector<bool>> marked = std::vector<std::vector<bool>>(5);
};

// Reads the boards that stand side by side in the lines up to `foot`, which begins "    +--0".
inline std::vector<Drawn> read_boards(const std::vector<std::string>& lines, std::size_t foot) {
  std::vector<Drawn> boards((lines[foot].size() - 5 + 5) / 25);
  for (std::size_t at = foot;
       at-- > 0 && lines[at].size() > 4 && lines[at].compare(3, 2, " |") == 0;) {
    for (std::size_t i = 0; i < boards.size(); ++i) {
      for (std::size_t x = 0; x < 5; ++x) {
        const std::size_t from = 5 + 25 * i + 4 * x;
        std::string cell = lines[at].size() > from ? lines[at].substr(from, 4) : "";
        std::string label;
        for (const char c : cell) {
          if (c != ' ' && c != '[' && c != ']' && c != '.') label += c;
        }
        if (label.empty()) continue;
        boards[i].columns[x].push_back(label);
        boards[i].marked[x].push_back(cell.find('[') != std::string::npos);
      }
    }
  }
  return boards;
}

inline void expect_same(const naive::Board& board, const Drawn& drawn, bool is_marked) {
  for (std::size_t x = 0; x < 5; ++x) {
    ASSERT_EQ(drawn.columns[x].size(), board[x].size()) << "column " << x;
    for (std::size_t y = 0; y < board[x].size(); ++y) {
      EXPECT_EQ(drawn.columns[x][y], std::to_string(board[x][y]));
      EXPECT_EQ(drawn.marked[x][y],
                is_marked && naive::in_run(board, static_cast<int>(x), static_cast<int>(y)));
    }
  }
}

// Reads the drawing of a whole play back and plays it by the naive rules.
inline void expect_story(naive::Board board, const std::vector<naive::Move>& moves,
                         const std::string& text) {
  const std::vector<std::string> lines = lines_of(text);
  std::vector<Drawn> drawn;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    EXPECT_LE(lines[i].size(), 80U) << lines[i];
    if (lines[i].rfind("    +--0", 0) != 0) continue;
    for (const Drawn& board_read : read_boards(lines, i)) drawn.push_back(board_read);
  }
  std::size_t next = 0;
  const auto expect_next = [&](bool is_marked) {
    ASSERT_LT(next, drawn.size()) << text;
    expect_same(board, drawn[next++], is_marked);
  };
  expect_next(false);
  for (const naive::Move& move : moves) {
    board = naive::drag(board, move);
    expect_next(true);
    while (naive::has_run(board)) {
      board = naive::remove_runs(board);
      expect_next(true);
    }
  }
  EXPECT_EQ(next, drawn.size()) << text;
}

}  // namespace mayan_test
