// Whether a position may be argued with as one that has a single solution.
#pragma once

#include "sudoku/puzzle.hpp"

namespace sudoku::human {

/// Whether the givens alone have one solution; false also where that would take too long to find out. (A position whose
/// marks make it unique does not count: two solutions of its givens may differ in what the marks forbid.)
bool has_one_solution(const Puzzle& position);

}  // namespace sudoku::human
