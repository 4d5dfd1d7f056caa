// The reasons of what patterns and trials remove, worked out again from the state before: part of `explain`.
#pragma once

#include "sudoku/reason.hpp"

namespace sudoku {

/// The reason of an `eliminate` whose cause does not blame a cell, or of a `conflict` of too few digits in a unit.
Reason explain_pattern(const Geometry& geometry, const State& before, const Event& event);

}  // namespace sudoku
