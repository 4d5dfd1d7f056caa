// A puzzle with rules as choices, of which the clause-learning search (solve/large) knows nothing else. A literal says
// that an open cell holds one of its candidates; or that a set of cells does without a digit. Then
//
//   a cell has one of its candidates;
//   a digit is in one cell of a unit with n cells;
//   a digit is in one cell of a smaller set, or the set does without it; two cells that differ are such a set.
#pragma once

#include <vector>

#include "solve/large/choices.hpp"
#include "solve/rules/constraint_theory.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku::large {

class RulesEncoding {
 public:
  /// A puzzle that has passed check_puzzle.
  explicit RulesEncoding(const Puzzle& puzzle);

  /// The givens, row by row; 0 = open.
  const std::vector<Digit>& values() const { return values_; }
  /// The candidates of an open cell; none of a given one.
  Mask candidates(std::uint32_t cell) const { return candidates_[cell]; }

  /// The choices, indexed. To be taken once.
  Choices take_choices() { return std::move(choices_); }
  std::uint32_t variables() const { return variables_; }
  /// Constraints on chosen cells; null where there are none.
  Theory* theory() { return theory_.get(); }

  /// The statement that an open cell holds one of its candidates.
  Literal literal(std::uint32_t cell, Mask digit) const {
    const Mask lower = candidates_[cell] & (digit - 1);
    return affirm(first_of_cell_[cell] + static_cast<std::uint32_t>(count_digits(lower)));
  }

 private:
  void take_givens(const Geometry& geometry, const Puzzle& puzzle);
  void add_cells();
  void add_unit(std::span<const Cell> cells, bool is_complete);
  void add_contradiction();

  std::vector<Digit> values_;
  std::vector<Mask> candidates_;
  Choices choices_;
  std::uint32_t variables_ = 0;
  std::vector<Variable> first_of_cell_;  // of each cell: the variable of its lowest candidate
  std::unique_ptr<ConstraintTheory> theory_;
};

}  // namespace sudoku::large
