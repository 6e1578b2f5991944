// mayan and puzzle519 against the naive baselines, in one run: boards from fixed seeds, answers
// checked against each other, work and ratios as a table. Build and run it with `cmake --build
// build --target benchmark`.
//
// They are solved inside this process and compared by processor time, so the cost of starting one
// does not count.

#include "benchmark/mayan.hpp"
#include "benchmark/puzzle519.hpp"

int main() {
  benchmark::compare_mayan_boards();
  benchmark::time_more_moves();
  benchmark::compare_judges_jigsaws();
  benchmark::time_large_jigsaws();
}
