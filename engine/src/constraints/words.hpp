// Constraints on lines whose digits are a word of some automaton: what its states are, for each.
#pragma once

#include <memory>
#include <span>

#include "constraints/automaton.hpp"
#include "sudoku/rules.hpp"

namespace sudoku {

/// The automaton of a constraint of such a kind: sum lines, between, lockout, modular, entropic and renban lines, clues
/// beside the grid, digits that some cells contain. Null for other kinds, or where it would be too large.
std::unique_ptr<Primitive> make_word(const Constraint& constraint, int size);

}  // namespace sudoku
