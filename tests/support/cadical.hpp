// A second oracle, for puzzles that brute force does not end on: the SAT solver `cadical` of Debian, on the plainest
// encoding there is. For soaks alone; where it is not installed, its tests are skipped.
#pragma once

#include "support/oracle.hpp"

namespace sudoku::testing {

bool has_cadical();

/// How many solutions there are, at most `limit`.
std::size_t count_by_cadical(Shape shape, const Grid& givens, std::size_t limit);

}  // namespace sudoku::testing
