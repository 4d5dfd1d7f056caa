// The consistencies by definition, worked out the slow way: rules applied to sets of digits until nothing changes.
// Knows nothing of the engine but the names of its propagators, each of which must reach the same.
#pragma once

#include <optional>
#include <vector>

#include "sudoku/event.hpp"
#include "support/oracle.hpp"

namespace sudoku::testing {

/// The candidates that this consistency keeps; nothing if it comes to a contradiction. Not for `none` and
/// `forward_checking`, which are about what search does.
std::optional<std::vector<Mask>> consistent_part(Cause propagation, Shape shape, std::vector<Mask> candidates);

/// The consistency by which a singleton consistency draws the conclusions of its trials; nothing if it is none, or not
/// known here.
std::optional<Cause> base_of(Cause singleton);

/// True if three digits can fill these cells of a 9x9 so that none stands twice in a row, column or box.
bool three_digits_fill(const std::vector<std::size_t>& cells);

/// True if the cell can't be the digit since eleven others, with these candidates, can only be this and two more
/// digits, and these can't fill all twelve; of cells chosen as in a tridagon, in a 9x9.
bool is_guardian(const std::vector<Mask>& candidates, std::size_t cell, Digit digit);

/// True if working it out does not take too long.
bool is_worked_out_soon(Cause propagation, Shape shape);

}  // namespace sudoku::testing
