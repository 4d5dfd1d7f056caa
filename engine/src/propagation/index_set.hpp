// A set of cells or units, iterated in ascending order. Of fixed size, so that emptying and exchanging it costs a few
// words.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "sudoku/types.hpp"

namespace sudoku {

class IndexSet {
 public:
  /// For members 0 to capacity - 1, kMaxSize * kMaxSize at most.
  explicit IndexSet(int capacity) : words_in_use_(static_cast<std::size_t>(capacity + 63) / 64) {}

  void insert(std::size_t index) { words_[index / 64] |= std::uint64_t{1} << index % 64; }
  void erase(std::size_t index) { words_[index / 64] &= ~(std::uint64_t{1} << index % 64); }
  void clear() { std::fill_n(words_.begin(), words_in_use_, 0); }

  /// Takes over the members of another set of the same capacity, which is empty afterwards.
  void take(IndexSet& other) {
    for (std::size_t at = 0; at < words_in_use_; ++at) words_[at] = std::exchange(other.words_[at], 0);
  }

  /// The lowest member at or above `from`; `npos` if there is none.
  static constexpr std::size_t npos = ~std::size_t{0};
  std::size_t next(std::size_t from) const {
    std::size_t at = from / 64;
    if (at >= words_in_use_) return npos;
    std::uint64_t word = words_[at] & (~std::uint64_t{0} << from % 64);
    while (word == 0) {
      if (++at == words_in_use_) return npos;
      word = words_[at];
    }
    return at * 64 + static_cast<std::size_t>(__builtin_ctzll(word));
  }

 private:
  std::size_t words_in_use_;
  std::array<std::uint64_t, (kMaxSize * kMaxSize + 63) / 64> words_{};
};

}  // namespace sudoku
