// The constraints on chosen cells, as those look at them who write marks.
#pragma once

#include <vector>

#include "sudoku/reason.hpp"

namespace sudoku::human {

/// The number of the first constraint whose cells are all filled, with digits that break it; kNoConstraint if there is
/// none. `values`: of each cell its digit, 0 where it is open.
std::uint16_t find_broken_constraint(const Geometry& geometry, const std::vector<Digit>& values);

}  // namespace sudoku::human
