// The brute-force oracle: so simple that it cannot be wrong. It knows rows, columns and boxes by arithmetic and nothing
// of the engine, whose every answer it can therefore judge.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "sudoku/error.hpp"

namespace sudoku::testing {

/// The digits of a grid row by row, 0 = empty.
using Grid = std::vector<std::uint8_t>;

/// True if every row, column and box holds every digit once, and the givens stand where they were given.
bool is_right_grid(Shape shape, const Grid& givens, const Grid& grid);

/// True if two cells are not the same, and share a row, a column or a box.
bool see_each_other(Shape shape, std::size_t a, std::size_t b);

/// The first solutions, at most `limit`, found by trying every digit that fits.
std::vector<Grid> solve_by_force(Shape shape, const Grid& givens, std::size_t limit);

}  // namespace sudoku::testing
