#include "solve/rules/digit_sets.hpp"

#include <algorithm>

#include "constraints/grouped_sum.hpp"

namespace sudoku {

namespace {

/// Adds the sets of so many digits, none above `highest`, that add up to a number, each together with `taken`.
void add_sets(int count, int total, int highest, Mask taken, std::vector<Mask>& sets) {
  if (count == 0) {
    if (total == 0) sets.push_back(taken);
    return;
  }
  const int least = count * (count + 1) / 2;
  if (total < least || highest < count || total > count * (2 * highest - count + 1) / 2) return;
  add_sets(count - 1, total - highest, highest - 1, taken | bit(highest), sets);
  add_sets(count, total, highest - 1, taken, sets);
}

/// Digits one after another.
std::vector<Mask> windows(std::size_t count, int size) {
  std::vector<Mask> sets;
  const Mask lowest = all_digits(static_cast<int>(count));
  for (int up = 0; up + static_cast<int>(count) <= size; ++up) sets.push_back(lowest << up);
  return sets;
}

}  // namespace

/// A set can't be where a cell has none of its digits.
bool DigitSets::can_fill(Mask set, std::span<const Mask> candidates) const {
  return std::all_of(cells_.begin(), cells_.end(), [&](Cell cell) { return (candidates[cell] & set) != 0; });
}

DigitSets::Found DigitSets::find(std::span<const Mask> candidates) const {
  Found found;
  Mask any = 0, twice = 0;
  for (const Cell cell : cells_) {
    const Mask own = candidates[cell];
    twice |= any & own;
    any |= own;
    if (is_single(own)) found.filled |= own;
  }
  found.alone = any & ~twice;
  found.certain = any;
  for (const Mask set : sets_) {
    if ((set & ~any) != 0 || (is_line_ && !can_fill(set, candidates))) continue;
    found.is_possible = true;
    found.certain &= set;
    found.possible |= set;
  }
  return found;
}

std::vector<DigitSets> digit_sets_of(const Puzzle& puzzle, const Geometry& geometry,
                                     const std::vector<const Primitive*>& primitives) {
  std::vector<DigitSets> all;
  const int size = geometry.size();
  for (const Constraint& constraint : puzzle.rules.constraints) {
    if (constraint.kind != ConstraintKind::renban) continue;
    all.emplace_back(constraint.cells, windows(constraint.cells.size(), size), true);
  }
  for (const Primitive* const primitive : primitives) {
    const GroupedSum* const sum = primitive->sum();
    if (sum == nullptr || sum->groups().size() != 1 || sum->groups()[0].factor != 1) continue;
    std::vector<Mask> sets;
    add_sets(static_cast<int>(sum->cells().size()), sum->total(), size, 0, sets);
    all.emplace_back(sum->cells(), std::move(sets), false);
  }
  return all;
}

}  // namespace sudoku
