#include "solve/rules/guess_choice.hpp"

#include <array>

namespace sudoku {

namespace {

/// By how much a weight counts for a cell with so many candidates.
constexpr std::array<double, kMaxSize + 1> kShares = [] {
  std::array<double, kMaxSize + 1> shares{};
  for (int count = 1; count <= kMaxSize; ++count) shares[static_cast<std::size_t>(count)] = 1.0 / count;
  return shares;
}();

/// A digit with two places in a unit is as good as a cell with two candidates, where one of them weighs more than that.
void choose_place(const OpenPosition& position, const ConflictWeights& weights, double best, TriedDigit& guess) {
  std::uint64_t units = 0;  // those with a cell that weighs enough
  for (const Cell cell : position.open) {
    if (weights[cell] * kShares[2] > best) units |= position.units[cell];
  }
  for (; units != 0; units &= units - 1) {
    const std::span<const Cell> cells = position.geometry.cells_of(static_cast<Unit>(__builtin_ctzll(units)));
    Mask once = 0, twice = 0, thrice = 0;
    for (const Cell cell : cells) {
      const Mask own = position.candidates[cell];
      thrice |= twice & own;
      twice |= once & own;
      once |= own;
    }
    const Mask two_places = twice & ~thrice;
    if (two_places == 0) continue;
    for (const Cell cell : cells) {
      const Mask digits = position.candidates[cell] & two_places;
      if (digits == 0 || weights[cell] * kShares[2] <= best) continue;
      best = weights[cell] * kShares[2];
      guess = {cell, digits & (~digits + 1)};
    }
  }
}

}  // namespace

std::optional<TriedDigit> choose_guess(const OpenPosition& position, const ConflictWeights& weights) {
  const auto [digit, more] = weights.favourite();
  const std::array<double, 2> more_if{0, more};
  double best = -1;
  Cell chosen = kNoCell;
  for (const Cell cell : position.open) {
    const Mask mask = position.candidates[cell];
    const double weight = weights[cell] + more_if[(mask & digit) != 0];
    const double score = weight * kShares[static_cast<std::size_t>(count_digits(mask))];
    if (score <= best) continue;
    best = score;
    chosen = cell;
  }
  if (chosen == kNoCell) return std::nullopt;
  const Mask left = position.candidates[chosen];
  TriedDigit guess{chosen, left & (~left + 1)};
  const int count = count_digits(left);
  if (count > 2) choose_place(position, weights, weights[chosen] * kShares[static_cast<std::size_t>(count)], guess);
  return guess;
}

}  // namespace sudoku
