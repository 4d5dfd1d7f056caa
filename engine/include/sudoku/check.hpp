// The final check: every unit holds every digit once, and the givens are kept. It knows nothing of how a grid was
// filled.
#pragma once

#include <vector>

#include "sudoku/geometry.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku {

struct GridCheck {
  bool complete = false;          ///< every cell has a digit from 1 to n
  bool units_hold = false;        ///< every unit holds every digit once
  bool constraints_hold = false;  ///< so do the constraints on chosen cells
  bool givens_kept = false;       ///< every given is still in its cell

  bool right() const { return complete && units_hold && constraints_hold && givens_kept; }
};

/// Checks a filled grid against its puzzle. `values` of another length than n*n are nothing of all this.
GridCheck check_grid(const Geometry& geometry, const Puzzle& puzzle, const std::vector<Digit>& values);

}  // namespace sudoku
