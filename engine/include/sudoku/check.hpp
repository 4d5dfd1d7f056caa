// The final check of a filled grid: every unit contains every digit once, and the givens are unchanged. It is
// independent of how the grid was filled. And a check of rules before anything is filled.
#pragma once

#include <vector>

#include "sudoku/geometry.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku {

struct GridCheck {
  bool complete = false;          ///< every cell has a digit from 1 to n
  bool units_hold = false;        ///< every unit contains every digit once
  bool constraints_hold = false;  ///< the constraints on chosen cells hold
  bool givens_kept = false;       ///< every given is still in its cell

  bool right() const { return complete && units_hold && constraints_hold && givens_kept; }
};

/// Checks a filled grid against its puzzle. If `values` has the wrong length, every field is false.
GridCheck check_grid(const Geometry& geometry, const Puzzle& puzzle, const std::vector<Digit>& values);

/// Null unless constraints of a puzzle that passes `check_puzzle`, and has this geometry, leave some cell no digit,
/// looked at alone and two by two: an error that names them and marks their cells.
Refusal find_rule_clash(const Puzzle& puzzle, const Geometry& geometry);

}  // namespace sudoku
