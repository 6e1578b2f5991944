#pragma once
// A transposition table, as a visited set: the states that a depth-first search has entered, so that
// none is searched twice. It is an open-addressing hash set with linear probing that compares whole
// keys, never only hashes: a collision would lose an answer.
//
// The problem names a state by `Key key() const`, which must hold everything that decides the future
// (moves left included), so that no state can come back below itself. A state that is met again led
// nowhere the first time, or the search would have ended there: one table serves one search for one
// first solution.
//
// Key needs ==, a default constructor whose value stands for "no key" and is never a state's, and
// `std::uint64_t hash() const` whose low bits depend on the whole key.

#include <cstddef>
#include <cstdint>
#include <vector>

namespace search {

template <class Key>
class TranspositionTable {
 public:
  // Takes at most `max_bytes` bytes (half as much again while it grows) and forgets nothing. When it is
  // full it stops learning and stays correct; with 0 bytes it never learns.
  explicit TranspositionTable(std::size_t max_bytes) : max_slots_(max_bytes / sizeof(Key)) {}

  // For DepthFirst: stores the problem's state. False if it was stored before.
  template <class Problem>
  bool enter(const Problem& problem) {
    return insert(problem.key());
  }

  // False if `key` is stored already. True if it is new, whether or not there was room to store it.
  bool insert(const Key& key) {
    const bool has_room = size_ < max_load(slots_.size()) || grow();
    if (slots_.empty()) return true;
    Key& slot = slots_[slot_of(key)];
    if (slot == key) return false;
    if (!has_room) return true;
    slot = key;
    ++size_;
    return true;
  }

  // Keys stored.
  std::size_t size() const { return size_; }

 private:
  static std::size_t max_load(std::size_t slots) { return slots / 2; }

  // Where `key` is, or the free slot where it belongs. There is always a free slot.
  std::size_t slot_of(const Key& key) const {
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = static_cast<std::size_t>(key.hash()) & mask;
    while (!(slots_[slot] == Key()) && !(slots_[slot] == key)) slot = (slot + 1) & mask;
    return slot;
  }

  // Doubles the table. It starts small because most searches are short.
  bool grow() {
    const std::size_t slots = slots_.empty() ? std::size_t{256} : 2 * slots_.size();
    if (slots > max_slots_) return false;
    std::vector<Key> old(slots);
    old.swap(slots_);
    for (const Key& key : old) {
      if (!(key == Key())) slots_[slot_of(key)] = key;
    }
    return true;
  }

  std::vector<Key> slots_;  // none, or a power of two
  std::size_t size_ = 0;
  std::size_t max_slots_;
};

}  // namespace search
