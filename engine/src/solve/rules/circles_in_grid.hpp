// Counting circles as the whole grid sees them, for search: a digit is once in each row, column and box, in a circle or
// not, so that units tell how many circles can have it.
#pragma once

#include <memory>
#include <vector>

#include "constraints/primitive.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku {

/// One primitive, over all cells of the grid, for each constraint of that kind.
std::vector<std::unique_ptr<Primitive>> circles_in_grid(const Puzzle& puzzle, const Geometry& geometry);

}  // namespace sudoku
