// What consistencies are by definition, worked out the slow way: rules applied to sets of digits until nothing changes.
// Knows nothing of the engine but the names of its propagators, each of which must reach the same.
#pragma once

#include <optional>
#include <vector>

#include "sudoku/event.hpp"
#include "support/oracle.hpp"

namespace sudoku::testing {

/// What this consistency leaves of the candidates; nothing where it comes to a contradiction. Not for `none` and
/// `forward_checking`, which are about what search does.
std::optional<std::vector<Mask>> consistent_part(Cause propagation, Shape shape, std::vector<Mask> candidates);

/// What a singleton consistency draws the conclusions of its trials with; nothing where it is none, or not known here.
std::optional<Cause> base_of(Cause singleton);

/// True if working it out does not take too long.
bool is_worked_out_soon(Cause propagation, Shape shape);

}  // namespace sudoku::testing
