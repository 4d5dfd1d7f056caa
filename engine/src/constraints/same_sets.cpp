#include "constraints/same_sets.hpp"

#include <algorithm>

namespace sudoku {

namespace {

std::size_t count_if_alone(std::span<const Mask> candidates, Digit digit, bool alone) {
  return static_cast<std::size_t>(std::count_if(candidates.begin(), candidates.end(), [&](Mask mask) {
    return alone ? mask == bit(digit) : (mask & bit(digit)) != 0;
  }));
}

}  // namespace

bool SameSets::prune_digit(std::span<Mask> candidates, Digit digit) const {
  std::size_t least = 0, most = cells_of_set_;
  for (std::size_t begin = 0; begin < candidates.size(); begin += cells_of_set_) {
    const auto set = candidates.subspan(begin, cells_of_set_);
    least = std::max(least, count_if_alone(set, digit, true));
    most = std::min(most, count_if_alone(set, digit, false));
  }
  if (least > most) return false;
  for (std::size_t begin = 0; begin < candidates.size(); begin += cells_of_set_) {
    const auto set = candidates.subspan(begin, cells_of_set_);
    const bool needs_all = count_if_alone(set, digit, false) == least;
    const bool has_all = count_if_alone(set, digit, true) == most;
    for (Mask& mask : set) {
      if (needs_all && (mask & bit(digit)) != 0) mask = bit(digit);
      if (has_all && mask != bit(digit)) mask &= ~bit(digit);
      if (mask == 0) return false;
    }
  }
  return true;
}

bool SameSets::prune(std::span<Mask> candidates) const {
  std::vector<Mask> before;
  do {
    before.assign(candidates.begin(), candidates.end());
    for (int digit = 1; digit <= size(); ++digit) {
      if (!prune_digit(candidates, static_cast<Digit>(digit))) return false;
    }
  } while (!std::equal(before.begin(), before.end(), candidates.begin()));
  return true;
}

}  // namespace sudoku
