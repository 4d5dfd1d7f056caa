// The reasons of what patterns and trials remove, worked out again from the state before: part of `explain`.
#pragma once

#include <optional>
#include <vector>

#include "sudoku/reason.hpp"

namespace sudoku {

/// The reason of an `eliminate` whose cause does not blame a cell, or of a `conflict` of too few digits in a unit.
Reason explain_pattern(const Geometry& geometry, const State& before, const Event& event);

/// The reason of a removal or a conflict that a constraint on chosen cells causes: what is gone from its cells, as few
/// as the effort allows.
Reason explain_constraint(const Geometry& geometry, const State& before, const Event& event, ReasonEffort& effort);

/// Under `none`: marks of the filled cells that keep a digit out of a cell by a constraint, which may be about it
/// alone. Nothing where no constraint does.
std::optional<std::vector<RoleMark>> fillers_against(const Geometry& geometry, const State& state, Cell cell,
                                                     Digit digit);

}  // namespace sudoku
