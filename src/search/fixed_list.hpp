#pragma once
// A list of moves with a fixed capacity that lives wholly inside its owner: what moves() returns
// where a node must not allocate. It is filled at the back and consumed from the front.

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>

namespace search {

template <class T, std::size_t capacity>
class FixedList {
 public:
  FixedList() = default;
  FixedList(const FixedList& other) { *this = other; }

  // Copies only what is in the list.
  FixedList& operator=(const FixedList& other) {
    begin_ = other.begin_;
    end_ = other.end_;
    std::copy(other.items_.data() + begin_, other.items_.data() + end_, items_.data() + begin_);
    return *this;
  }

  // There must be room: at most `capacity` push_back() in the list's life (checked in debug
  // builds).
  void push_back(const T& item) {
    assert(end_ < capacity);
    items_[end_++] = item;
  }

  bool empty() const { return begin_ == end_; }
  std::size_t size() const { return end_ - begin_; }

  // Only while not empty.
  const T& front() const { return items_[begin_]; }
  void pop_front() { ++begin_; }

 private:
  std::array<T, capacity> items_;
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
};

}  // namespace search
