#pragma once
// Mayan programs with one mistake each, as they are found in published solutions.

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "naive/faulty.hpp"
#include "naive/faulty_mayan_moves.hpp"
#include "naive/faulty_mayan_rules.hpp"
#include "naive/mayan_program.hpp"

namespace naive {
namespace detail {

// ---- Searching. ----

struct StopsWhenEmptyEarly : MayanProgram {
  bool search(Cells& cells, int moves_left) override {
    return blocks_on(cells) == 0 || MayanProgram::search(cells, moves_left);
  }
};

struct LooksForBlocksInFourColumns : MayanProgram {
  bool search(Cells& cells, int moves_left) override {
    if (moves_left > 0) return MayanProgram::search(cells, moves_left);
    const int* const first = &cells.colour[0][0];
    return std::count(first, first + 4 * kHeight, 0) == 4 * kHeight;
  }
};

struct RemembersBoardsOnly : MayanProgram {
  bool is_hopeless(const Cells& cells, int) override {
    const int* const first = &cells.colour[0][0];
    return !met_.insert(std::vector<int>(first, first + kWidth * kHeight)).second;
  }
  std::set<std::vector<int>> met_;
};

struct TakesBackTheDragOnly : MayanProgram {
  void restore(Cells& cells, const Cells& before, const Move& move) override {
    const int x = move.x, target = move.x + move.g;
    std::copy(before.colour[x], before.colour[x] + kHeight, cells.colour[x]);
    std::copy(before.colour[target], before.colour[target] + kHeight, cells.colour[target]);
  }
};

struct WantsMultiplesOfThree : MayanProgram {
  bool is_hopeless(const Cells& cells, int) override {
    for (int colour = 1; colour <= 10; ++colour) {
      if (count(cells, colour) % 3 != 0) return true;
    }
    return false;
  }
};

struct WantsAMoveForEachColour : MayanProgram {
  bool is_hopeless(const Cells& cells, int moves_left) override {
    int colours = 0;
    for (int colour = 1; colour <= 10; ++colour) colours += count(cells, colour) > 0;
    return colours > moves_left;
  }
};

struct WantsThreeBlocksForEachMove : MayanProgram {
  bool is_hopeless(const Cells& cells, int moves_left) override {
    return blocks_on(cells) < 3 * moves_left;
  }
};

struct WantsAMoveForSixBlocks : MayanProgram {
  bool is_hopeless(const Cells& cells, int moves_left) override {
    return blocks_on(cells) > 6 * moves_left;
  }
};

// ---- Reading and printing. ----

struct ReadsSingleDigits : MayanProgram {
  void read_column(std::istream& words, int (&column)[kHeight]) override {
    char digit;
    for (int y = 0; words >> digit && digit != '0'; ++y) column[y] = digit - '0';
    words.ignore(100, '\n');
  }
};

struct ReadsNoZeroAfterSevenBlocks : MayanProgram {
  void read_column(std::istream& words, int (&column)[kHeight]) override {
    for (int y = 0; y < kHeight && words >> column[y] && column[y] != 0;) ++y;
  }
};

struct ReadsColumnsFromTheTop : MayanProgram {
  void read_column(std::istream& words, int (&column)[kHeight]) override {
    MayanProgram::read_column(words, column);
    std::reverse(column, std::find(column, column + kHeight, 0));
  }
};

struct PrintsTheRowFirst : MayanProgram {
  std::string shown(const Move& move) override {
    return MayanProgram::shown(Move{move.y, move.x, move.g});
  }
  using MayanProgram::shown;
};

struct PrintsNothingForNone : MayanProgram {
  std::string shown(bool is_solved) override {
    return is_solved ? MayanProgram::shown(is_solved) : "";
  }
  using MayanProgram::shown;
};

template <class Program>
std::string run(const std::string& input) {
  return Program().run(input);
}

}  // namespace detail

// By the mistake.
inline const std::vector<Faulty>& faulty_mayan() {
  using namespace detail;
  static const std::vector<Faulty> all = {
      {"SkipsSameColourSwaps", run<SkipsSameColourSwaps>},
      {"SkipsSameColourSwapsAfterTheFirstMove", run<SkipsSameColourSwapsAfterTheFirstMove>},
      {"SkipsMovesThatStartNothing", run<SkipsMovesThatStartNothing>},
      {"NeverDragsLeft", run<NeverDragsLeft>},
      {"DragsLeftIntoEmptyColumnsOnly", run<DragsLeftIntoEmptyColumnsOnly>},
      {"NeverDragsIntoEmptyCells", run<NeverDragsIntoEmptyCells>},
      {"NeverMovesTheLastColumn", run<NeverMovesTheLastColumn>},
      {"NeverMovesTheTopRows", run<NeverMovesTheTopRows>},
      {"TriesLeftBeforeRight", run<TriesLeftBeforeRight>},
      {"TriesLeftAfterAllRight", run<TriesLeftAfterAllRight>},
      {"TriesRowsBeforeColumns", run<TriesRowsBeforeColumns>},
      {"TriesTheTopRowFirst", run<TriesTheTopRowFirst>},
      {"TriesTheRightColumnFirst", run<TriesTheRightColumnFirst>},
      {"DragsOverTheEdge", run<DragsOverTheEdge>},
      {"ClearsRunByRun", run<ClearsRunByRun>},
      {"ClearsRowsFirst", run<ClearsOneWayFirst<1>>},
      {"ClearsColumnsFirst", run<ClearsOneWayFirst<0>>},
      {"ClearsThreeOfALongerRun", run<ClearsThreeOfALongerRun>},
      {"ClearsARowOrElseAColumn", run<ClearsARowOrElseAColumn>},
      {"ClearsNoRunOfMarkedBlocks", run<ClearsNoRunOfMarkedBlocks>},
      {"ClearsRowsOnly", run<ClearsRowsOnly>},
      {"MissesTheTopRun", run<MissesTheTopRun>},
      {"MissesTheLastRowRun", run<MissesTheLastRowRun>},
      {"ClearsTouchingBlocks", run<ClearsTouchingBlocks>},
      {"ClearsOnce", run<ClearsSoOften<1>>},
      {"ClearsTwice", run<ClearsSoOften<2>>},
      {"ClearsBeforeDropping", run<ClearsBeforeDropping>},
      {"DropsNothingAfterADrag", run<DropsNothingAfterADrag>},
      {"DropsNothingAboveADrag", run<DropsNothingAboveADrag>},
      {"DropsByOneRow", run<DropsByOneRow>},
      {"StopsWhenEmptyEarly", run<StopsWhenEmptyEarly>},
      {"LooksForBlocksInFourColumns", run<LooksForBlocksInFourColumns>},
      {"RemembersBoardsOnly", run<RemembersBoardsOnly>},
      {"TakesBackTheDragOnly", run<TakesBackTheDragOnly>},
      {"WantsMultiplesOfThree", run<WantsMultiplesOfThree>},
      {"WantsAMoveForEachColour", run<WantsAMoveForEachColour>},
      {"WantsThreeBlocksForEachMove", run<WantsThreeBlocksForEachMove>},
      {"WantsAMoveForSixBlocks", run<WantsAMoveForSixBlocks>},
      {"ReadsSingleDigits", run<ReadsSingleDigits>},
      {"ReadsNoZeroAfterSevenBlocks", run<ReadsNoZeroAfterSevenBlocks>},
      {"ReadsColumnsFromTheTop", run<ReadsColumnsFromTheTop>},
      {"PrintsTheRowFirst", run<PrintsTheRowFirst>},
      {"PrintsNothingForNone", run<PrintsNothingForNone>},
  };
  return all;
}

}  // namespace naive
