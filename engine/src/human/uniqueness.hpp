// Whether a position may be argued with as one that has a single solution.
#pragma once

#include <vector>

#include "sudoku/puzzle.hpp"
#include "sudoku/solve.hpp"

namespace sudoku::human {

struct ShortAnswer {
  SolveStatus status;  ///< `limit` where it would take too long to find out
  std::vector<Digit> solution;  ///< the first; empty where there is none
};

/// What solving a puzzle (its givens, and its marks where it has some) comes to in a moment.
ShortAnswer solve_shortly(const Puzzle& puzzle);

/// Whether the givens alone have one solution. (A position whose marks make it unique does not count: two solutions of
/// its givens may differ in what the marks forbid.)
bool has_one_solution(const Puzzle& position);

}  // namespace sudoku::human
