// Finds equivalent puzzles: with digits renamed, rows, columns, bands and stacks exchanged, or the
// whole turned over its diagonal.
#pragma once

#include <optional>
#include <vector>

#include "sudoku/puzzle.hpp"

namespace sudoku {

/// Grids of more digits have too many guises to look through.
inline constexpr int kMostCanonicalDigits = 9;

/// The givens of the one among all guises of a puzzle that comes first in the order of its rows, empty cells first: two
/// puzzles of a shape are the same just where these are. Nothing for rules or more than kMostCanonicalDigits digits.
/// The puzzle must pass `check_puzzle`; what a player has set is left aside.
std::optional<std::vector<Digit>> canonical_form(const Puzzle& puzzle);

}  // namespace sudoku
