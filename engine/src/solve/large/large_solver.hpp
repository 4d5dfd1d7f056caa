// Solving and counting on grids of any shape, made for the large ones. What singles leave open is searched by clause
// learning over the choices that make up Sudoku. There is no plain search before it: learning costs so little here that
// it pays from the first conflict on.
#pragma once

#include "sudoku/solve.hpp"

namespace sudoku {

/// A solver for a puzzle of any shape that has passed check_puzzle. A step takes around ten microseconds.
std::unique_ptr<Solver> make_large_solver(const Puzzle& puzzle, SolveLimits limits);

}  // namespace sudoku
