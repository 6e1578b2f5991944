#pragma once
// A transposition table: the states that a depth-first search has entered, so that none is searched
// twice. It compares whole keys, never only hashes: a collision would lose an answer.
//
// Each key belongs to a bucket of four slots, where the latest takes the place of the oldest: the
// states stored last stay known, however long the search takes, and a forgotten one may be
// searched again. The table grows when it is a quarter full, so that it forgets few (one in 200)
// before it has its last size. (One slot a bucket is no faster, and in searches a thousand moves
// deep forgets so much that they do not end. Where a full table stores no more, mayan takes 14
// times as long for eight moves; where it then forgets all, 2.3 times.)

#include <algorithm>
#include <cstddef>
#include <vector>

#include "search/random.hpp"  // mix() of keys that are numbers

namespace search {

// The problem names a state by `Key key() const`. It must hold everything that decides what can
// follow, the moves left included, so that a state never comes again below itself. A state that is
// met again led nowhere the first time, or the search would have ended there. So each search needs
// a table of its own, and ends with its first solution.
//
// Keys have == and `std::uint64_t mix(const Key&)`, whose low bits depend on the whole key.
template <class Key>
class TranspositionTable {
 public:
  // Grows up to `max_slots`, a power of two (at most half as much again while it grows); with fewer
  // than 4 it stores nothing. `no_key` is not the key of any state.
  TranspositionTable(std::size_t max_slots, const Key& no_key)
      : max_slots_(max_slots),
        no_key_(no_key),
        slots_(max_slots < bucket_size ? 0 : bucket_size, no_key) {}

  // For DepthFirst: stores the problem's state. False if it is known to have been stored before.
  template <class Problem>
  bool enter(const Problem& problem) {
    return insert(problem.key());
  }

  // Stores `key`. False if it is there already.
  bool insert(const Key& key) {
    if (slots_.empty()) return true;
    if (keys_ >= slots_.size() / 4 && slots_.size() < max_slots_) grow();
    Key* const bucket = bucket_of(key);
    if (std::find(bucket, bucket + bucket_size, key) != bucket + bucket_size) return false;
    store(bucket, key);
    ++keys_;
    return true;
  }

 private:
  static const std::size_t bucket_size = 4;

  Key* bucket_of(const Key& key) {
    const std::size_t buckets = slots_.size() / bucket_size;
    return &slots_[static_cast<std::size_t>(mix(key)) % buckets * bucket_size];
  }

  // As the latest of its bucket.
  static void store(Key* bucket, const Key& key) {
    std::copy_backward(bucket, bucket + bucket_size - 1, bucket + bucket_size);
    *bucket = key;
  }

  // It starts small because most searches are short. The latest of a bucket are stored last again.
  void grow() {
    std::vector<Key> old(std::min(4 * slots_.size(), max_slots_), no_key_);
    old.swap(slots_);
    for (auto key = old.rbegin(); key != old.rend(); ++key) {
      if (!(*key == no_key_)) store(bucket_of(*key), *key);
    }
  }

  std::size_t max_slots_;
  Key no_key_;
  std::vector<Key> slots_;
  std::size_t keys_ = 0;  // stored so far
};

}  // namespace search
