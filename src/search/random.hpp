#pragma once
// Numbers that look random and are the same on every machine: a mixer, which also makes hashes of
// keys, and the generator built on it. (splitmix64: Steele, Lea, Flood, "Fast splittable
// pseudorandom number generators", 2014. The standard library's distributions differ from one
// library to the next.)

#include <cstdint>

namespace search {

// Spreads a number over all 64 bits; different numbers stay different.
inline std::uint64_t mix(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9U;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebU;
  return x ^ (x >> 31);
}

// The same seed gives the same numbers.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  // Any 64-bit number.
  std::uint64_t next() { return mix(state_ += 0x9e3779b97f4a7c15U); }

  // From 0 to `limit` - 1; `limit` is at least 1 and below 2^32, so that the bias is negligible.
  std::uint64_t below(std::uint64_t limit) { return next() % limit; }

 private:
  std::uint64_t state_;
};

}  // namespace search
