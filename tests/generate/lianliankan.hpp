#pragma once
// Boards and whole cases for lianliankan, as grids and as input text, the same from the same seed.

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
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

// What the boards of an input have in common, and how they are written.
struct BoardSort {
  const char* name;
  unsigned filled = 1000;   // cells in a thousand that hold a piece
  unsigned min_digits = 1;  // of a kind
  unsigned max_digits = 1;
  const char* between = " ";  // two numbers of a row
  const char* after = "\n";   // a row
  unsigned width = 0;         // numbers are filled up with zeros on the left
  std::size_t a_line = 0;     // numbers after which a line ends, too
  std::size_t rows = 1000;
  std::size_t columns = 999;
};

struct Place {
  std::size_t row;
  std::size_t column;
};

// A board of a sort, and queries to be asked of it.
class LianliankanCase {
 public:
  LianliankanCase(std::mt19937& random, const BoardSort& sort)
      : sort_(sort), kinds_(sort.rows, std::vector<std::string>(sort.columns, "0")) {
    std::vector<std::string> palette;
    while (palette.size() < 9) palette.push_back(kind(random));
    for (std::size_t cell = 0; cell < sort.rows * sort.columns; ++cell) {
      if (random() % 1000 < sort.filled) put(cell, palette[random() % palette.size()]);
    }
  }

  // An empty one, with one blank between numbers.
  LianliankanCase(std::size_t rows, std::size_t columns)
      : kinds_(rows, std::vector<std::string>(columns, "0")) {
    sort_.rows = rows;
    sort_.columns = columns;
  }

  void fill(const std::string& kind) {
    for (auto& row : kinds_) std::fill(row.begin(), row.end(), kind);
  }

  void put(std::size_t row, std::size_t column, const std::string& kind) {
    kinds_[row][column] = kind;
  }

  void ask(const Place& from, const Place& to) {
    queries_ += number(from.row) + ' ' + number(from.column) + ' ' + number(to.row) + ' ' +
                number(to.column) + '\n';
    ++query_count_;
  }

  // Of a hundred queries, 85 name two pieces of one kind, if there are any.
  void ask_at_random(std::mt19937& random, unsigned queries) {
    std::map<std::string, std::vector<Place>> pieces;
    for (std::size_t row = 0; row < sort_.rows; ++row) {
      for (std::size_t column = 0; column < sort_.columns; ++column) {
        if (kinds_[row][column] != "0") pieces[kinds_[row][column]].push_back({row, column});
      }
    }
    const auto any = [&] { return Place{random() % sort_.rows, random() % sort_.columns}; };
    for (; queries != 0; --queries) {
      const Place from = any();
      if (random() % 100 >= 85 || pieces.empty()) {
        ask(from, any());
      } else {
        auto alike = pieces.find(kinds_[from.row][from.column]);
        if (alike == pieces.end()) {
          alike = std::next(pieces.begin(), static_cast<std::ptrdiff_t>(random() % pieces.size()));
        }
        const auto& all = alike->second;
        ask(all[random() % all.size()], all[random() % all.size()]);
      }
    }
  }

  std::string text() const {
    std::string text =
        std::to_string(sort_.rows) + ' ' + std::to_string(sort_.columns) + sort_.after;
    for (const auto& row : kinds_) {
      for (std::size_t column = 0; column < row.size(); ++column) {
        if (row[column].size() < sort_.width) text.append(sort_.width - row[column].size(), '0');
        text += row[column];
        const bool is_broken = sort_.a_line != 0 && (column + 1) % sort_.a_line == 0;
        text += column + 1 < row.size() && !is_broken ? sort_.between : sort_.after;
      }
    }
    return text + std::to_string(query_count_) + '\n' + queries_;
  }

 private:
  static std::string number(std::size_t from_zero) { return std::to_string(from_zero + 1); }

  void put(std::size_t cell, const std::string& kind) {
    put(cell / sort_.columns, cell % sort_.columns, kind);
  }

  // Below the largest kind, 9223372036854775807.
  std::string kind(std::mt19937& random) const {
    const std::size_t spread = sort_.max_digits - sort_.min_digits + 1;
    std::string digits(sort_.min_digits + random() % spread, '0');
    for (char& digit : digits) digit = static_cast<char>('0' + random() % 10);
    digits[0] = static_cast<char>('1' + random() % (digits.size() == 19 ? 8 : 9));
    return digits;
  }

  BoardSort sort_ = {""};
  std::vector<std::vector<std::string>> kinds_;
  std::string queries_;
  unsigned query_count_ = 0;
};

// One case as the judge has it, with 49 queries.
inline std::string lianliankan_case(std::mt19937& random, const BoardSort& sort) {
  LianliankanCase board(random, sort);
  board.ask_at_random(random, 49);
  return board.text();
}

}  // namespace generate
