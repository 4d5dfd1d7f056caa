// Cells that differ, with as many digits: shared by the locked and the naked subsets.
#pragma once

#include "human/core/technique.hpp"

namespace sudoku::human {

/// True if the subset has to take something from a box and from a line, or must not.
enum class SubsetKind : std::uint8_t { locked, naked };

/// All sets of `size` cells of a unit that have `size` digits between them. Other rules let cells see each other that
/// share no unit: these are found, too, as naked subsets without a unit.
void find_naked_subsets(const Board& board, int size, SubsetKind kind, Finds& finds);

}  // namespace sudoku::human
