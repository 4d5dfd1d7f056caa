// The oracle of constraints on chosen cells: what each kind means, worked out from its definition, and brute force.
// Knows nothing of the engine but the data that constraints are. Beside it, constraints at random.
#pragma once

#include <algorithm>
#include <optional>
#include <set>
#include <string>

#include "support/rules_oracle.hpp"

namespace sudoku::testing {

/// True for kinds whose meaning depends on cells that are none of theirs.
bool looks_beyond_its_cells(ConstraintKind kind);

/// True if the digits in the cells of a constraint are as it wants them; other cells may be empty (0). Differing tells
/// which cells have to differ.
bool meets(const Puzzle& puzzle, const Constraint& constraint, const Grid& grid);

/// True if two cells of a grid of n rows share a side.
inline bool are_side_by_side(std::size_t a, std::size_t b, std::size_t n) {
  const std::size_t apart = std::max(a, b) - std::min(a, b);
  return apart == n || (apart == 1 && a / n == b / n);
}

/// Adds the cells that share a side with a cell of a grid of n rows.
void add_cells_beside(std::size_t cell, std::size_t n, std::set<std::size_t>& cells);

/// True if two cells side by side may have these digits by the rules about the whole grid.
bool may_stand_side_by_side(const Puzzle& puzzle, std::size_t a, std::size_t b, int x, int y);

/// True if a full grid meets all constraints, and the rules about cells side by side.
bool meets_all(const Puzzle& puzzle, const Grid& grid);

/// The first solutions of a puzzle, at most `limit`.
std::vector<Grid> solve_constraints_by_force(const Puzzle& puzzle, std::size_t limit);

/// The digits that each cell of a constraint can have if these are its candidates, and those cells differ that do in
/// the puzzle; empty where none can.
std::vector<Mask> possible_in(const Puzzle& puzzle, const Constraint& constraint, const std::vector<Mask>& candidates);

/// A claim rests on these, beside the cells that differ: constraints, and rules about cells side by side, as bits.
struct Claimed {
  std::vector<Constraint> constraints;
  std::uint32_t globals = 0;
};

/// The constraint, or the rule about cells side by side, that has this number in reasons.
Claimed claimed_of(const Puzzle& puzzle, std::uint16_t number);

/// The cells of the constraint of this number; none for rules about the whole grid and kinds that look beyond theirs.
std::vector<std::size_t> cells_of_rule(const Puzzle& puzzle, std::uint16_t number);

/// True if these cells can all have a digit of their candidates (by cell of the grid), so that those differ which must,
/// and nothing is broken that is claimed.
bool can_be_filled(const Puzzle& puzzle, const Claimed& claimed, const std::set<std::size_t>& cells,
                   const std::vector<Mask>& candidates);

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

/// How many kinds there are.
inline constexpr int kConstraintKinds = 0
#define SUDOKU_CONSTRAINT(number, kind, id, name, form, least, most) +1
#include "sudoku/constraint_kinds.def"
    ;

}  // namespace sudoku::testing
