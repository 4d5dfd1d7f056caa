// Some cells of one grid with rules, as bits: what several such sets have in common takes a few instructions.
#pragma once

#include <array>
#include <cstdint>

#include "sudoku/types.hpp"

namespace sudoku {

/// Of a grid with at most 64 * Words cells; none at first.
template <std::size_t Words>
class GridCells {
 public:
  void add(Cell cell) { words_[cell / kBits] |= bit_of(cell); }
  bool has(Cell cell) const { return (words_[cell / kBits] & bit_of(cell)) != 0; }
  void add(const GridCells& others) {
    for (std::size_t word = 0; word < Words; ++word) words_[word] |= others.words_[word];
  }
  void remove(Cell cell) { words_[cell / kBits] &= ~bit_of(cell); }
  void remove(const GridCells& others) {
    for (std::size_t word = 0; word < Words; ++word) words_[word] &= ~others.words_[word];
  }

  /// Keeps only those that are among others, if a condition holds. (There is no branch, since processors would often
  /// predict it wrongly.)
  void keep_if(bool holds, const GridCells& others) {
    const std::uint64_t all = std::uint64_t{holds} - 1;
    for (std::size_t word = 0; word < Words; ++word) words_[word] &= others.words_[word] | all;
  }

  friend GridCells operator&(GridCells one, const GridCells& other) {
    for (std::size_t word = 0; word < Words; ++word) one.words_[word] &= other.words_[word];
    return one;
  }

  bool meets(const GridCells& others) const { return !(*this & others).is_empty(); }

  bool operator==(const GridCells&) const = default;

  bool is_empty() const { return words_ == std::array<std::uint64_t, Words>{}; }

  int count() const {
    int sum = 0;
    for (const std::uint64_t word : words_) sum += __builtin_popcountll(word);
    return sum;
  }

  /// The first of them; not if there is none.
  Cell first() const {
    std::size_t word = 0;
    while (words_[word] == 0) ++word;
    return cell_at(word, words_[word]);
  }

  /// Calls `use` with each cell, ascending.
  template <class Use>
  void each(Use use) const {
    for (std::size_t word = 0; word < Words; ++word) {
      for (std::uint64_t left = words_[word]; left != 0; left &= left - 1) use(cell_at(word, left));
    }
  }

 private:
  static constexpr std::size_t kBits = 64;
  static Cell cell_at(std::size_t word, std::uint64_t bits) {
    return static_cast<Cell>(word * kBits + static_cast<std::size_t>(__builtin_ctzll(bits)));
  }
  static std::uint64_t bit_of(Cell cell) { return std::uint64_t{1} << cell % kBits; }

  std::array<std::uint64_t, Words> words_{};
};

}  // namespace sudoku
