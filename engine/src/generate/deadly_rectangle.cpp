#include "generate/deadly_rectangle.hpp"

namespace sudoku {

std::vector<Cell> nearly_deadly_rectangle(const Geometry& geometry, const std::vector<Digit>& full, Random& random) {
  constexpr int kTrials = 10'000;
  const int n = geometry.size();
  for (int trial = 0; trial < kTrials; ++trial) {
    const auto corner = static_cast<Cell>(random.below(geometry.cells()));
    const auto across = static_cast<Cell>(random.below(geometry.cells()));
    const auto beside = static_cast<Cell>(corner / n * n + across % n);
    const auto below = static_cast<Cell>(across / n * n + corner % n);
    if (beside == corner || below == corner) continue;
    const bool share_box = geometry.box(corner) == geometry.box(beside);
    const bool is_in_two_boxes = share_box != (geometry.box(corner) == geometry.box(below));
    if (is_in_two_boxes && full[corner] == full[across] && full[beside] != full[below]) {
      return {corner, beside, below, across};
    }
  }
  return {};
}

}  // namespace sudoku
