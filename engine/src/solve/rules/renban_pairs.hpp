// Relations that follow from renban lines, for search: two digits of a line differ, and by less than it has cells.
#pragma once

#include <memory>
#include <vector>

#include "constraints/primitive.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku {

/// Those of all short lines of a puzzle; on longer ones, nearly every two digits can be.
std::vector<std::unique_ptr<Primitive>> renban_pairs(const Puzzle& puzzle, int size);

}  // namespace sudoku
