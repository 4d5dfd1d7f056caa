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

  /// Before there are conflicts, cells weigh more that are together in larger units and primitives; called for each.
  void begin_with(std::span<const Cell> cells);

  void add_conflict(std::span<const Cell> cells);
  void add_wrong_guess(Cell cell, int digit);

  /// Later conflicts count more than those so far; called after each.
  void fade();

  /// A digit, and what cells weigh more that can have it.
  struct Favourite {
    Mask digit;
    double more;
  };
  /// The digit of which most guesses were wrong lately; none (0) if no digit stands out.
  Favourite favourite() const;

 private:
  std::vector<double> cells_;
  std::array<double, kMaxSize> digits_{};  // guesses that were wrong
  double conflict_ = 1, wrong_guess_ = 1;  // what the next ones weigh
  int size_;
};

}  // namespace sudoku
