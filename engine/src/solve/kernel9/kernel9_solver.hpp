// The 9x9 kernel as a Solver.
#pragma once

#include "sudoku/solve.hpp"

namespace sudoku {

/// `puzzle` is 9x9, of givens only: it must have no candidates.
std::unique_ptr<Solver> make_kernel9_solver(const Puzzle& puzzle, SolveLimits limits);

/// The same for a puzzle with candidates: clause learning, which is joined by the kernel if it takes long.
std::unique_ptr<Solver> make_candidates9_solver(const Puzzle& puzzle, SolveLimits limits);

}  // namespace sudoku
