#pragma once
// Draws what the judge's answer stands for: the boards from move to move down to the empty one, or the
// reason why there is no answer. Plain text of at most 80 columns.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "judge/input.hpp"
#include "judge/output.hpp"
#include "judge/paint.hpp"
#include "judge/wording.hpp"
#include "mayan/answer.hpp"
#include "mayan/board.hpp"
#include "mayan/palette.hpp"
#include "mayan/reading.hpp"
#include "mayan/solver.hpp"

namespace mayan {
namespace detail {

// Planes enough for 35 blocks of as many colours: here a board may hold rare ones.
using AnyBoard = Board<6>;

// A board to draw, with the blocks that are about to vanish.
struct Picture {
  std::string title;
  AnyBoard board;
  Cells vanishing;
};

// Names for colours that fit into a drawing: their values if all have at most two digits, else letters.
class Labels {
 public:
  explicit Labels(const Palette& palette) : palette_(palette) {
    for (unsigned number = 1; number <= palette.size(); ++number) {
      has_letters_ = has_letters_ || palette.colour(number) > 99;
    }
  }

  std::string of(unsigned number) const {
    if (number == 0) return ".";
    return has_letters_ ? std::string(1, letter(number)) : std::to_string(palette_.colour(number));
  }

  // A line for each letter; none without letters.
  std::string legend() const {
    std::string text;
    for (unsigned number = 1; has_letters_ && number <= palette_.size(); ++number) {
      text += std::string("  ") + letter(number) + " is colour " +
              std::to_string(palette_.colour(number)) + '\n';
    }
    return text;
  }

 private:
  static char letter(unsigned number) {
    return static_cast<char>(number <= 26 ? 'A' + number - 1 : 'a' + number - 27);
  }

  const Palette& palette_;
  bool has_letters_ = false;
};

class Drawing {
 public:
  Drawing(const Labels& labels, const judge::Paint& paint) : labels_(labels), paint_(paint) {}

  // Pictures side by side, as many in a line as 80 columns take.
  std::string of(const std::vector<Picture>& pictures) const {
    const std::size_t in_line = 3;
    std::string text;
    for (std::size_t first = 0; first < pictures.size(); first += in_line) {
      const std::size_t last = std::min(first + in_line, pictures.size());
      text += '\n' + line_of({pictures.begin() + static_cast<std::ptrdiff_t>(first),
                              pictures.begin() + static_cast<std::ptrdiff_t>(last)});
    }
    return text;
  }

 private:
  static const std::size_t cell_width = 4;
  static const std::size_t gap = 5;

  std::string line_of(const std::vector<Picture>& pictures) const {
    const std::size_t width = columns * cell_width;
    std::string text;
    std::string titles;
    for (const Picture& picture : pictures) {
      titles += judge::padded(std::string(gap + 1, ' ') + picture.title, gap + width);
    }
    if (!judge::without_trailing_spaces(titles).empty())
      text += judge::without_trailing_spaces(titles) + '\n';
    for (int y = top_row(pictures); y >= 0; --y) {
      text += "  " + std::to_string(y) + " |";
      for (std::size_t i = 0; i < pictures.size(); ++i) {
        if (i > 0) text += std::string(gap, ' ');
        for (int x = 0; x < columns; ++x) text += cell(pictures[i], x, y);
      }
      text = judge::without_trailing_spaces(text) + '\n';
    }
    std::string feet = "    +";
    for (std::size_t i = 0; i < pictures.size(); ++i) {
      if (i > 0) feet += std::string(gap, ' ');
      for (int x = 0; x < columns; ++x) feet += "--" + std::to_string(x) + "-";
    }
    return text + judge::without_trailing_spaces(feet) + '\n';
  }

  // The highest row with a block in any of the pictures.
  static int top_row(const std::vector<Picture>& pictures) {
    Cells occupied = 0;
    for (const Picture& picture : pictures) occupied |= picture.board.occupied();
    int top = rows - 1;
    while (top > 0 && (occupied >> top & 0x0101010101) == 0) --top;
    return top;
  }

  std::string cell(const Picture& picture, int x, int y) const {
    const std::string label = labels_.of(picture.board.number_in(cell_at(x, y)));
    const bool is_vanishing = (picture.vanishing & cell_at(x, y)) != 0;
    const std::string text = is_vanishing ? '[' + label + ']' : ' ' + label + ' ';
    return judge::padded("", text.size() < cell_width ? cell_width - text.size() : 0) +
           (is_vanishing ? paint_.removed(text) : text);
  }

  const Labels& labels_;
  const judge::Paint& paint_;
};

// What one move does, from the drag until everything rests.
class MoveStory {
 public:
  MoveStory(AnyBoard& board, const Move& move, const Labels& labels)
      : move_(move), labels_(labels), before_(board) {
    drag(board, cell_at(move.x, move.y), move.direction < 0);
    std::string title = "after the drag";
    for (;;) {
      const Cells vanishing = runs(board);
      pictures_.push_back({title, board, vanishing});
      if (vanishing == 0) return;
      fall(board, vanishing);
      title = board.occupied() == 0 ? "empty" : "after the fall";
    }
  }

  const std::vector<Picture>& pictures() const { return pictures_; }

  std::string told() const {
    const int beside = move_.x + move_.direction;
    const unsigned dragged = before_.number_in(cell_at(move_.x, move_.y));
    const unsigned met = before_.number_in(cell_at(beside, move_.y));
    const std::string side = move_.direction > 0 ? "right" : "left";
    const std::string start = "the " + labels_.of(dragged) + " at (" + std::to_string(move_.x) +
                              ", " + std::to_string(move_.y) + ")";
    if (met == 0)
      return start + " goes " + side + " and drops onto column " + std::to_string(beside);
    if (met != dragged) return start + " swaps with the " + labels_.of(met) + " on its " + side;
    return start + " swaps with its like: a wasted move";
  }

 private:
  Move move_;
  const Labels& labels_;
  AnyBoard before_;
  std::vector<Picture> pictures_;
};

inline std::string reason_of(const Puzzle& puzzle, const Palette& palette, const Result& result) {
  const std::string moves = judge::counted_are(puzzle.moves, "move");
  switch (result.reason) {
    case Result::Reason::empty_board:
      return "The board is empty: there is no block to move.";
    case Result::Reason::rare_colour:
      return judge::counted_are(palette.blocks(palette.number(result.colour)), "block") +
             " of colour " + std::to_string(result.colour) +
             ":\nfewer than three of a colour never vanish.";
    case Result::Reason::too_few_moves:
      if (puzzle.moves == 0) return "No move is to be made, and the board is not empty.";
      return "At least " + judge::counted(result.needed, "move") +
             " would be needed to bring the blocks of each colour into\ncolumns where they can make"
             " runs; " +
             moves + " to be made.";
    default:
      return "No line of " + judge::counted(puzzle.moves, "move") + " empties the board (" +
             judge::counted(result.nodes, "position") + " searched).";
  }
}

}  // namespace detail

// Writes why `result` is the answer to `puzzle`.
inline void write_explanation(const Puzzle& puzzle, const Result& result, const judge::Paint& paint,
                              judge::Output& output) {
  const Palette palette(puzzle);
  const detail::Labels labels(palette);
  const detail::Drawing drawing(labels, paint);
  detail::AnyBoard board = pack<6>(puzzle, palette);
  output.line("");
  output.line(paint.heading("Start") + ", " + judge::counted(puzzle.moves, "move") + " to make");
  output.write(labels.legend());
  output.write(drawing.of({{"", board, 0}}));
  output.line("");
  if (result.reason != Result::Reason::solved)
    output.line(detail::reason_of(puzzle, palette, result));
  for (std::size_t i = 0; i < result.moves.size(); ++i) {
    const detail::MoveStory story(board, result.moves[i], labels);
    const std::string name = "Move " + std::to_string(i + 1);
    output.line(paint.heading(name) + " (" + text_of(result.moves[i]) + "): " + story.told());
    output.write(drawing.of(story.pictures()));
    output.line("");
  }
}

// Answers like answer() and draws what the answer stands for below it.
inline void explain(judge::Input& input, const judge::Paint& paint, judge::Output& output) {
  const Puzzle puzzle = read_puzzle(input);
  const Result result = solve(puzzle);
  write_verdict(result, output);
  write_explanation(puzzle, result, paint, output);
}

}  // namespace mayan
