// Modules that know classic Sudoku alone have this in place of `solve/rules`: what has rules is no puzzle there.
#include "sudoku/solve.hpp"

namespace sudoku {

std::unique_ptr<Solver> make_rules_solver(Puzzle, SolveLimits) { return nullptr; }

}  // namespace sudoku
