// Clauses for the constraints of a puzzle: sets of digits that can't stand together.
#pragma once

#include <memory>
#include <vector>

#include "proof/statement.hpp"

namespace sudoku::proof {

class Forbidden;

/// Finds clauses that no grid breaks unless it breaks a constraint, and that each grid breaks which does: each denies
/// that some cells hold some digits, and could not do with fewer of them.
class ConstraintClauses {
 public:
  /// `geometry` outlives this.
  ConstraintClauses(const Geometry& geometry, const Puzzle& puzzle);
  ~ConstraintClauses();

  /// Tries some more partial fillings, and adds the clauses of each primitive that is done. False when all are, or when
  /// there would be too many.
  bool add_some(ClauseList& clauses, int trials);
  /// False if there would be too many of them, or if they would take long to find.
  bool is_complete() const { return is_complete_; }

 private:
  bool begin_next();

  const Geometry& geometry_;
  std::vector<std::size_t> named_cells_;  // of each constraint of the puzzle, how many cells it names
  std::size_t next_ = 0;                  // the first primitive that is not begun
  std::unique_ptr<Forbidden> forbidden_;  // by the primitive at hand
  int trials_left_;
  bool is_complete_ = true;
};

}  // namespace sudoku::proof
