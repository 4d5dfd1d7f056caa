// Full grids of any shape, and puzzles opened out of them.
#pragma once

#include <memory>

#include "random.hpp"
#include "sudoku/solve.hpp"

namespace corpora {

/// The solver at its end, or at its limit.
std::unique_ptr<sudoku::Solver> solved(const sudoku::Puzzle& puzzle, sudoku::SolveLimits limits);

/// The grid with so many of 100 cells open.
sudoku::Puzzle opened(sudoku::Puzzle grid, std::size_t percent, sudoku::Random& random);

/// A full grid without a regular one's order: again and again most cells are opened and filled otherwise.
sudoku::Puzzle full_grid(sudoku::Shape shape, sudoku::Random& random);

}  // namespace corpora
