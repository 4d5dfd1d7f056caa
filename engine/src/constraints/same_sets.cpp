#include "constraints/same_sets.hpp"

#include <algorithm>
#include <array>

#include "sudoku/rules.hpp"

namespace sudoku {

namespace {

/// A number for each digit.
using Counts = std::array<std::uint8_t, kLargestWithRules + 1>;

/// How many cells of a set can have each digit, and how many can have no other.
struct SetCounts {
  Counts possible{}, certain{};

  explicit SetCounts(std::span<const Mask> set) {
    for (const Mask mask : set) {
      for (Mask left = mask; left != 0; left &= left - 1) ++possible[lowest_digit(left)];
      if (is_single(mask)) ++certain[lowest_digit(mask)];
    }
  }
};

/// How often each digit is in all sets.
struct Bounds {
  Counts least{}, most;
};

/// True if it has changed the set: where as many cells as must have a digit can have it, all of these do; where as many
/// as may have it do, no other does.
bool narrow(std::span<Mask> set, const Bounds& bounds, int size) {
  const SetCounts counts(set);
  Mask needed = 0, full = 0;
  for (int digit = 1; digit <= size; ++digit) {
    const auto at = static_cast<std::size_t>(digit);
    if (counts.possible[at] == bounds.least[at]) needed |= bit(digit);
    if (counts.certain[at] == bounds.most[at]) full |= bit(digit);
  }
  bool is_changed = false;
  for (Mask& mask : set) {
    const Mask before = mask, must = mask & needed;
    if (must != 0) mask = is_single(must) ? must : 0;
    else if (!is_single(mask)) mask &= ~full;
    is_changed |= mask != before;
  }
  return is_changed;
}

}  // namespace

bool SameSets::prune(std::span<Mask> candidates) const {
  const auto digits = static_cast<std::size_t>(size());
  const auto each_set = [&](auto look) {
    for (std::size_t begin = 0; begin < candidates.size(); begin += cells_of_set_) {
      look(candidates.subspan(begin, cells_of_set_));
    }
  };
  for (bool is_changed = true; is_changed;) {
    Bounds bounds;
    bounds.most.fill(static_cast<std::uint8_t>(cells_of_set_));
    each_set([&](std::span<const Mask> set) {
      const SetCounts counts(set);
      for (std::size_t digit = 1; digit <= digits; ++digit) {
        bounds.least[digit] = std::max(bounds.least[digit], counts.certain[digit]);
        bounds.most[digit] = std::min(bounds.most[digit], counts.possible[digit]);
      }
    });
    for (std::size_t digit = 1; digit <= digits; ++digit) {
      if (bounds.least[digit] > bounds.most[digit]) return false;
    }
    is_changed = false;
    each_set([&](std::span<Mask> set) { is_changed |= narrow(set, bounds, size()); });
    if (std::any_of(candidates.begin(), candidates.end(), [](Mask mask) { return mask == 0; })) return false;
  }
  return true;
}

}  // namespace sudoku
