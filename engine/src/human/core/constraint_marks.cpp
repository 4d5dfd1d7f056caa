#include "human/core/constraint_marks.hpp"

#include <algorithm>

#include "constraints/constraint_set.hpp"

namespace sudoku::human {

std::uint16_t find_broken_constraint(const Geometry& geometry, const std::vector<Digit>& values) {
  const ConstraintSet* const set = geometry.constraints();
  if (set == nullptr) return kNoConstraint;
  for (const auto& [number, primitive] : set->primitives) {
    const std::vector<Cell>& cells = primitive->cells();
    if (std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return values[cell] == 0; })) continue;
    std::vector<Mask> digits;
    for (const Cell cell : cells) digits.push_back(bit(values[cell]));
    if (!primitive->prune(digits)) return number;
  }
  return kNoConstraint;
}

}  // namespace sudoku::human
