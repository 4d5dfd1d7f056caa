// The weights of cells by the conflicts that they took part in, by which search chooses its guesses; later conflicts
// count more. Digits have weights, too. (Weights of conflicts: Boussemart, Hemery, Lecoutre and Sais, "Boosting
// systematic search by weighting constraints", 2004.)
#pragma once

#include <array>
#include <span>
#include <vector>

#include "sudoku/types.hpp"

namespace sudoku {

class ConflictWeights {
 public:
  /// Of so many cells, and digits from 1 to `size`.
  ConflictWeights(std::size_t cells, int size) : cells_(cells, 0), size_(size) {}

  double operator[](Cell cell) const { return cells_[cell]; }

  /// Cells of a unit or primitive weigh this much more, each, before there are conflicts.
  void begin_with(std::span<const Cell> cells, double more);

  /// A conflict that some cells share, after a digit was told to the peers of a cell.
  void add_conflict(std::span<const Cell> cells, Cell told, int digit);

  /// A digit, and what cells weigh more that can have it.
  struct Favourite {
    Mask digit;
    double more;
  };
  /// The digit with the most conflicts lately; none (0) if no digit stands out.
  Favourite favourite() const;

 private:
  std::vector<double> cells_;
  std::array<double, kMaxSize> digits_{};
  double conflict_ = 1;  // what the next one weighs
  int size_;
};

}  // namespace sudoku
