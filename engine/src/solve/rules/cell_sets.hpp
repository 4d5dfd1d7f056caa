// Sets of the cells of one grid with rules, as bits: what several of them have in common takes a few instructions.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "sudoku/types.hpp"

namespace sudoku {

/// Sets numbered from 0 on, all empty at first, of grids with at most 64 * Words cells.
template <std::size_t Words>
class CellSets {
 public:
  using Bits = std::array<std::uint64_t, Words>;

  CellSets() = default;
  explicit CellSets(std::size_t count) : sets_(count, Bits{}) {}

  const Bits& operator[](std::size_t set) const { return sets_[set]; }

  void add(std::size_t set, Cell cell) { sets_[set][cell / kBits] |= bit_of(cell); }
  void add(std::size_t set, const Bits& cells) {
    for (std::size_t word = 0; word < Words; ++word) sets_[set][word] |= cells[word];
  }
  void remove(std::size_t set, Cell cell) { sets_[set][cell / kBits] &= ~bit_of(cell); }
  void remove(std::size_t set, const Bits& cells) {
    for (std::size_t word = 0; word < Words; ++word) sets_[set][word] &= ~cells[word];
  }

  static Bits common(Bits one, const Bits& other) {
    for (std::size_t word = 0; word < Words; ++word) one[word] &= other[word];
    return one;
  }

  static int count(const Bits& cells) {
    int sum = 0;
    for (const std::uint64_t word : cells) sum += __builtin_popcountll(word);
    return sum;
  }

  /// The first of some cells.
  static Cell first(const Bits& cells) {
    std::size_t word = 0;
    while (cells[word] == 0) ++word;
    return cell_at(word, cells[word]);
  }

  /// Calls `use` with each cell, ascending.
  template <class Use>
  static void each(const Bits& cells, Use use) {
    for (std::size_t word = 0; word < Words; ++word) {
      for (std::uint64_t left = cells[word]; left != 0; left &= left - 1) {
        use(cell_at(word, left));
      }
    }
  }

 private:
  static constexpr std::size_t kBits = 64;
  static Cell cell_at(std::size_t word, std::uint64_t bits) {
    return static_cast<Cell>(word * kBits + static_cast<std::size_t>(__builtin_ctzll(bits)));
  }
  static std::uint64_t bit_of(Cell cell) { return std::uint64_t{1} << cell % kBits; }

  std::vector<Bits> sets_;
};

}  // namespace sudoku
