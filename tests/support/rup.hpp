// A judge of proofs that is given no hints: does each line follow from the clauses before it by unit propagation? Reads
// the files, and knows nothing of Sudoku nor of the engine.
#pragma once

#include <string_view>
#include <vector>

namespace sudoku::testing {

/// The clauses of a DIMACS file, or of the lines of a DRAT file that deletes nothing.
std::vector<std::vector<int>> read_clauses(std::string_view text);

/// True if each line has the property RUP (reverse unit propagation), and the last is the empty clause.
bool is_refutation(std::string_view cnf, std::string_view drat);

}  // namespace sudoku::testing
