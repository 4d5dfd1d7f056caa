// Units to look at again, for each digit, as bits.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "sudoku/types.hpp"

namespace sudoku {

class DueUnits {
 public:
  DueUnits() = default;
  /// For digits from 1 to `size`, at first with the same units.
  DueUnits(int size, std::uint64_t units) : units_(static_cast<std::size_t>(size), units), digits_(all_digits(size)) {}

  void add(int digit, std::uint64_t units) {
    units_[place_of(digit)] |= units;
    digits_ |= bit(digit);
  }
  void drop(int digit, std::uint64_t units) { units_[place_of(digit)] &= ~units; }
  void clear() {
    std::fill(units_.begin(), units_.end(), 0);
    digits_ = 0;
  }

  bool is_empty() const { return digits_ == 0; }
  /// The lowest digit that has units, or had some that were dropped. Not if it is empty.
  int digit() const { return lowest_digit(digits_); }
  /// All units of a digit, which then has none.
  std::uint64_t take(int digit) {
    digits_ &= ~bit(digit);
    return std::exchange(units_[place_of(digit)], 0);
  }

 private:
  static std::size_t place_of(int digit) { return static_cast<std::size_t>(digit) - 1; }

  std::vector<std::uint64_t> units_;
  Mask digits_ = 0;
};

}  // namespace sudoku
