// How many places each digit has left in each complete unit, kept up with every candidate that goes or comes back: a
// digit with one place is seen at once, without looking at the unit.
#pragma once

#include <vector>

#include "sudoku/geometry.hpp"

namespace sudoku {

class UnitPlaces {
 public:
  UnitPlaces() = default;
  /// All cells have all digits.
  explicit UnitPlaces(const Geometry& geometry);

  /// Takes digits away from a cell. Calls `alone` with each complete unit and digit that has one place left by that, or
  /// none.
  template <class Alone>
  void take(Cell cell, Mask digits, Alone alone) {
    for (; digits != 0; digits &= digits - 1) {
      const auto digit = static_cast<std::size_t>(__builtin_ctzll(digits));
      for (std::uint32_t at = begins_[cell]; at < begins_[cell + 1u]; ++at) {
        if (--left_[first_of_unit(units_[at]) + digit] <= 1) alone(units_[at], Mask{1} << digit);
      }
    }
  }

  /// Gives them back.
  void put(Cell cell, Mask digits) {
    for (; digits != 0; digits &= digits - 1) {
      const auto digit = static_cast<std::size_t>(__builtin_ctzll(digits));
      for (std::uint32_t at = begins_[cell]; at < begins_[cell + 1u]; ++at) {
        ++left_[first_of_unit(units_[at]) + digit];
      }
    }
  }

  /// The number of places of a digit in a complete unit.
  int left(Unit unit, Mask digit) const {
    return left_[first_of_unit(unit) + static_cast<std::size_t>(__builtin_ctzll(digit))];
  }

 private:
  std::size_t first_of_unit(Unit unit) const { return unit * size_; }

  std::size_t size_ = 0;
  std::vector<std::uint8_t> left_;     // of each complete unit and digit
  std::vector<Unit> units_;            // the complete units of each cell, one after another
  std::vector<std::uint32_t> begins_;  // of those of each cell, and the end
};

}  // namespace sudoku
