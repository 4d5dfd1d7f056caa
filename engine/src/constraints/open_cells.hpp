// The open cells of a group of a sum: the digits 1 to 9, all different. What can they add, and which of their digits
// make a sum that is wanted? As search asks for it a million times, each number of open cells has a way of its own.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "constraints/sets_of_nine.hpp"
#include "sudoku/types.hpp"

namespace sudoku {

/// Sums, a bit for each.
using SumBits = std::uint64_t;

class OpenCells {
 public:
  /// Begins with the candidates of a group, of which the open cells lose the digits of the filled ones. False if two
  /// filled cells have the same digit, or a cell has none left.
  bool read(std::span<Mask> group);

  /// The sums of all cells of the group, filled ones too.
  SumBits sums();

  /// After sums(): leaves the digits that are part of a wanted one. False if there is none.
  bool keep(SumBits wanted);

  /// Without sums(): the same for one sum.
  bool keep_one(int wanted);

 private:
  std::span<Mask* const> cells() const { return {cells_.data(), count_}; }

  static constexpr std::size_t kMost = 9;

  std::array<Mask*, kMost> cells_;
  std::size_t count_;
  int filled_;       // what the filled cells add
  SetsOfNine sets_;  // of the digits of many open cells
};

}  // namespace sudoku
