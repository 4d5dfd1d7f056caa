// Recognises equivalent puzzles: the same puzzle with its digits renamed, rows, columns, bands or stacks exchanged, or
// the grid mirrored at its diagonal.
#pragma once

#include <optional>
#include <vector>

#include "sudoku/puzzle.hpp"

namespace sudoku {

/// Larger grids have too many equivalent forms to compare.
inline constexpr int kMostCanonicalDigits = 9;

/// The givens of the first of all puzzles that are equivalent to this one, in the order of their rows with empty cells
/// first. Two puzzles of a shape are equivalent exactly if these givens are equal. Returns nothing for puzzles with
/// rules or with more than kMostCanonicalDigits digits. The puzzle must pass `check_puzzle`; digits placed by a player
/// are ignored.
std::optional<std::vector<Digit>> canonical_form(const Puzzle& puzzle);

}  // namespace sudoku
