#include "constraints/relation.hpp"

namespace sudoku {

PairTable::PairTable(int size) {
  for (std::vector<Mask>& of_side : partners) of_side.assign(static_cast<std::size_t>(size), 0);
}

[[gnu::noinline]] void PairTable::allow(int a, int b) {
  partners[0][static_cast<std::size_t>(a) - 1] |= bit(b);
  partners[1][static_cast<std::size_t>(b) - 1] |= bit(a);
}

Mask Relation::supported(int at, Mask digits, Mask others) const {
  Mask left = 0;
  for (; digits != 0; digits &= digits - 1) {
    if ((partners(at, lowest_digit(digits)) & others) != 0) left |= bit(lowest_digit(digits));
  }
  return left;
}

bool Relation::prune(std::span<Mask> candidates) const {
  const Mask first = supported(0, candidates[0], candidates[1]);
  candidates[1] = supported(1, candidates[1], candidates[0]);
  candidates[0] = first;
  return first != 0;
}

std::vector<Absence> Relation::absences(std::span<const Mask> candidates, int at, Digit digit) const {
  std::vector<Absence> absences;
  if (digit == 0) return Primitive::absences(candidates, at, digit);
  for (Mask gone = partners(at, digit); gone != 0; gone &= gone - 1) absences.push_back({1 - at, lowest_digit(gone)});
  return absences;
}

}  // namespace sudoku
