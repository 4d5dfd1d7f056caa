// The oracle of constraints on chosen cells: what each kind means, worked out from its definition, and brute force.
// Knows nothing of the engine but the data that constraints are. Beside it, constraints at random.
#pragma once

#include <optional>
#include <string>

#include "support/rules_oracle.hpp"

namespace sudoku::testing {

/// True for kinds whose meaning depends on cells that are none of theirs.
bool looks_beyond_its_cells(ConstraintKind kind);

/// True if the digits in the cells of a constraint are as it wants them; other cells may be empty (0), but for indexers
/// and boxes. Whether its cells have to differ is for Differing.
bool meets(const Puzzle& puzzle, const Constraint& constraint, const Grid& grid);

/// True if two cells side by side may have these digits by the rules about the whole grid.
bool may_stand_side_by_side(const Puzzle& puzzle, std::size_t a, std::size_t b, int x, int y);

/// True if a full grid meets all constraints, and the rules about cells side by side.
bool meets_all(const Puzzle& puzzle, const Grid& grid);

/// The first solutions of a puzzle, at most `limit`.
std::vector<Grid> solve_constraints_by_force(const Puzzle& puzzle, std::size_t limit);

/// The digits that each cell of a constraint can have if these are its candidates, and those cells differ that do in
/// the puzzle; empty where none can.
std::vector<Mask> possible_in(const Puzzle& puzzle, const Constraint& constraint, const std::vector<Mask>& candidates);

/// A constraint of this kind that holds of a grid; nothing where chance has found none.
std::optional<Constraint> random_constraint(ConstraintKind kind, const Puzzle& puzzle, const Grid& grid,
                                            Random& random);

/// A full grid of the shape that `size` usually has, or without boxes.
struct FullPuzzle {
  Puzzle puzzle;  ///< without givens
  Grid grid;
};
FullPuzzle random_full(int size, Random& random);

/// A puzzle with some constraints of any kinds, a solution at least, and a part of its digits given.
Puzzle random_constrained(int size, Random& random);

inline constexpr int kConstraintKinds = 46;

}  // namespace sudoku::testing
