// Sums that clues beside the grid tell: `sandwich` and `x_sum`. Digits of the line say which of its cells are added, so
// each way in which they can say so is looked at by itself; in all of these, the cells differ. The automaton
// of the same constraint (line_automata.hpp) is made once somebody asks for reasons.
#pragma once

#include <memory>
#include <mutex>

#include "constraints/primitive.hpp"
#include "sudoku/rules.hpp"

namespace sudoku {

/// The part that both have in common. Domain consistent.
class ClueSum : public Primitive {
 public:
  /// More digits than these are not told apart (open_cells.hpp).
  static constexpr int kLargest = 9;

  std::vector<Absence> absences(std::span<const Mask> candidates, int at, Digit digit) const override;

 protected:
  /// A constraint of a grid with so many rows, at most kLargest.
  ClueSum(const Constraint& constraint, int size)
      : Primitive(constraint.cells, size), total_(constraint.values[0]), constraint_(constraint) {}

  int total_;

 private:
  Constraint constraint_;
  mutable std::once_flag is_made_;
  mutable std::unique_ptr<Primitive> automaton_;
};

/// The cells between the lowest digit and the highest, the crusts, in either order.
class SandwichSum final : public ClueSum {
 public:
  SandwichSum(const Constraint& constraint, int size) : ClueSum(constraint, size) {}
  bool prune(std::span<Mask> candidates) const override;
};

/// As many cells from the start of the line as its first digit says.
class XSum final : public ClueSum {
 public:
  XSum(const Constraint& constraint, int size) : ClueSum(constraint, size) {}
  bool prune(std::span<Mask> candidates) const override;
};

}  // namespace sudoku
