// Any bytes to lianliankan: the same answers and the same error as when every token is read by
// itself and every query is answered by the naive oracle. And explanations of them end.

#include <cstddef>
#include <cstdint>
#include <string>

#include "fuzz/fuzz.hpp"
#include "judge/case_size.hpp"
#include "lianliankan/check.hpp"
#include "lianliankan/explain.hpp"
#include "naive/lianliankan.hpp"

namespace {

void explain(judge::Input& input, judge::Output& output) {
  lianliankan::explain(input, judge::Paint(false), output);
}

// The oracle takes a while, so it looks at so many queries only; after them, both programs stop.
const int max_queries = 30;

void answer(judge::Input& input, judge::Output& output) {
  int queries = 0;
  lianliankan::for_each_case(input, [&](const lianliankan::Case& one) {
    if (++queries > max_queries) throw judge::MalformedInput{{1, 1}, "enough"};
    output.line(lianliankan::verdict_of(one));
    const judge::Position at = input.case_position();
    output.line(std::to_string(at.line) + ":" + std::to_string(at.column));
  });
}

naive::Grid read_grid(judge::Input& input, std::size_t rows, std::size_t columns) {
  naive::Grid grid;
  for (std::size_t row = 0; row < rows; ++row) {
    grid.emplace_back();
    for (std::size_t column = 0; column < columns; ++column) {
      grid.back().push_back(
          static_cast<long long>(input.number("a kind", 0, lianliankan::max_number)));
    }
  }
  return grid;
}

void answer_naively(judge::Input& input, judge::Output& output) {
  int queries = 0;
  std::size_t rows = 0;
  std::size_t columns = 0;
  while (judge::read_case_size(input, lianliankan::max_cells, rows, columns)) {
    const naive::Grid grid = read_grid(input, rows, columns);
    std::uint64_t left = input.number("the number of queries", 0, lianliankan::max_number);
    for (; left != 0; --left) {
      judge::Position at = {0, 0};
      int numbers[4];
      for (int i = 0; i < 4; ++i) {
        numbers[i] = static_cast<int>(
            input.number(i % 2 == 0 ? "a row" : "a column", 1, i % 2 == 0 ? rows : columns));
        if (i == 0) at = input.token_position();
      }
      if (++queries > max_queries) throw judge::MalformedInput{{1, 1}, "enough"};
      output.line(naive::linked(grid, numbers[0], numbers[1], numbers[2], numbers[3]) ? "YES"
                                                                                      : "NO");
      output.line(std::to_string(at.line) + ":" + std::to_string(at.column));
    }
  }
}

// What was written and, behind it, the error.
std::string told(const std::uint8_t* bytes, std::size_t size,
                 void (*answer_all)(judge::Input&, judge::Output&)) {
  std::string error;
  const std::string written =
      fuzz::run(bytes, size, [&](judge::Input& input, judge::Output& output) {
        try {
          answer_all(input, output);
        } catch (const judge::MalformedInput& malformed) {
          error = std::to_string(malformed.at.line) + ":" + std::to_string(malformed.at.column) +
                  ": " + malformed.message;
          throw;
        }
      });
  return written + error;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  fuzz::require(told(bytes, size, answer) == told(bytes, size, answer_naively),
                "answers and errors are those of the oracle");
  fuzz::run(bytes, size, explain);
  const std::string text(reinterpret_cast<const char*>(bytes), size);
  fuzz::judge_output(lianliankan::check, "1 3\n1 1 2\n2\n1 1 1 2\n1 1 1 3\n0 0\n", text);
  return 0;
}
