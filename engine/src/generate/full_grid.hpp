// A full grid of any shape, by chance.
#pragma once

#include <vector>

#include "random.hpp"
#include "sudoku/geometry.hpp"

namespace sudoku {

/// Digits row by row. Needs no search, so it takes as long for every seed.
std::vector<Digit> full_grid(const Geometry& geometry, Random& random);

}  // namespace sudoku
