#include "solve/rules/conflict_weights.hpp"

#include <algorithm>

namespace sudoku {

namespace {

/// Conflicts fade: after 2,300 later ones a conflict counts half, and a wrong guess of a digit after 700. Weights are
/// scaled down before they overflow, but stay above zero. (These rates, and the figures below, were found by trying.)
constexpr double kGrowth = 1 / 0.9997, kGrowthOfDigits = 1 / 0.999, kLargest = 1e30, kSmallest = 1e-30;

/// A conflict weighs so much, shared by the cells that it is found in; and so much for the cell of the last guess.
constexpr double kConflict = 4, kWrongGuess = 0.5;

/// The digit with the most wrong guesses stands out if it has more of them than there are digits, and this many times
/// as many as the least of those that have any. Each adds this share to the weight of cells that can hold it.
constexpr double kSpread = 1.5, kShareOfDigit = 0.3;

/// Before there are conflicts, a cell weighs so much for each cell of each of its units and primitives.
constexpr double kFirstWeight = 0.1;

/// `weight`: what the next conflict weighs, before and after.
template <class Weights>
void let_fade(double& weight, double growth, Weights& weights) {
  weight *= growth;
  if (weight <= kLargest) return;
  for (double& each : weights) each = std::max(each / kLargest, kSmallest);
  weight /= kLargest;
}

}  // namespace

void ConflictWeights::begin_with(std::span<const Cell> cells) {
  for (const Cell cell : cells) cells_[cell] += kFirstWeight * static_cast<double>(cells.size());
}

void ConflictWeights::add_conflict(std::span<const Cell> cells) {
  const double share = conflict_ * kConflict / static_cast<double>(cells.size());
  for (const Cell cell : cells) cells_[cell] += share;
}

void ConflictWeights::add_wrong_guess(Cell cell, int digit) {
  cells_[cell] += conflict_ * kWrongGuess;
  digits_[static_cast<std::size_t>(digit) - 1] += wrong_guess_;
}

ConflictWeights::Favourite ConflictWeights::favourite() const {
  const auto end = digits_.begin() + size_;
  const auto most = std::max_element(digits_.begin(), end);
  double least = *most;
  for (auto weight = digits_.begin(); weight != end; ++weight) {
    if (*weight > 0) least = std::min(least, *weight);
  }
  if (*most <= size_ * wrong_guess_ || *most <= kSpread * least) return {0, 0};
  return {bit(static_cast<int>(most - digits_.begin()) + 1), kShareOfDigit * *most / wrong_guess_ * conflict_};
}

void ConflictWeights::fade() {
  let_fade(conflict_, kGrowth, cells_);
  let_fade(wrong_guess_, kGrowthOfDigits, digits_);
}

}  // namespace sudoku
