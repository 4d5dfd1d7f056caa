// The geometry of puzzles where there is none but classic Sudoku: in modules that are to be small, in place of
// `grid/rules`. What has rules is no puzzle there.
#include "grid/geometry_parts.hpp"
#include "grid/message.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku {

bool Geometry::exists(const Puzzle& puzzle) { return exists(puzzle.shape); }

Geometry Geometry::of(const Puzzle& puzzle) { return Geometry(puzzle.shape); }

bool clashes(const Puzzle& puzzle) { return !is_consistent(puzzle.shape, puzzle.givens); }

const ConstraintSet* Geometry::constraints() const { return nullptr; }

bool Geometry::allows(const std::vector<Digit>&) const { return true; }

Refusal check_rules(const Puzzle&) { return refuse("rules", "rules.unknown", {{"rule", "Rules"}}); }

int Puzzle::size() const { return shape.size(); }

}  // namespace sudoku
