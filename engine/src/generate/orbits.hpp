// Cells that a symmetry maps onto each other: they are given together or open together.
#pragma once

#include <vector>

#include "sudoku/generate.hpp"

namespace sudoku {

using Orbit = std::vector<Cell>;

/// Every cell is in one orbit; they come in the order of their first cells.
std::vector<Orbit> orbits_of(int size, Symmetry symmetry);

}  // namespace sudoku
