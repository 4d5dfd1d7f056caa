// The base of unique and avoidable rectangles: four cells in two rows, two columns and two boxes that would hold two
// digits in turn, but for one cell.
#pragma once

#include <vector>

#include "random.hpp"
#include "sudoku/geometry.hpp"

namespace sudoku {

/// The corners of such a rectangle of a full grid, one by chance; none where so many trials find none.
std::vector<Cell> nearly_deadly_rectangle(const Geometry& geometry, const std::vector<Digit>& full, Random& random);

}  // namespace sudoku
