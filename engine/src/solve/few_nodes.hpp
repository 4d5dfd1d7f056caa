// Limits of few nodes.
#pragma once

#include "sudoku/solve.hpp"

namespace sudoku {

/// The generator asks for no more than a few thousand nodes; what they leave open is part of the puzzles that it makes.
constexpr bool are_few_nodes(const SolveLimits& limits) { return limits.nodes < 10'000; }

}  // namespace sudoku
