// The statements of the states of automata, for people.
#pragma once

#include "constraints/automaton.hpp"
#include "sudoku/layers.hpp"
#include "sudoku/rules.hpp"

namespace sudoku {

/// The label of a state before the cell number `at` of a constraint of line_automata.hpp; after the last, of the end.
StateLabel label_of(const Constraint& constraint, int size, Automaton::StateCode state, std::size_t at);

}  // namespace sudoku
