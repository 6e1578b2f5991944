#pragma once
// The states that the search has entered: boards with the moves left on them, without loss.

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "mayan/line_search.hpp"
#include "search/transposition_table.hpp"

namespace mayan {

// The planes, with the moves left above the 40 bits of the first one.
template <std::size_t planes>
struct LineKey {
  std::array<std::uint64_t, planes> words;

  LineKey() : words() {}

  explicit LineKey(const LineSearch<planes>& state) : words(state.board().plane) {
    words[0] |= state.moves_left() << 40;
  }

  // Word by word: the library's comparison is a call of memcmp(), which took a tenth of all time.
  bool operator==(const LineKey& other) const {
    std::uint64_t difference = 0;
    for (std::size_t k = 0; k < planes; ++k) difference |= words[k] ^ other.words[k];
    return difference == 0;
  }

  std::uint64_t hash() const {
    std::uint64_t hash = 0;
    for (const std::uint64_t word : words) {
      hash = (hash ^ word) * 0x9e3779b97f4a7c15;
      hash ^= hash >> 32;
    }
    return hash;
  }
};

// Keeps the states met of late and forgets the others by halves when full: in a very long line, those far
// above or below. Of states with one move left, which are many and soon searched, it knows the latest few:
// to keep them all costs more time than it saves.
template <std::size_t planes>
class LineMemory {
 public:
  explicit LineMemory(std::size_t max_bytes)
      : half_bytes_(max_bytes / 2), young_(half_bytes_), old_(0), latest_(latest_size) {}

  bool enter(const LineSearch<planes>& state) {
    if (state.moves_left() == 0) return true;
    const LineKey<planes> key(state);
    return !(state.moves_left() == 1 ? is_among_latest(key) : is_known(key));
  }

 private:
  using States = search::TranspositionTable<LineKey<planes>>;

  static const std::size_t latest_size = 4096;

  bool is_among_latest(const LineKey<planes>& key) {
    LineKey<planes>& latest = latest_[key.hash() % latest_size];
    if (latest == key) return true;
    latest = key;
    return false;
  }

  bool is_known(const LineKey<planes>& key) {
    const std::size_t size = young_.size();
    if (!young_.insert(key)) return true;
    const bool is_old = !old_.insert(key);  // full, so that this only looks it up
    if (young_.size() == size) {
      old_ = std::move(young_);
      young_ = States(half_bytes_);
      young_.insert(key);
    }
    return is_old;
  }

  std::size_t half_bytes_;
  States young_;
  States old_;
  std::vector<LineKey<planes>> latest_;
};

}  // namespace mayan
