#pragma once
// Random choices for making test inputs.

#include <cstdint>
#include <vector>

#include "search/random.hpp"

namespace lianliankan {

// The same seed gives the same throws.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : random_(seed) {}

  // A number from `least` to `most`, which is at least `least`.
  int between(int least, int most) {
    return least + static_cast<int>(random_.below(static_cast<std::uint64_t>(most - least) + 1));
  }

  // True with a chance of 1 in `times`.
  bool one_in(int times) { return between(1, times) == 1; }

  // One of a list, which is not empty.
  template <class T>
  const T& any_of(const std::vector<T>& list) {
    return *(list.begin() + between(0, static_cast<int>(list.size()) - 1));
  }

 private:
  search::Random random_;
};

}  // namespace lianliankan
