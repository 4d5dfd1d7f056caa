// Things that are taken away in batches, which are judged together: a batch that went too far is halved, down to one
// thing that has to stay, and after one that did not, the next is twice as large. (Tests that have to find one of many
// go so; A. Zeller and R. Hildebrandt, "Simplifying and isolating failure-inducing input", 2002.)
#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>

namespace sudoku {

/// Numbers of things, in batches. After each batch that was gone through, reject() or accept() is called.
class Batches {
 public:
  /// Of so many things, the first batch has `size`.
  void begin(std::size_t count, std::size_t size) {
    count_ = count;
    size_ = size;
    start_ = next_ = 0;
  }
  void resize(std::size_t size) { size_ = size; }

  /// True if things of the batch are left.
  bool has_next() const { return next_ < std::min(count_, start_ + size_); }
  /// The number of the next thing, from 0.
  std::size_t next() const { return next_; }
  std::size_t take_next() { return next_++; }

  /// The batch went too far: it is gone through again, half of it at first; a thing that was alone stays.
  void reject() {
    const std::size_t count = next_ - start_;
    (count > 1 ? next_ : start_) = count > 1 ? start_ : next_;
    size_ = std::max<std::size_t>(count / 2, 1);
  }

  /// The batch did not. The next is twice as large, and has `most` at most.
  void accept(std::size_t most = std::numeric_limits<std::size_t>::max()) {
    start_ = next_;
    size_ = std::min(2 * size_, most);
  }

  /// Nothing more is to be taken away.
  void end() { start_ = count_; }
  bool has_ended() const { return start_ == count_; }

 private:
  std::size_t count_ = 0, size_ = 0;
  std::size_t start_ = 0;  ///< of the batch
  std::size_t next_ = 0;
};

}  // namespace sudoku
