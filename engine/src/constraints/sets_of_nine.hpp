// Sets of sets of the digits 1 to 9, a bit for each of 512: cells of a group take digits one after another, and a digit
// is added to all sets at once by a shift.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "sudoku/types.hpp"

namespace sudoku {

class SetsOfNine {
 public:
  /// Goes through the candidates of at most nine cells.
  void read(std::span<Mask* const> cells);

  /// The sums that different digits of them have, a bit for each.
  std::uint64_t sums() const;

  /// Leaves the digits that lead to a wanted sum. False if there is none.
  bool keep(std::uint64_t wanted, std::span<Mask* const> cells);

 private:
  using Word = std::uint64_t;
  using Sets = std::array<Word, 8>;

  static constexpr std::size_t kLargestDigit = 9;
  static constexpr int kLargestSum = 45;
  /// Of each sum, the sets of digits that have it.
  static const std::array<Sets, kLargestSum + 1> kOfSum;

  static void add(const Sets& from, int digit, Sets& into);
  static Sets taken(const Sets& from, int digit);
  static Mask keep_leading(Mask digits, Sets& before, const Sets& after);
  static Word keep_common(Sets& sets, const Sets& others);

  std::array<Sets, 10> layers_;  // before each cell, and at last
  std::size_t last_;
};

}  // namespace sudoku
