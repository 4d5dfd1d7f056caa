// Forcing chains: one of several cases holds, and something follows from each of them.
#pragma once

#include "human/core/technique.hpp"
#include "human/core/trial.hpp"

namespace sudoku::human {

/// The cases are the candidates of a cell, of at least so many.
void find_cell_forcing(const Board& board, Follow follow, int fewest_cases, Finds& finds);

/// The cases are the places of a digit in a unit.
void find_region_forcing(const Board& board, Follow follow, int fewest_cases, Finds& finds);

/// There is one case, which comes to a contradiction.
void find_contradictions(const Board& board, Follow follow, Finds& finds);

/// The difficulty that so many links add in all.
int difficulty_of_links(int links);

}  // namespace sudoku::human
