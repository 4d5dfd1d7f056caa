// A set of cells (or units), iterated in ascending order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace sudoku {

class IndexSet {
 public:
  explicit IndexSet(int capacity) : words_(static_cast<std::size_t>(capacity + 63) / 64, 0) {}

  void insert(std::size_t index) { words_[index / 64] |= std::uint64_t{1} << index % 64; }
  void erase(std::size_t index) { words_[index / 64] &= ~(std::uint64_t{1} << index % 64); }
  void clear() { words_.assign(words_.size(), 0); }

  bool empty() const {
    for (const std::uint64_t word : words_) {
      if (word != 0) return false;
    }
    return true;
  }

  std::size_t size() const {
    std::size_t sum = 0;
    for (const std::uint64_t word : words_) sum += static_cast<std::size_t>(__builtin_popcountll(word));
    return sum;
  }

  /// The lowest member at or above `from`; `npos` if there is none.
  static constexpr std::size_t npos = ~std::size_t{0};
  std::size_t next(std::size_t from) const {
    std::size_t at = from / 64;
    if (at >= words_.size()) return npos;
    std::uint64_t word = words_[at] & (~std::uint64_t{0} << from % 64);
    while (word == 0) {
      if (++at == words_.size()) return npos;
      word = words_[at];
    }
    return at * 64 + static_cast<std::size_t>(__builtin_ctzll(word));
  }

  void swap(IndexSet& other) { words_.swap(other.words_); }

 private:
  std::vector<std::uint64_t> words_;
};

}  // namespace sudoku
