#pragma once
// An output that --check found wrong, word by word and as moves of the naive rules.

#include <cstddef>
#include <optional>
#include <regex>
#include <string>
#include <vector>

#include "generate/mayan.hpp"
#include "judge/bytes.hpp"
#include "judge/errors.hpp"
#include "judge/judged_output.hpp"
#include "judge/position.hpp"
#include "naive/mayan.hpp"

namespace mayan_test {

// An output's words with their places, the end's behind them.
struct Words {
  std::vector<std::string> words;
  std::vector<judge::Position> places;

  explicit Words(const std::string& text) {
    judge::Position at = {1, 1};
    bool is_in_word = false;
    for (const char byte : text) {
      if (judge::is_white_space(byte)) {
        is_in_word = false;
      } else {
        if (!is_in_word) {
          words.emplace_back();
          places.push_back(at);
        }
        words.back() += byte;
        is_in_word = true;
      }
      at = byte == '\n' ? judge::Position{at.line + 1, 1} : judge::Position{at.line, at.column + 1};
    }
    places.push_back(at);
  }
};

using Line = std::vector<naive::Move>;

inline std::string counted(std::size_t count, const std::string& noun) {
  return std::to_string(count) + ' ' + noun + (count == 1 ? "" : "s");
}

// A puzzle with its answer by the oracle, an output for it and what --check found wrong there.
struct Judged {
  generate::MayanInput input;
  std::optional<Line> answer;
  Words output;
  judge::WrongOutput wrong;

  std::size_t n() const { return static_cast<std::size_t>(input.moves); }
  bool is_at(std::size_t word) const { return wrong.at == output.places[word]; }
  bool is_at_end() const { return wrong.at == output.places.back(); }

  std::string answer_told() const { return answer ? counted(n(), "move") : "-1"; }

  // The first so many moves of the output; none if they cannot be made.
  std::optional<Line> made(std::size_t moves) const {
    if (output.words.size() < 3 * moves) return std::nullopt;
    Line line;
    naive::Board board = input.board;
    for (std::size_t i = 0; i < moves; ++i) {
      int numbers[3];
      for (std::size_t k = 0; k < 3; ++k) {
        const std::string& word = output.words[3 * i + k];
        if (!std::regex_match(word, std::regex("[0-6]|-1"))) return std::nullopt;
        numbers[k] = std::stoi(word);
      }
      line.push_back({numbers[0], numbers[1], numbers[2]});
      if (!naive::is_legal(board, line.back())) return std::nullopt;
      board = naive::apply(board, line.back());
    }
    return line;
  }

  naive::Board board_after(const Line& line) const {
    naive::Board board = input.board;
    for (const naive::Move& move : line) board = naive::apply(board, move);
    return board;
  }
};

}  // namespace mayan_test
