// The things to look at again after cells have changed, as bits: numbers from 0 on, cheap inferences first. Each cell
// has a row of bits for all that depends on it, so that a change is told by a few disjunctions.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "sudoku/types.hpp"

namespace sudoku {

class Agenda {
 public:
  Agenda() = default;
  Agenda(std::size_t cells, std::size_t items)
      : words_((items + kBits - 1) / kBits), rows_(cells * words_, 0), due_(words_, 0), items_(items) {}

  /// The item depends on these cells.
  void watch(std::size_t item, std::span<const Cell> cells) {
    for (const Cell cell : cells) rows_[cell * words_ + item / kBits] |= bit_of(item);
  }

  /// All that depends on a cell is due.
  void mark(Cell cell) {
    const std::uint64_t* const row = rows_.data() + cell * words_;
    for (std::size_t word = 0; word < words_; ++word) due_[word] |= row[word];
  }
  void mark_all() {
    for (std::size_t item = 0; item < items_; ++item) due_[item / kBits] |= bit_of(item);
  }
  void clear() { std::fill(due_.begin(), due_.end(), 0); }

  void drop(std::size_t item) { due_[item / kBits] &= ~bit_of(item); }

  /// Takes the first item that is due; `kNothing` if none is.
  std::size_t take() { return take_below(items_); }
  /// The same of the items below `end`.
  std::size_t take_below(std::size_t end) {
    for (std::size_t word = 0; word < words_; ++word) {
      if (due_[word] == 0) continue;
      const std::size_t item = word * kBits + static_cast<std::size_t>(__builtin_ctzll(due_[word]));
      if (item >= end) return kNothing;
      due_[word] &= due_[word] - 1;
      return item;
    }
    return kNothing;
  }

  static constexpr std::size_t kNothing = ~std::size_t{0};

 private:
  static constexpr std::size_t kBits = 64;
  static std::uint64_t bit_of(std::size_t item) { return std::uint64_t{1} << item % kBits; }

  std::size_t words_ = 0;
  std::vector<std::uint64_t> rows_, due_;
  std::size_t items_ = 0;
};

}  // namespace sudoku
