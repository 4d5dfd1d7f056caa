#include "solve/rules/conflict_weights.hpp"

#include <algorithm>

namespace sudoku {

namespace {

/// Conflicts fade: after 700 later ones a conflict counts half. Weights are scaled down before they overflow, but stay
/// above zero. (This rate, and the figures below, were found by trying, each puzzle in all eight positions of the
/// square: how many nodes one of them takes is much by chance.)
constexpr double kGrowth = 1.001, kLargest = 1e30, kSmallest = 1e-30;

/// A conflict weighs so much, shared by the cells that it is found in; and so much for the cell that was told last.
constexpr double kShared = 2, kTold = 3;

/// The digit with the most conflicts stands out if it has more of them than there are digits, and this many times as
/// many as the least of those that have any. Each adds this share to the weight of cells that can hold it.
constexpr double kSpread = 1.5, kShareOfDigit = 0.2;

}  // namespace

void ConflictWeights::begin_with(std::span<const Cell> cells, double more) {
  for (const Cell cell : cells) cells_[cell] += conflict_ * more;
}

void ConflictWeights::add_conflict(std::span<const Cell> cells, Cell told, int digit) {
  const double share = conflict_ * kShared / static_cast<double>(cells.size());
  for (const Cell cell : cells) cells_[cell] += share;
  cells_[told] += conflict_ * kTold;
  digits_[static_cast<std::size_t>(digit) - 1] += conflict_;
  conflict_ *= kGrowth;
  if (conflict_ <= kLargest) return;
  for (double& weight : cells_) weight = std::max(weight / kLargest, kSmallest);
  for (double& weight : digits_) weight /= kLargest;
  conflict_ /= kLargest;
}

ConflictWeights::Favourite ConflictWeights::favourite() const {
  const auto end = digits_.begin() + size_;
  const auto most = std::max_element(digits_.begin(), end);
  double least = *most;
  for (auto weight = digits_.begin(); weight != end; ++weight) {
    if (*weight > 0) least = std::min(least, *weight);
  }
  if (*most <= size_ * conflict_ || *most <= kSpread * least) return {0, 0};
  return {bit(static_cast<int>(most - digits_.begin()) + 1), kShareOfDigit * *most};
}

}  // namespace sudoku
