// Sets of numbers, tried one after another.
#pragma once

#include <cstddef>
#include <vector>

namespace sudoku::testing {

/// True if `holds` is true of some set of `size` numbers below `count`, each given in ascending order.
template <class Holds>
bool some_set(std::size_t count, std::size_t size, const Holds& holds, std::vector<std::size_t> numbers = {}) {
  if (numbers.size() == size) return holds(numbers);
  for (std::size_t next = numbers.empty() ? 0 : numbers.back() + 1; next < count; ++next) {
    numbers.push_back(next);
    if (some_set(count, size, holds, numbers)) return true;
    numbers.pop_back();
  }
  return false;
}

}  // namespace sudoku::testing
