#pragma once
// Whether what --check says is wrong with an output is true, by playing its words by the naive
// rules.

#include <algorithm>
#include <cstddef>
#include <optional>
#include <regex>
#include <string>
#include <vector>

#include "judge/quoted.hpp"
#include "mayan/judged.hpp"
#include "naive/mayan.hpp"

namespace mayan_test {

inline std::string words_of(const naive::Move& move) {
  return std::to_string(move.x) + ' ' + std::to_string(move.y) + ' ' + std::to_string(move.g);
}

inline std::string quoted(const std::string& word) { return judge::quoted(word, 24); }

using Groups = std::vector<std::string>;

// A kind of message and whether one is true, whose parts are the regular expression's groups.
struct Reason {
  const char* pattern;
  bool (*is_true)(const Judged&, const Groups&);
};

// ---- In a move, of which the first group is the number. ----

inline std::optional<Line> made_before(const Judged& judged, const std::string& move) {
  return judged.made(std::stoul(move) - 1);
}

// Whether these are the x and y of the move after those that were made.
inline bool is_place(const Judged& judged, const Line& made, const std::string& x,
                     const std::string& y) {
  const auto first = judged.output.words.begin() + static_cast<std::ptrdiff_t>(3 * made.size());
  return first[0] == x && first[1] == y;
}

inline bool is_no_block(const Judged& judged, const Groups& groups) {
  const auto made = made_before(judged, groups[0]);
  if (!made || !is_place(judged, *made, groups[1], groups[2])) return false;
  const naive::Board board = judged.board_after(*made);
  const std::size_t height = board.at(std::stoul(groups[1])).size();
  return naive::colour_at(board, std::stoi(groups[1]), std::stoi(groups[2])) == 0 &&
         groups[3] == groups[1] && groups[4] == counted(height, "block") &&
         judged.is_at(3 * made->size() + 1);
}

inline bool is_off_the_board(const Judged& judged, const Groups& groups) {
  const auto made = made_before(judged, groups[0]);
  if (!made || !is_place(judged, *made, groups[1], groups[2])) return false;
  const std::size_t at = 3 * made->size() + 2;
  const std::string& g = judged.output.words[at];
  const naive::Board board = judged.board_after(*made);
  return naive::colour_at(board, std::stoi(groups[1]), std::stoi(groups[2])) != 0 &&
         ((groups[1] == "0" && g == "-1") || (groups[1] == "4" && g == "1")) && judged.is_at(at);
}

inline bool is_no_number(const Judged& judged, const Groups& groups) {
  const char* const wanted[] = {"x, a column (0 to 4)", "y, a row (0 to 6)", "g, 1 or -1"};
  const char* const numbers[] = {"[0-4]", "[0-6]", "1|-1"};
  const auto made = made_before(judged, groups[0]);
  const std::size_t part =
      static_cast<std::size_t>(std::find(wanted, wanted + 3, groups[1]) - wanted);
  if (!made || part == 3) return false;
  const std::string& word = judged.output.words[3 * made->size() + part];
  return !std::regex_match(word, std::regex(numbers[part])) && groups[2] == quoted(word) &&
         judged.is_at(3 * made->size() + part);
}

inline bool ends_in_move(const Judged& judged, const Groups& groups) {
  const auto made = made_before(judged, groups[0]);
  return made && judged.output.words.size() == 3 * made->size() + (groups[1] == "y" ? 1 : 2) &&
         judged.is_at_end();
}

// ---- After moves, of which the first group is how many. ----

inline bool is_empty_early(const Judged& judged, const Groups& groups) {
  const auto made = judged.made(std::stoul(groups[0]));
  return made && made->size() < judged.n() && groups[1] == std::to_string(judged.n()) &&
         naive::is_empty(judged.board_after(*made)) && judged.is_at(3 * made->size());
}

inline bool ends_after_move(const Judged& judged, const Groups& groups) {
  const std::size_t words = judged.output.words.size();
  const auto made = judged.made(words / 3);
  return made && words % 3 == 0 && words < 3 * judged.n() &&
         groups[0] == counted(made->size(), "move") && groups[1] == std::to_string(judged.n()) &&
         !naive::is_empty(judged.board_after(*made)) && judged.is_at_end();
}

inline bool is_not_cleared(const Judged& judged, const Groups& groups) {
  const auto made = judged.made(judged.n());
  if (!made) return false;
  std::size_t left = 0;
  for (const auto& column : judged.board_after(*made)) left += column.size();
  return left > 0 && groups[0] == counted(left, "block") + (left == 1 ? " is" : " are") &&
         groups[1] == std::to_string(judged.n()) && groups[2] == counted(judged.n(), "move") &&
         judged.is_at(3 * judged.n() - 1);
}

inline bool is_not_smallest(const Judged& judged, const Groups& groups) {
  const auto made = judged.made(judged.n());
  const std::size_t at = std::stoul(groups[0]) - 1;
  if (!made || !judged.answer || !naive::empties(judged.input.board, *made)) return false;
  const naive::Move move = made->at(at), smallest = judged.answer->at(at);
  const std::size_t part = move.x != smallest.x ? 0 : move.y != smallest.y ? 1 : 2;
  const int more[] = {move.x - smallest.x, move.y - smallest.y, smallest.g - move.g};
  const auto begins_alike =
      std::equal(made->begin(), made->begin() + static_cast<int>(at), judged.answer->begin());
  return begins_alike && more[part] > 0 && groups[1] == words_of(smallest) &&
         groups[2] == words_of(move) && judged.is_at(3 * at + part);
}

// ---- Of the whole answer. ----

inline bool is_followed(const Judged& judged, const Groups& groups) {
  const std::size_t words = judged.answer ? 3 * judged.n() : 1;
  const bool begins_right =
      judged.answer ? judged.made(judged.n()) == judged.answer : judged.output.words[0] == "-1";
  return begins_right && groups[0] == judged.answer_told() &&
         groups[1] == quoted(judged.output.words.at(words)) && judged.is_at(words);
}

inline bool is_not_none(const Judged& judged, const Groups& groups) {
  return judged.answer && judged.output.words[0] == "-1" && judged.is_at(0) &&
         groups[0] == judged.answer_told() + (judged.n() == 1 ? " clears" : " clear");
}

inline bool is_none(const Judged& judged, const Groups& groups) {
  return !judged.answer && judged.output.words[0] != "-1" &&
         groups[0] == quoted(judged.output.words[0]) && judged.is_at(0);
}

inline bool is_empty_output(const Judged& judged, const Groups& groups) {
  return judged.output.words.empty() && groups[0] == judged.answer_told() && judged.is_at_end();
}

inline const std::vector<Reason>& reasons() {
  static const std::vector<Reason> all = {
      {R"(move (\d+): there is no block at \((\d), (\d)\), column (\d) has (\d blocks?))",
       is_no_block},
      {R"(move (\d+): the block at \((\d), (\d)\) would leave the board)", is_off_the_board},
      {R"(move (\d+): expected (.*), found (".*"(?:\.\.\.)?))", is_no_number},
      {R"(the output ends in move (\d+), before its ([yg]))", ends_in_move},
      {R"(the board is empty after (\d+) of (\d+) moves and no block is left to move)",
       is_empty_early},
      {R"(the output ends after (\d+ moves?), n is (\d+))", ends_after_move},
      {R"((\d+ blocks? (?:is|are)) left after (\d+) of (\d+ moves?))", is_not_cleared},
      {R"(the moves clear .* not the smallest: at move (\d+), (.*) comes before (.*))",
       is_not_smallest},
      {R"(the answer is (.*), but (.*) follows)", is_followed},
      {R"(the answer is not -1: (.*) the board)", is_not_none},
      {R"(the answer is -1, not (.*))", is_none},
      {R"(the output is empty, the answer is (.*))", is_empty_output},
  };
  return all;
}

// Which of the reasons a message is, and is true; their number if none.
inline std::size_t true_reason(const Judged& judged) {
  for (std::size_t i = 0; i < reasons().size(); ++i) {
    std::smatch match;
    if (!std::regex_match(judged.wrong.message, match, std::regex(reasons()[i].pattern))) continue;
    const bool is_true = reasons()[i].is_true(judged, Groups(match.begin() + 1, match.end()));
    return is_true ? i : reasons().size();
  }
  return reasons().size();
}

// ---- Moves written otherwise, and what is said of an output of such. ----

struct Misreading {
  naive::Move (*written)(const naive::Move&);
  const char* hint;
};

inline const std::vector<Misreading>& misreadings() {
  static const std::vector<Misreading> all = {
      {[](const naive::Move& move) {
         return naive::Move{move.y, move.x, move.g};
       },
       "With x and y exchanged these moves are the answer: x, the column, comes first.\n\n"},
      {[](const naive::Move& move) {
         return naive::Move{move.x, move.y, -move.g};
       },
       "With 1 and -1 exchanged these moves are the answer: 1 is to the right.\n\n"},
      {[](const naive::Move& move) {
         return naive::Move{move.x + 1, move.y + 1, move.g};
       },
       "With x and y one less these moves are the answer: columns and rows count from 0.\n\n"},
      {[](const naive::Move& move) {
         return naive::Move{move.x, 6 - move.y, move.g};
       },
       "With y counted from the bottom these moves are the answer: row 0 is the lowest.\n\n"},
  };
  return all;
}

inline std::string written(const Misreading& misreading, const Line& answer) {
  std::string text;
  for (const naive::Move& move : answer) text += words_of(misreading.written(move)) + '\n';
  return text;
}

// The first hint that is true of the output. Empty if none is.
inline std::string true_hint(const Judged& judged) {
  if (!judged.answer) return "";
  for (const Misreading& misreading : misreadings()) {
    if (Words(written(misreading, *judged.answer)).words == judged.output.words) {
      return misreading.hint;
    }
  }
  return "";
}

}  // namespace mayan_test
