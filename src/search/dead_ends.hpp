#pragma once
// The memory of a depth-first search: states it has been in, so that none is searched twice. It is an
// open-addressing hash set with linear probing that compares whole keys, never only hashes: a
// collision would lose an answer.
//
// The problem names a state by `Key key() const`, which must hold everything that decides the future
// (moves left included), so that no state can come back below itself. A state is stored when it is
// entered: should it be met again, its first visit has already failed, or the search would have ended.
// For the same reason one memory serves one search for one first solution.
//
// Key needs ==, a default constructor whose value stands for "no key" and is never a state's, and
// `std::uint64_t hash() const` whose low bits depend on the whole key.

#include <cstddef>
#include <cstdint>
#include <vector>

namespace search {

template <class Key>
class DeadEnds {
 public:
  // Remembers states in at most `max_bytes` bytes (half as much again while it grows) and forgets nothing;
  // when full it stops learning.
  explicit DeadEnds(std::size_t max_bytes) : max_slots_(max_bytes / sizeof(Key)) {}

  // True if the state was met before; otherwise stores it.
  template <class Problem>
  bool is_dead_end(const Problem& problem) {
    return !insert(problem.key());
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

  // States stored.
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

  // Doubles the table. It starts small because most searches are, and untouched pages cost nothing.
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
