// Sums and views of digits along a line.
#pragma once

#include <algorithm>
#include <numeric>
#include <vector>

namespace sudoku::testing {

using Digits = std::vector<int>;

inline int total(const Digits& digits) { return std::accumulate(digits.begin(), digits.end(), 0); }

inline bool is_sandwich(const Digits& digits, int size, int sum) {
  const auto low = std::find(digits.begin(), digits.end(), 1), high = std::find(digits.begin(), digits.end(), size);
  if (low == digits.end() || high == digits.end()) return false;
  const auto [first, last] = std::minmax(low, high);
  return std::accumulate(first + 1, last, 0) == sum;
}

inline int visible(const Digits& digits) {
  int count = 0, highest = 0;
  for (const int digit : digits) {
    if (digit > highest) ++count;
    highest = std::max(highest, digit);
  }
  return count;
}

}  // namespace sudoku::testing
