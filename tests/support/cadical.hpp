// A second oracle, for puzzles that brute force does not end on: the SAT solver `cadical` of Debian, on the plainest
// encoding there is. Where it is not installed, its tests are skipped.
#pragma once

#include <string_view>

#include "support/oracle.hpp"

namespace sudoku::testing {

bool has_cadical();

/// True if clauses in DIMACS can all hold.
bool is_satisfiable_by_cadical(std::string_view cnf);

/// How many solutions there are, at most `limit`.
std::size_t count_by_cadical(Shape shape, const Grid& givens, std::size_t limit);

}  // namespace sudoku::testing
