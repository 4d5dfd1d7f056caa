// Almost locked sets: cells of a unit with one digit more than there are cells. Without any one of its digits, all
// others are locked in it.
#pragma once

#include <vector>

#include "human/board.hpp"

namespace sudoku::human {

struct AlmostLockedSet {
  CellSet cells;
  Mask digits;

  /// Its cells that can be the digit.
  CellSet places(const Board& board, Digit digit) const { return board.places(digit) & cells; }
};

/// All of them, each once, of at least so many cells. (On large grids only those that a person could overlook.)
std::vector<AlmostLockedSet> almost_locked_sets(const Board& board, int smallest);

}  // namespace sudoku::human
