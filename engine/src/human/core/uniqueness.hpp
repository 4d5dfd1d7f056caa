// Tells if a position may be argued with as one that has a single solution.
#pragma once

#include <memory>
#include <vector>

#include "sudoku/puzzle.hpp"
#include "sudoku/solve.hpp"

namespace sudoku::human {

/// The outcome of solving a puzzle (its givens, and its marks if it has some) within some nodes, in slices.
class ShortSolve {
 public:
  explicit ShortSolve(const Puzzle& puzzle);

  /// Solves for a slice. False when it has ended.
  bool advance();

  /// `limit` where it would take too long to find out.
  SolveStatus status() const { return solver_->status(); }
  /// The first; empty where there is none.
  std::vector<Digit> solution() const;

 private:
  std::unique_ptr<sudoku::Solver> solver_;
};

/// True if the givens alone have one solution. (A position whose marks make it unique does not count: two solutions of
/// its givens may differ in what the marks forbid.)
ShortSolve solve_givens(const Puzzle& position);

}  // namespace sudoku::human
