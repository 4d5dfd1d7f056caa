// Irregular regions by chance, as a jigsaw has them in place of boxes.
#pragma once

#include <cstdint>
#include <vector>

#include "random.hpp"

namespace sudoku {

/// Of each cell its region: as many regions as rows, each of as many cells, and each of one piece.
std::vector<std::uint8_t> random_regions(int size, Random& random);

}  // namespace sudoku
