#pragma once
// Draws boards as a person would, from the top row down, several side by side. Plain text of at
// most 80 columns.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "judge/paint.hpp"
#include "judge/wording.hpp"
#include "mayan/board.hpp"
#include "mayan/puzzle.hpp"

namespace mayan {

struct Picture {
  std::string title;
  Board board;
};

// Draws the boards of one puzzle. Colours have labels of at most two bytes: their values if all are
// so short, else letters.
class Drawing {
 public:
  Drawing(const Puzzle& puzzle, const judge::Paint& paint)
      : colours_(puzzle.colours), paint_(paint) {
    for (const std::int64_t colour : colours_) has_letters_ = has_letters_ || colour > 99;
  }

  // The label of a number on the board.
  std::string label(unsigned number) const {
    if (number == 0) return ".";
    if (!has_letters_) return std::to_string(colours_[number - 1]);
    return std::string(1, static_cast<char>(number <= 26 ? 'A' + number - 1 : 'a' + number - 27));
  }

  // What each letter stands for, a line each; nothing without letters.
  std::string legend() const {
    std::string text;
    for (unsigned number = 1; has_letters_ && number <= colours_.size(); ++number) {
      text += "  " + label(number) + " is colour " + std::to_string(colours_[number - 1]) + '\n';
    }
    return text;
  }

  // As many pictures side by side as 80 columns take.
  std::string of(const std::vector<Picture>& pictures) const {
    std::string text;
    for (auto first = pictures.begin(), end = first; first != pictures.end(); first = end) {
      end += std::min<std::ptrdiff_t>(3, pictures.end() - first);
      text += '\n' + strip_of({first, end});
    }
    return text;
  }

 private:
  // The titles if there are any, the rows, and a foot with the columns' numbers.
  std::string strip_of(const std::vector<Picture>& pictures) const {
    Cells occupied = 0;
    for (const Picture& picture : pictures) occupied |= picture.board.occupied();
    int top = rows - 1;
    while (top > 0 && (occupied & row_at(top)) == 0) --top;

    std::string titles, foot = "    +";
    for (const Picture& picture : pictures) {
      titles.resize(foot.size() + 1, ' ');
      titles += picture.title;
      foot += "--0---1---2---3---4-     ";
    }
    std::string text = pictures[0].title.empty() ? "" : line(titles);
    for (int y = top; y >= 0; --y) {
      std::string row = "  " + std::to_string(y) + " |";
      for (const Picture& picture : pictures) row += row_of(picture.board, y) + "     ";
      text += line(row);
    }
    return text + line(foot);
  }

  // With marks around the blocks that are about to vanish.
  std::string row_of(const Board& board, int y) const {
    const Cells vanishing = runs(board);
    std::string text;
    for (int x = 0; x < columns; ++x) {
      const unsigned number = board.number_at(x, y);
      const bool is_vanishing = (vanishing & cell_at(x, y)) != 0;
      const std::string cell = is_vanishing ? '[' + label(number) + ']' : ' ' + label(number) + ' ';
      text.append(4 - cell.size(), ' ');
      text += number == 0 ? cell : paint_.block(number, cell);
    }
    return text;
  }

  static std::string line(const std::string& text) {
    return judge::without_trailing_spaces(text) + '\n';
  }

  const std::vector<std::int64_t> colours_;
  const judge::Paint paint_;
  bool has_letters_ = false;
};

}  // namespace mayan
