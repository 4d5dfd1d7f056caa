// Whether a position may be argued with as one that has a single solution.
#pragma once

#include <vector>

#include "sudoku/puzzle.hpp"

namespace sudoku::human {

/// The solution of a puzzle (its givens, and its marks where it has some), if there is just one; else empty, also where
/// it would take too long to find out.
std::vector<Digit> only_solution(const Puzzle& puzzle);

/// Whether the givens alone have one solution. (A position whose marks make it unique does not count: two solutions of
/// its givens may differ in what the marks forbid.)
bool has_one_solution(const Puzzle& position);

}  // namespace sudoku::human
