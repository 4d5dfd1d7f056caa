// Names a constraint on the command line.
#pragma once

#include <string>

#include "sudoku/puzzle.hpp"

namespace sudoku::cli {

/// The constraint with this number, or the rule about the whole grid that is one, as ISS writes it: `Thermo~R1C1~R2C1`.
std::string constraint_text(const Puzzle& puzzle, std::size_t number);

}  // namespace sudoku::cli
