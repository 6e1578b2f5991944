#pragma once
// How much the proof tests try: one case of so many, as the build is set up (FULL_TESTS in
// CMakeLists.txt) or the environment says: PROOF_PART. There PROOF_CASES sets how many cases each
// random test takes and PROOF_SEED the first seed: a long run, or one failing case again.

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <random>
#include <string>

namespace proof {

inline std::uint64_t from_environment(const char* name, std::uint64_t otherwise) {
  const char* const value = std::getenv(name);
  return value == nullptr ? otherwise : std::strtoull(value, nullptr, 10);
}

// 37 without FULL_TESTS: a prime, so that no pattern of an enumeration is favoured.
inline const std::uint64_t part = from_environment("PROOF_PART", USUAL_PROOF_PART);

// Takes the items of an enumeration that are to be tried.
class Sieve {
 public:
  bool takes_next() { return count_++ % part == 0; }

 private:
  std::uint64_t count_ = 0;
};

// For counts of what proves that an enumeration is not in vain. A slow build may leave all of it
// out.
inline void expect_some(std::uint64_t found) {
  if (part == 1) {
    EXPECT_GT(found, 0U);
  }
}

// Calls check(seed) for so many seeds, up to the first that fails.
template <class Check>
void for_seeds(std::uint64_t usual_cases, Check check) {
  const std::uint64_t first = from_environment("PROOF_SEED", 1);
  const std::uint64_t cases = from_environment("PROOF_CASES", (usual_cases + part - 1) / part);
  for (std::uint64_t seed = first; seed - first < cases; ++seed) {
    const testing::ScopedTrace trace(__FILE__, __LINE__,
                                     "PROOF_CASES=1 PROOF_SEED=" + std::to_string(seed));
    check(seed);
    if (testing::Test::HasFailure()) return;
  }
}

// The same for checks that take a generator of the standard library.
template <class Check>
void for_generators(std::uint64_t usual_cases, Check check) {
  for_seeds(usual_cases, [&](std::uint64_t seed) {
    std::mt19937 random(static_cast<std::uint32_t>(seed));
    check(random);
  });
}

// A number from `least` to `most`.
inline int between(std::mt19937& random, int least, int most) {
  return least + static_cast<int>(random() % static_cast<unsigned>(most - least + 1));
}

}  // namespace proof
