#pragma once
// A transposition table of fixed size that forgets: each key belongs to a bucket of four slots,
// where the latest key takes the place of the oldest. It knows the states met most recently,
// however long the search takes; a forgotten one may be searched again. (One slot a bucket is no
// faster, and in searches a thousand moves deep forgets so much that they do not end.) Where
// nothing may be forgotten use transposition_table.hpp.

#include <algorithm>
#include <cstddef>
#include <vector>

namespace search {

// Key needs ==, a default constructor whose value stands for "no key" and is never a state's, and
// `std::uint64_t hash() const` whose low bits depend on the whole key. It holds what a key of
// TranspositionTable holds.
template <class Key>
class ReplacingTable {
 public:
  // `slots` is a power of two, at least 4.
  explicit ReplacingTable(std::size_t slots) : slots_(slots) {}

  // For DepthFirst: stores the problem's state. False if it is known to have been stored before.
  template <class Problem>
  bool enter(const Problem& problem) {
    return insert(problem.key());
  }

  // Stores `key`. False if it is there already.
  bool insert(const Key& key) {
    const std::size_t buckets = slots_.size() / bucket_size;
    Key* const first = &slots_[static_cast<std::size_t>(key.hash()) % buckets * bucket_size];
    Key* const end = first + bucket_size;
    if (std::find(first, end, key) != end) return false;
    std::copy_backward(first, end - 1, end);
    *first = key;
    return true;
  }

 private:
  static const std::size_t bucket_size = 4;

  std::vector<Key> slots_;
};

}  // namespace search
