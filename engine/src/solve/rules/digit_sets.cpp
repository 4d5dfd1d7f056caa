#include "solve/rules/digit_sets.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "constraints/grouped_sum.hpp"

namespace sudoku {

LineSets::LineSets(std::vector<Cell> cells, int size) : cells_(std::move(cells)) {
  const Mask lowest = all_digits(static_cast<int>(cells_.size()));
  for (int up = 0; up + static_cast<int>(cells_.size()) <= size; ++up) sets_.push_back(lowest << up);
}

/// A set can't be where a cell has none of its digits.
bool LineSets::can_fill(Mask set, std::span<const ShortMask> candidates) const {
  return std::all_of(cells_.begin(), cells_.end(), [&](Cell cell) { return (candidates[cell] & set) != 0; });
}

LineSets::Found LineSets::find(std::span<const ShortMask> candidates) const {
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
    if ((set & ~any) != 0 || !can_fill(set, candidates)) continue;
    found.is_possible = true;
    found.certain &= set;
    found.possible |= set;
  }
  return found;
}

std::shared_ptr<const SetsOfTotal> SetsOfTotal::of(const GroupedSum& sum, int size) {
  using Key = std::array<int, 3>;
  thread_local std::map<Key, std::shared_ptr<const SetsOfTotal>> known;
  auto& sets = known[{size, static_cast<int>(sum.cells().size()), sum.total()}];
  if (sets == nullptr) sets = std::make_shared<const SetsOfTotal>(sum, size);
  return sets;
}

SetsOfTotal::SetsOfTotal(const GroupedSum& sum, int size) : sets_(sum.sets_of_total()) {
  if (size <= kMostInTable) fill_table(size);
}

/// Digits that aren't a set themselves have the sets that are left without one of them.
void SetsOfTotal::fill_table(int size) {
  common_.assign(std::size_t{1} << size, kNoSet);
  for (const Mask set : sets_) common_[static_cast<std::size_t>(set)] = static_cast<std::uint16_t>(set);
  for (std::size_t digits = 1; digits < common_.size(); ++digits) {
    if (common_[digits] != kNoSet) continue;
    for (std::size_t left = digits; left != 0; left &= left - 1) {
      common_[digits] &= common_[digits ^ (left & (~left + 1))];
    }
  }
}

std::optional<Mask> SetsOfTotal::work_out(Mask digits) const {
  std::optional<Mask> common;
  for (const Mask set : sets_) {
    if ((set & ~digits) == 0) common = common.value_or(set) & set;
  }
  return common;
}

std::vector<LineSets> line_sets_of(const Puzzle& puzzle, const Geometry& geometry) {
  std::vector<LineSets> lines;
  for (const Constraint& constraint : puzzle.rules.constraints) {
    if (constraint.kind == ConstraintKind::renban) lines.emplace_back(constraint.cells, geometry.size());
  }
  return lines;
}

std::vector<SumSets> sum_sets_of(const std::vector<const Primitive*>& primitives, int size) {
  std::vector<SumSets> all;
  all.reserve(primitives.size());
  for (const Primitive* const primitive : primitives) {
    const GroupedSum* const sum = primitive->sum();
    if (sum == nullptr || sum->groups().size() != 1 || sum->groups()[0].factor != 1) continue;
    all.emplace_back(sum->cells(), SetsOfTotal::of(*sum, size));
  }
  return all;
}

}  // namespace sudoku
