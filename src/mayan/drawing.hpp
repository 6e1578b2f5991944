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

// Names for colours that fit into a drawing: their values if all have at most two digits, else
// letters.
class Labels {
 public:
  explicit Labels(const Puzzle& puzzle) : colours_(puzzle.colours) {
    for (const std::int64_t colour : colours_) has_letters_ = has_letters_ || colour > 99;
  }

  // Of a number on the board.
  std::string of(unsigned number) const {
    if (number == 0) return ".";
    return has_letters_ ? std::string(1, letter(number)) : std::to_string(colours_[number - 1]);
  }

  // What each letter stands for, one below the other; nothing without letters.
  std::string legend() const {
    std::string text;
    for (unsigned number = 1; has_letters_ && number <= colours_.size(); ++number) {
      text += std::string("  ") + letter(number) + " is colour " +
              std::to_string(colours_[number - 1]) + '\n';
    }
    return text;
  }

 private:
  static char letter(unsigned number) {
    return static_cast<char>(number <= 26 ? 'A' + number - 1 : 'a' + number - 27);
  }

  std::vector<std::int64_t> colours_;
  bool has_letters_ = false;
};

// A board to draw, with the blocks that are about to vanish.
struct Picture {
  std::string title;
  Board board;
  Cells vanishing;
};

class Drawing {
 public:
  Drawing(const Labels& labels, const judge::Paint& paint) : labels_(labels), paint_(paint) {}

  // As many pictures side by side as 80 columns take.
  std::string of(const std::vector<Picture>& pictures) const {
    const std::size_t side_by_side = 3;
    std::string text;
    for (std::size_t first = 0; first < pictures.size(); first += side_by_side) {
      const std::size_t last = std::min(first + side_by_side, pictures.size());
      text += '\n' + strip_of({pictures.begin() + static_cast<std::ptrdiff_t>(first),
                               pictures.begin() + static_cast<std::ptrdiff_t>(last)});
    }
    return text;
  }

 private:
  static const std::size_t cell_width = 4;

  // A row of text that consists of a part for each picture, five blanks apart.
  template <class Part>
  static std::string joined(const std::string& start, const std::vector<Picture>& pictures,
                            Part part) {
    std::string text;
    for (const Picture& picture : pictures) {
      text += (text.empty() ? start : std::string(5, ' ')) + part(picture);
    }
    return judge::without_trailing_spaces(text) + '\n';
  }

  std::string strip_of(const std::vector<Picture>& pictures) const {
    const std::string titles = joined("     ", pictures, [](const Picture& picture) {
      return judge::padded(' ' + picture.title, columns * cell_width);
    });
    std::string text = titles == "\n" ? "" : titles;
    for (int y = top_row(pictures); y >= 0; --y) {
      text += joined("  " + std::to_string(y) + " |", pictures,
                     [&](const Picture& picture) { return row(picture, y); });
    }
    return text + joined("    +", pictures, [](const Picture&) {
             std::string foot;
             for (int x = 0; x < columns; ++x) foot += "--" + std::to_string(x) + '-';
             return foot;
           });
  }

  // The highest row with a block in any of the pictures.
  static int top_row(const std::vector<Picture>& pictures) {
    Cells occupied = 0;
    for (const Picture& picture : pictures) occupied |= picture.board.occupied();
    int top = rows - 1;
    while (top > 0 && (occupied >> top & 0x0101010101) == 0) --top;
    return top;
  }

  std::string row(const Picture& picture, int y) const {
    std::string text;
    for (int x = 0; x < columns; ++x) {
      const unsigned number = picture.board.number_at(x, y);
      const bool is_vanishing = (picture.vanishing & cell_at(x, y)) != 0;
      const std::string label = labels_.of(number);
      const std::string cell = is_vanishing ? '[' + label + ']' : ' ' + label + ' ';
      text.append(cell_width - std::min(cell_width, cell.size()), ' ');
      text += number == 0 ? cell : paint_.block(number, cell);
    }
    return text;
  }

  const Labels& labels_;
  const judge::Paint& paint_;
};

}  // namespace mayan
