// A matching of the cells of a unit with its digits: each cell one of its candidates, no digit twice. Where a perfect
// one exists, the Hall sets of the unit can be read off it; where none does, what is wrong with the unit can.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "propagation/subsets.hpp"

namespace sudoku {

/// The candidates of a unit's cells, and of as many more cells as make them n: these can be anything, and take the
/// digits that no cell of the unit has.
inline Sets filled_up(std::span<const Cell> cells, int size, const std::vector<Mask>& candidates) {
  Sets sets{};
  for (std::size_t at = 0; at < cells.size(); ++at) sets[at] = candidates[cells[at]];
  for (std::size_t at = cells.size(); at < static_cast<std::size_t>(size); ++at) sets[at] = all_digits(size);
  return sets;
}

/// Cells are counted within the unit from 0, digits are bits of their masks from 0.
class UnitMatching {
 public:
  /// Makes the matching as large as these candidates allow, from what it was. Whether it is perfect then; if not,
  /// `violator` tells why.
  bool extend(const Sets& candidates, int size) {
    for (int cell = 0; cell < size; ++cell) {
      if (digit_of_[at(cell)] != kFree && (candidates[at(cell)] >> digit_of_[at(cell)] & 1) == 0) part(cell);
    }
    for (int cell = 0; cell < size; ++cell) {
      Mask reached = 0;
      if (digit_of_[at(cell)] != kFree || augment(candidates, cell, reached)) continue;
      violator_ = Mask{1} << cell | cells_of(reached);
      return false;
    }
    return true;
  }

  /// After `extend` failed: cells that have fewer digits together than they are.
  Mask violator() const { return violator_; }

  int digit_of(int cell) const { return digit_of_[at(cell)]; }
  int cell_of(int digit) const { return cell_of_[at(digit)]; }

  /// The cells of these digits.
  Mask cells_of(Mask digits) const {
    Mask cells = 0;
    for (; digits != 0; digits &= digits - 1) cells |= Mask{1} << cell_of(__builtin_ctzll(digits));
    return cells;
  }

  /// Of a perfect matching: the digits of the smallest Hall set with this digit. Their cells have no others.
  Mask smallest_hall_set(const Sets& candidates, int digit) const {
    Mask digits = Mask{1} << digit;
    for (Mask before = 0; before != digits;) {
      before = digits;
      for (Mask rest = before; rest != 0; rest &= rest - 1) {
        digits |= candidates[at(cell_of(__builtin_ctzll(rest)))];
      }
    }
    return digits;
  }

 private:
  static constexpr std::int8_t kFree = -1;
  static std::size_t at(int index) { return static_cast<std::size_t>(index); }

  static std::array<std::int8_t, kMaxSize> all_free() {
    std::array<std::int8_t, kMaxSize> free;
    free.fill(kFree);
    return free;
  }

  void join(int cell, int digit) {
    digit_of_[at(cell)] = static_cast<std::int8_t>(digit);
    cell_of_[at(digit)] = static_cast<std::int8_t>(cell);
  }
  void part(int cell) {
    cell_of_[at(digit_of_[at(cell)])] = kFree;
    digit_of_[at(cell)] = kFree;
  }

  /// Finds a digit for the cell, moving others on their own alternatives. `reached`: the digits that were tried.
  bool augment(const Sets& candidates, int cell, Mask& reached) {
    while (const Mask untried = candidates[at(cell)] & ~reached) {
      const int digit = __builtin_ctzll(untried);
      reached |= Mask{1} << digit;
      const int holder = cell_of(digit);
      if (holder != kFree && !augment(candidates, holder, reached)) continue;
      join(cell, digit);
      return true;
    }
    return false;
  }

  std::array<std::int8_t, kMaxSize> digit_of_ = all_free();
  std::array<std::int8_t, kMaxSize> cell_of_ = all_free();
  Mask violator_ = 0;
};

/// The strongly connected components (Tarjan 1972) of the digits of a unit with a perfect matching: from each digit an
/// edge goes to all candidates of its cell.
class DigitComponents {
 public:
  DigitComponents(const Sets& candidates, const UnitMatching& matching, int size)
      : candidates_(candidates), matching_(matching) {
    for (int digit = 0; digit < size; ++digit) {
      if (number_[static_cast<std::size_t>(digit)] == 0) visit(digit);
    }
  }

  /// All digits of this one's component.
  Mask of(int digit) const { return component_[static_cast<std::size_t>(digit)]; }

 private:
  int visit(int digit) {
    const int number = number_[static_cast<std::size_t>(digit)] = ++count_;
    const int height = height_;
    stack_[static_cast<std::size_t>(height_++)] = digit;
    open_ |= Mask{1} << digit;
    int lowest = number;
    for (Mask next = candidates_[static_cast<std::size_t>(matching_.cell_of(digit))]; next != 0; next &= next - 1) {
      const int other = __builtin_ctzll(next);
      const int seen = number_[static_cast<std::size_t>(other)];
      if (seen == 0)
        lowest = std::min(lowest, visit(other));
      else if ((open_ >> other & 1) != 0)
        lowest = std::min(lowest, seen);
    }
    if (lowest == number) close(height);
    return lowest;
  }

  /// The part of the stack above `height` is a component.
  void close(int height) {
    Mask component = 0;
    const std::span<const int> members(stack_.data() + height, static_cast<std::size_t>(height_ - height));
    for (const int digit : members) component |= Mask{1} << digit;
    for (const int digit : members) component_[static_cast<std::size_t>(digit)] = component;
    height_ = height;
    open_ &= ~component;
  }

  const Sets& candidates_;
  const UnitMatching& matching_;
  std::array<int, kMaxSize> number_{};  // in the order of visits, from 1
  std::array<int, kMaxSize> stack_{};
  std::array<Mask, kMaxSize> component_{};
  Mask open_ = 0;  // the digits on the stack
  int height_ = 0;
  int count_ = 0;
};

}  // namespace sudoku
