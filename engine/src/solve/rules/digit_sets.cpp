#include "solve/rules/digit_sets.hpp"

#include "constraints/grouped_sum.hpp"

namespace sudoku {

namespace {

/// The sets of so many digits that add up to a number.
std::vector<Mask> sets_with_sum(std::size_t count, int total, int size) {
  std::vector<Mask> sets;
  for (Mask set = 0; set <= all_digits(size); ++set) {
    if (count_digits(set) != static_cast<int>(count)) continue;
    int sum = 0;
    for (Mask left = set; left != 0; left &= left - 1) sum += lowest_digit(left);
    if (sum == total) sets.push_back(set);
  }
  return sets;
}

/// Digits one after another.
std::vector<Mask> windows(std::size_t count, int size) {
  std::vector<Mask> sets;
  const Mask lowest = all_digits(static_cast<int>(count));
  for (int up = 0; up + static_cast<int>(count) <= size; ++up) sets.push_back(lowest << up);
  return sets;
}

}  // namespace

bool DigitSets::find_certain(std::span<const Mask> candidates, Mask& certain) const {
  Mask any = 0;
  for (const Cell cell : cells_) any |= candidates[cell];
  certain = any;
  bool is_possible = false;
  for (const Mask set : sets_) {
    if ((set & ~any) != 0) continue;
    is_possible = true;
    certain &= set;
  }
  return is_possible;
}

CellBits DigitSets::seen_by_all(std::span<const Mask> candidates, Mask digit,
                                const std::vector<CellBits>& peers) const {
  CellBits seen;
  seen.set();
  for (const Cell cell : cells_) {
    if ((candidates[cell] & digit) != 0) seen &= peers[cell];
  }
  return seen;
}

std::vector<DigitSets> digit_sets_of(const Puzzle& puzzle, const Geometry& geometry,
                                     const std::vector<const Primitive*>& primitives) {
  std::vector<DigitSets> all;
  const int size = geometry.size();
  for (const Constraint& constraint : puzzle.rules.constraints) {
    if (constraint.kind != ConstraintKind::renban) continue;
    all.emplace_back(constraint.cells, windows(constraint.cells.size(), size));
  }
  for (const Primitive* const primitive : primitives) {
    const GroupedSum* const sum = primitive->sum();
    if (sum == nullptr || sum->groups().size() != 1 || sum->groups()[0].factor != 1) continue;
    all.emplace_back(sum->cells(), sets_with_sum(sum->cells().size(), sum->total(), size));
  }
  return all;
}

std::vector<CellBits> peers_as_bits(const Geometry& geometry) {
  std::vector<CellBits> bits(static_cast<std::size_t>(geometry.cells()));
  for (std::size_t cell = 0; cell < bits.size(); ++cell) {
    for (const Cell peer : geometry.peers(static_cast<Cell>(cell))) bits[cell].set(peer);
  }
  return bits;
}

}  // namespace sudoku
