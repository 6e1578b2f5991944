#pragma once
// A transposition table, as a visited set: the states that a depth-first search has entered, so
// that none is searched twice. It is an open-addressing hash set with linear probing that compares
// whole keys, never only hashes: a collision would lose an answer.
//
// The problem names a state by `std::uint64_t key() const`, any number except no_key. It must hold
// everything that decides what can follow, the moves left included, so that a state never comes
// again below itself. A state that is met again led nowhere the first time, or the search would
// have ended there. So each search needs a table of its own, and ends with its first solution.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "search/random.hpp"

namespace search {

const std::uint64_t no_key = UINT64_MAX;

class TranspositionTable {
 public:
  // Takes at most `max_bytes` bytes (half as much again while it grows) and forgets nothing. When
  // it is full it stores no more keys and stays correct; with 0 bytes it stores none.
  explicit TranspositionTable(std::size_t max_bytes) : max_bytes_(max_bytes) {}

  // For DepthFirst: stores the problem's state. False if it is stored already, true if it is new,
  // whether or not there was room to store it.
  template <class Problem>
  bool enter(const Problem& problem) {
    const std::uint64_t key = problem.key();
    const bool has_room = keys_ < slots_.size() / 2 || grow();
    std::uint64_t& slot = slot_of(key);
    if (slot == key) return false;
    if (has_room) {
      slot = key;
      ++keys_;
    }
    return true;
  }

 private:
  // Where `key` is, or the free slot where it belongs. There is always a free slot.
  std::uint64_t& slot_of(std::uint64_t key) {
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = static_cast<std::size_t>(mix(key)) & mask;
    while (slots_[slot] != no_key && slots_[slot] != key) slot = (slot + 1) & mask;
    return slots_[slot];
  }

  // Doubles the table. It starts small because most searches are short.
  bool grow() {
    if (2 * slots_.size() * sizeof(no_key) > max_bytes_) return false;
    std::vector<std::uint64_t> old(2 * slots_.size(), no_key);
    old.swap(slots_);
    for (const std::uint64_t key : old) {
      if (key != no_key) slot_of(key) = key;
    }
    return true;
  }

  std::vector<std::uint64_t> slots_{no_key};  // their number is a power of two
  std::size_t keys_ = 0;
  std::size_t max_bytes_;
};

}  // namespace search
