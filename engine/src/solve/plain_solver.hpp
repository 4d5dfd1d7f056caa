// The traced search with its hooks compiled out, as a Solver: small, for whoever has the search anyway.
#pragma once

#include "sudoku/solve.hpp"

namespace sudoku {

/// Only choice, and the cell with the fewest candidates first; any shape.
std::unique_ptr<Solver> make_plain_solver(Puzzle puzzle, SolveLimits limits);

}  // namespace sudoku
