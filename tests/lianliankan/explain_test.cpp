#include "lianliankan/explain.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <random>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "judge/answer.hpp"
#include "naive/lianliankan.hpp"

namespace {

std::string explained(const std::string& input) {
  const auto plain = [](judge::Input& in, judge::Output& out) {
    lianliankan::explain(in, judge::Paint(false), out);
  };
  return judge_test::answer(plain, input).answers;
}

struct Query {
  int x1, y1, x2, y2;
};

std::string input_of(const naive::Grid& grid, const Query& query) {
  std::string text = std::to_string(grid.size()) + " " + std::to_string(grid[0].size()) + "\n";
  for (const auto& row : grid) {
    for (const long long kind : row) text += std::to_string(kind) + " ";
    text += "\n";
  }
  return text + "1\n" + std::to_string(query.x1) + " " + std::to_string(query.y1) + " " +
         std::to_string(query.x2) + " " + std::to_string(query.y2) + "\n";
}

using Place = std::pair<int, int>;

// The start, the turning points and the end, as told in words.
std::vector<Place> places_in(const std::string& text) {
  std::vector<Place> places;
  const std::regex place("row ([0-9]+), column ([0-9]+)");
  for (std::sregex_iterator at(text.begin(), text.end(), place), end; at != end; ++at) {
    places.emplace_back(std::stoi((*at)[1]), std::stoi((*at)[2]));
  }
  return places;
}

// Walks the told line: all cells from the first to the last, each a neighbour of the one before.
std::vector<Place> walk(const std::vector<Place>& places) {
  std::vector<Place> cells = {places.front()};
  for (std::size_t i = 1; i < places.size(); ++i) {
    EXPECT_NE(places[i - 1].first == places[i].first, places[i - 1].second == places[i].second);
    while (cells.back() != places[i]) {
      const auto step = [](int from, int to) { return (to > from) - (to < from); };
      cells.emplace_back(cells.back().first + step(cells.back().first, places[i].first),
                         cells.back().second + step(cells.back().second, places[i].second));
    }
  }
  return cells;
}

// The middle character of each cell in a drawing of kinds with one digit, row by row.
std::vector<std::string> drawn_cells(const std::string& text, std::size_t columns) {
  std::vector<std::string> rows;
  std::istringstream stream(text);
  const std::regex row("^ +[0-9]+ .*");
  bool is_drawing = false;
  for (std::string line; std::getline(stream, line);) {
    if (!is_drawing) {
      is_drawing = line.empty() && std::getline(stream, line);
      continue;
    }
    if (!std::regex_match(line, row)) break;
    line.resize(4 + 4 * columns, ' ');
    std::string cells;
    for (std::size_t column = 0; column < columns; ++column) cells += line[4 + 4 * column + 1];
    rows.push_back(cells);
  }
  return rows;
}

void expect_drawn(const naive::Grid& grid, const std::vector<Place>& cells,
                  const std::string& text) {
  const std::vector<std::string> drawn = drawn_cells(text, grid[0].size());
  ASSERT_EQ(drawn.size(), grid.size());
  for (std::size_t row = 0; row < grid.size(); ++row) {
    for (std::size_t column = 0; column < grid[0].size(); ++column) {
      const Place place(static_cast<int>(row) + 1, static_cast<int>(column) + 1);
      const bool is_on_line = std::find(cells.begin(), cells.end(), place) != cells.end();
      const char mark = drawn[row][column];
      if (grid[row][column] != 0) {
        EXPECT_EQ(mark, static_cast<char>('0' + grid[row][column]));
      } else if (is_on_line) {
        EXPECT_NE(std::string("-|+").find(mark), std::string::npos);
      } else {
        EXPECT_EQ(mark, '.');
      }
    }
  }
}

void expect_yes(const naive::Grid& grid, const Query& query, const std::string& text) {
  const std::vector<Place> places = places_in(text);
  ASSERT_GE(places.size(), 2U);
  EXPECT_EQ(places.front(), Place(query.x1, query.y1));
  EXPECT_EQ(places.back(), Place(query.x2, query.y2));
  EXPECT_EQ(static_cast<int>(places.size()) - 2,
            naive::fewest_turns(grid, query.x1, query.y1, query.x2, query.y2, false));
  const std::vector<Place> cells = walk(places);
  for (std::size_t i = 1; i + 1 < cells.size(); ++i) {
    EXPECT_EQ(grid[static_cast<std::size_t>(cells[i].first - 1)]
                  [static_cast<std::size_t>(cells[i].second - 1)],
              0);
  }
  expect_drawn(grid, cells, text);
}

void expect_no_line(const naive::Grid& grid, const Query& query, const std::string& text) {
  const int turns = naive::fewest_turns(grid, query.x1, query.y1, query.x2, query.y2, false);
  const int outside = naive::fewest_turns(grid, query.x1, query.y1, query.x2, query.y2, true);
  const std::string told = "NO\nNo line with at most two turns joins them";
  std::string rest = ", and none with more.";
  const auto counted = [](int count) {
    return std::to_string(count) + (count == 1 ? " turn" : " turns");
  };
  if (outside >= 0 && outside <= 2) {
    rest = " on the board; around the\noutside, which is not allowed, " + counted(outside) +
           " would do.";
  } else if (turns >= 0) {
    rest = "; the fewest possible is " + counted(turns) + ".";
  } else if (outside >= 0) {
    rest = ", and none with more; around the\noutside, which is not allowed, " + counted(outside) +
           " would do.";
  }
  EXPECT_EQ(text, told + rest + "\n\n");
}

TEST(Explain, LinesWalkedAndReasonsChecked) {
  int yes = 0;
  int no_line = 0;
  for (unsigned seed = 1; seed <= 1500; ++seed) {
    std::mt19937 random(seed);
    naive::Grid grid(1 + random() % 6, std::vector<long long>(1 + random() % 7));
    const unsigned empty = static_cast<unsigned>(random() % 10);
    for (auto& row : grid) {
      for (long long& kind : row)
        kind = random() % 10 < empty ? 0 : 1 + static_cast<long long>(random() % 2);
    }
    const auto coordinate = [&](std::size_t size) { return static_cast<int>(1 + random() % size); };
    const Query query = {coordinate(grid.size()), coordinate(grid[0].size()),
                         coordinate(grid.size()), coordinate(grid[0].size())};
    const auto at = [&](int x, int y) {
      return grid[static_cast<std::size_t>(x - 1)][static_cast<std::size_t>(y - 1)];
    };
    const std::string input = input_of(grid, query);
    const std::string text = explained(input);
    SCOPED_TRACE("seed " + std::to_string(seed) + "\n" + input + text);
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) EXPECT_LE(line.size(), 80U);
    if (naive::linked(grid, query.x1, query.y1, query.x2, query.y2)) {
      expect_yes(grid, query, text);
      ++yes;
    } else if (query.x1 == query.x2 && query.y1 == query.y2) {
      EXPECT_EQ(text, "NO\nThe same cell twice: it takes two pieces.\n\n");
    } else if (at(query.x1, query.y1) == 0 || at(query.x2, query.y2) == 0) {
      EXPECT_EQ(text.rfind("NO\nThere is no piece in row ", 0), 0U);
      const Place place = places_in(text).at(0);
      EXPECT_EQ(at(place.first, place.second), 0);
    } else if (at(query.x1, query.y1) != at(query.x2, query.y2)) {
      EXPECT_EQ(text, "NO\nThe kinds differ: " + std::to_string(at(query.x1, query.y1)) + " and " +
                          std::to_string(at(query.x2, query.y2)) + ".\n\n");
    } else {
      expect_no_line(grid, query, text);
      ++no_line;
    }
  }
  EXPECT_GT(yes, 100);
  EXPECT_GT(no_line, 100);
}

TEST(Explain, LongKindsAreNamedBelow) {
  const std::string text = explained("1 4 2000000000 0 2000000000 5 1 1 1 1 3");
  EXPECT_NE(text.find("  1 [A]-----[A]  #\n(A is kind 2000000000, # any other piece)\n"),
            std::string::npos)
      << text;
}

TEST(Explain, WideBoardsFitThePage) {
  std::string input = "2 20000\n";
  for (int column = 1; column <= 20000; ++column) {
    input += column == 101 || column == 19001 ? "5 " : column == 3000 ? "9 " : "0 ";
  }
  for (int column = 1; column <= 20000; ++column) input += "0 ";
  const std::string text = explained(input + "1\n1 101 1 19001\n");
  EXPECT_NE(text.find("2 turns: "), std::string::npos) << text;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) EXPECT_LE(line.size(), 80U) << line;
}

TEST(Explain, LargeBoardsAreDrawnAroundTheLine) {
  std::string input = "1000 999\n";
  for (int row = 1; row <= 1000; ++row) {
    for (int column = 1; column <= 999; ++column) {
      const bool is_piece = (row == 500 && column == 3) || (row == 900 && column == 990);
      input += is_piece ? "7 " : "0 ";
    }
  }
  const std::string text = explained(input + "1\n500 3 900 990\n");
  EXPECT_NE(text.find("1 turn: from row 500, column 3\n"), std::string::npos) << text;
  EXPECT_NE(text.find("-..-"), std::string::npos) << text;
  std::istringstream stream(text);
  int lines = 0;
  for (std::string line; std::getline(stream, line); ++lines) EXPECT_LE(line.size(), 80U) << line;
  EXPECT_LT(lines, 24);
}

}  // namespace
