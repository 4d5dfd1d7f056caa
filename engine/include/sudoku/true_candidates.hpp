// The digits that each cell can have in the solutions of a puzzle, found without listing the solutions.
//
//   TrueCandidates search(puzzle);                   // a puzzle that has passed check_puzzle
//   while (search.advance(1'000)) {}                 // to cancel it, stop
//   search.candidates();                             // all of them, if the status is neither `limit` nor `running`
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "sudoku/puzzle.hpp"
#include "sudoku/solve.hpp"

namespace sudoku {

/// A search for all candidates that occur in at least one solution, often called "true candidates". It takes grids of
/// all sizes and any rules, and runs in slices.
///
/// Each solution shows one digit per cell. Then the search asks for a solution with a digit that none has shown yet:
/// it finds one, or rules the digit out. (Solvers of variants such as f-puzzles call this function "true candidates".
/// SAT solvers find the backbone of a formula in the same way: M. Janota, I. Lynce and J. Marques-Silva, "Algorithms
/// for computing backbones of propositional formulae", 2015.)
class TrueCandidates {
 public:
  using MakeSolver = std::unique_ptr<Solver> (*)(Puzzle, SolveLimits);

  /// The puzzle must have passed check_puzzle; digits placed by a player are ignored, pencil marks are not. The search
  /// gives up (`limit`) after this number of nodes. `make` is for programs that link only some of the solvers.
  explicit TrueCandidates(Puzzle puzzle, std::uint64_t nodes = ~std::uint64_t{0}, MakeSolver make = make_solver);

  /// Continues for about this number of steps of a solver. False when it has ended.
  bool advance(std::uint64_t steps);

  /// `unique`, `multiple` or `none` when all candidates have been found, `limit` after too many nodes.
  SolveStatus status() const { return status_; }

  /// For each cell, the digits that some solution has there; given digits included. Empty sets if there is no solution.
  /// Until the search has ended, some may be missing.
  const std::vector<Mask>& candidates() const { return seen_; }

  /// The nodes of all searches so far.
  std::uint64_t nodes() const;

 private:
  void ask();
  void restrict_cells(Puzzle& puzzle) const;
  void take_solutions();
  void take_answer();
  bool is_of_givens() const;

  Puzzle puzzle_;
  std::uint64_t most_nodes_;
  MakeSolver make_;
  std::vector<Mask> seen_;   ///< candidates of solutions
  std::vector<Mask> open_;   ///< candidates that may still be in one
  std::unique_ptr<Solver> solver_;
  std::uint64_t ended_nodes_ = 0;  ///< of the solvers before
  std::size_t at_ = 0;       ///< the first cell with open candidates
  std::size_t cells_asked_;  ///< how many cells must all show a new digit in the next solution
  bool is_first_ = true;     ///< the solver looks for any two solutions
  SolveStatus status_ = SolveStatus::running;
};

}  // namespace sudoku
