// Clauses for the constraints of a puzzle: sets of digits that can't stand together.
#pragma once

#include "proof/statement.hpp"

namespace sudoku::proof {

/// Adds clauses that no grid breaks unless it breaks a constraint, and that each grid breaks which does: each denies
/// that some cells hold some digits, and could not do with fewer of them. False if they would be too many, or would
/// take long to find: where a constraint that is no table for two cells has too many cells.
bool add_constraint_clauses(const Geometry& geometry, const Puzzle& puzzle, ClauseList& clauses);

}  // namespace sudoku::proof
