#include "constraints/circles.hpp"

#include <algorithm>

namespace sudoku {

namespace {

int count_cells(std::span<const Mask> candidates, Digit digit, bool alone) {
  return static_cast<int>(std::count_if(candidates.begin(), candidates.end(), [&](Mask mask) {
    return alone ? mask == bit(digit) : (mask & bit(digit)) != 0;
  }));
}

}  // namespace

DigitChoice digits_adding_up(Mask may, Mask must, std::size_t total) {
  DigitChoice choice{0, may};
  const auto sum_of = [](Mask digits) {
    std::size_t sum = 0;
    for (; digits != 0; digits &= digits - 1) sum += lowest_digit(digits);
    return sum;
  };
  const Mask free = may & ~must;
  for (Mask chosen = free;; chosen = (chosen - 1) & free) {
    if (sum_of(chosen | must) == total) {
      choice.possible |= chosen | must;
      choice.certain &= chosen | must;
    }
    if (chosen == 0) return choice;
  }
}

DigitChoice Circles::choice(std::span<const Mask> candidates) const {
  Mask may = 0, must = 0;
  for (int digit = 1; digit <= size(); ++digit) {
    const auto one = static_cast<Digit>(digit);
    const int held = count_cells(candidates, one, true);
    if (held <= digit && count_cells(candidates, one, false) >= digit) may |= bit(digit);
    if (held > 0) must |= bit(digit);
  }
  return (must & ~may) != 0 ? DigitChoice{} : digits_adding_up(may, must, candidates.size());
}

bool Circles::prune(std::span<Mask> candidates) const {
  for (bool changed = true; changed;) {
    changed = false;
    const DigitChoice found = choice(candidates);
    if (found.possible == 0) return false;
    const auto keep = [&](Mask& mask, Mask digits) {
      changed |= (mask & ~digits) != 0;
      mask &= digits;
      return mask != 0;
    };
    for (Mask& mask : candidates) {
      if (!keep(mask, found.possible)) return false;
    }
    for (Mask left = found.certain; left != 0; left &= left - 1) {
      const Digit digit = lowest_digit(left);
      const bool needs_all = count_cells(candidates, digit, false) == digit;
      const bool has_all = count_cells(candidates, digit, true) == digit;
      for (Mask& mask : candidates) {
        if (needs_all && (mask & bit(digit)) != 0 && !keep(mask, bit(digit))) return false;
        if (has_all && mask != bit(digit) && !keep(mask, ~bit(digit))) return false;
      }
    }
  }
  return true;
}

}  // namespace sudoku
