// Which guesses a contradiction needs.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoku/geometry.hpp"
#include "sudoku/puzzle.hpp"
#include "sudoku/strategy.hpp"

namespace sudoku {

struct Guess {
  std::uint64_t event;  ///< the number of its decide
  Cell cell;
  Digit digit;
};

/// In the order in which they were made.
using GuessSet = std::vector<Guess>;

/// True if propagation, with these guesses alone, comes to a contradiction. Not for `none`.
bool contradict(const Geometry& geometry, const Puzzle& puzzle, const Strategy& strategy, const GuessSet& guesses);

/// Leaves a smallest subset that still contradicts, where there are few enough to try all, and answers true; else one
/// of which no guess can be left out. A set that does not contradict stays as it is.
bool shrink(const Geometry& geometry, const Puzzle& puzzle, const Strategy& strategy, GuessSet& guesses);

}  // namespace sudoku
