// A set of cells of a grid of any size: one bit a cell, nothing allocated, and no more words touched than the grid has.
// Two words are all that a 9x9 has, so these are there always and go without a loop.
#pragma once

#include <cstddef>
#include <cstdint>

#include "sudoku/types.hpp"

namespace sudoku::human {

class CellSet {
 public:
  /// The empty set of a grid of no cells, to be assigned to.
  CellSet() : CellSet(0) {}
  /// The empty set of a grid of so many cells.
  explicit CellSet(int cells) : words_((cells + 63) / 64) {
    bits_[0] = bits_[1] = 0;
    for (int i = 2; i < words_; ++i) bits_[i] = 0;
  }
  CellSet(const CellSet& other) : words_(other.words_) { copy(other); }
  CellSet& operator=(const CellSet& other) {
    words_ = other.words_;
    copy(other);
    return *this;
  }

  void add(Cell cell) { bits_[cell / 64] |= std::uint64_t{1} << cell % 64; }
  void remove(Cell cell) { bits_[cell / 64] &= ~(std::uint64_t{1} << cell % 64); }
  bool has(Cell cell) const { return (bits_[cell / 64] >> cell % 64 & 1) != 0; }

  bool empty() const {
    std::uint64_t all = bits_[0] | bits_[1];
    for (int i = 2; i < words_; ++i) all |= bits_[i];
    return all == 0;
  }
  int count() const {
    int total = __builtin_popcountll(bits_[0]) + __builtin_popcountll(bits_[1]);
    for (int i = 2; i < words_; ++i) total += __builtin_popcountll(bits_[i]);
    return total;
  }
  /// The lowest cell of a set that is not empty.
  Cell first() const { return *begin(); }

  bool intersects(const CellSet& other) const {
    std::uint64_t common = (bits_[0] & other.bits_[0]) | (bits_[1] & other.bits_[1]);
    for (int i = 2; i < words_; ++i) common |= bits_[i] & other.bits_[i];
    return common != 0;
  }
  bool is_subset_of(const CellSet& other) const {
    std::uint64_t outside = (bits_[0] & ~other.bits_[0]) | (bits_[1] & ~other.bits_[1]);
    for (int i = 2; i < words_; ++i) outside |= bits_[i] & ~other.bits_[i];
    return outside == 0;
  }

  CellSet& operator&=(const CellSet& other) {
    return combine(other, [](std::uint64_t own, std::uint64_t others) { return own & others; });
  }
  CellSet& operator|=(const CellSet& other) {
    return combine(other, [](std::uint64_t own, std::uint64_t others) { return own | others; });
  }
  /// Without the cells of the other.
  CellSet& operator-=(const CellSet& other) {
    return combine(other, [](std::uint64_t own, std::uint64_t others) { return own & ~others; });
  }
  friend CellSet operator&(CellSet a, const CellSet& b) { return a &= b; }
  friend CellSet operator|(CellSet a, const CellSet& b) { return a |= b; }
  friend CellSet operator-(CellSet a, const CellSet& b) { return a -= b; }

  friend bool operator==(const CellSet& a, const CellSet& b) {
    std::uint64_t different = (a.bits_[0] ^ b.bits_[0]) | (a.bits_[1] ^ b.bits_[1]);
    for (int i = 2; i < a.words_; ++i) different |= a.bits_[i] ^ b.bits_[i];
    return different == 0;
  }

  std::size_t hash() const {
    std::uint64_t mixed = 0;
    for (int i = 0; i < words_; ++i) mixed = (mixed ^ bits_[i]) * 0x9E3779B97F4A7C15u;
    return static_cast<std::size_t>(mixed ^ mixed >> 32);
  }

  /// Cells in ascending order.
  class Iterator {
   public:
    Iterator(const CellSet& set, int word) : set_(set), word_(word), rest_(word < set.words_ ? set.bits_[word] : 0) {
      skip();
    }
    Cell operator*() const { return static_cast<Cell>(word_ * 64 + __builtin_ctzll(rest_)); }
    Iterator& operator++() {
      rest_ &= rest_ - 1;
      skip();
      return *this;
    }
    bool operator!=(const Iterator& other) const { return word_ != other.word_ || rest_ != other.rest_; }

   private:
    void skip() {
      while (rest_ == 0 && word_ < set_.words_) {
        ++word_;
        rest_ = word_ < set_.words_ ? set_.bits_[word_] : 0;
      }
    }
    const CellSet& set_;
    int word_;
    std::uint64_t rest_;
  };
  Iterator begin() const { return {*this, 0}; }
  Iterator end() const { return {*this, words_}; }

 private:
  void copy(const CellSet& other) {
    bits_[0] = other.bits_[0];
    bits_[1] = other.bits_[1];
    for (int i = 2; i < words_; ++i) bits_[i] = other.bits_[i];
  }

  template <class Operation>
  CellSet& combine(const CellSet& other, Operation operation) {
    bits_[0] = operation(bits_[0], other.bits_[0]);
    bits_[1] = operation(bits_[1], other.bits_[1]);
    for (int i = 2; i < words_; ++i) bits_[i] = operation(bits_[i], other.bits_[i]);
    return *this;
  }

  int words_;
  std::uint64_t bits_[(kMaxSize * kMaxSize + 63) / 64];  // those from max(2, words_) on mean nothing
};

}  // namespace sudoku::human
