// A full grid with constraints drawn on it, and what a puzzle made of it still shows of both.
#pragma once

#include <vector>

#include "generate/orbits.hpp"
#include "generate/rule_kinds.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku {

/// A constraint, and the kind that it was drawn for.
struct Drawn {
  Constraint constraint;
  const RuleKind* kind;
};

/// True if a puzzle of this size can do without one of these constraints of a kind. At least half of those that are
/// drawn for a kind stay: the puzzle is about them.
bool can_spare(const std::vector<Drawn>& drawn, const RuleKind* kind, int size);

/// Gives a puzzle these constraints.
void show(Puzzle& puzzle, const std::vector<Drawn>& drawn);

}  // namespace sudoku
