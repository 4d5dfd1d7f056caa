// Modules that know classic Sudoku alone have this in place of `solve/rules`: what has rules is no puzzle there.
#include "sudoku/solve.hpp"

namespace sudoku {

std::unique_ptr<Solver> make_rules_solver(std::shared_ptr<const Puzzle>, SolveLimits) { return nullptr; }

}  // namespace sudoku
