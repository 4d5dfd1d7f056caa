// The places of a single digit in the whole grid at once: one in each unit that has not got it yet.
#pragma once

#include <optional>

#include "human/core/finds.hpp"

namespace sudoku::human {

/// Places of a digit that no such way uses. Whatever follows from the places of this digit alone takes away none but
/// these; so they are what to try, and mostly there are none. (Where that takes long to find out, a place is among them
/// to be on the safe side.)
CellSet places_in_no_way(const Board& board, Digit digit);

/// The same, kept with the board for as long as the digit has the same places. Nothing where the search has to pause.
std::optional<CellSet> places_in_no_way(const Board& board, Digit digit, Finds& finds);

}  // namespace sudoku::human
