// Constraints that say which digits may follow each other along cells, each as an automaton: what its states are.
#pragma once

#include <memory>
#include <span>

#include "constraints/automaton.hpp"
#include "grid/rules/machine.hpp"
#include "sudoku/rules.hpp"

namespace sudoku {

/// Digits of a line that all differ are told apart up to this size; above it, that would take too many states.
inline constexpr int kToldApartUpTo = 9;

/// The state in which nothing that comes matters.
inline constexpr Automaton::StateCode kOver = ~Automaton::StateCode{0};

/// The sum of a set of digits.
int sum_of(Mask digits);

/// An automaton along cells, before its states are enumerated.
struct LineAutomaton {
  explicit LineAutomaton(const Constraint& constraint) : cells(constraint.cells) {}

  std::vector<Cell> cells;
  Automaton::StateCode start = 0;
  Automaton::Step step;
  Automaton::Accepts accepts = [](Automaton::StateCode) { return true; };
};

/// That of a constraint of such a kind; nothing for other kinds. `state_labels.cpp` tells in words what the states are.
std::optional<LineAutomaton> line_automaton_of(const Constraint& constraint, int size);

/// The automaton of a constraint of such a kind: sum lines, between, lockout, modular, entropic and renban lines, clues
/// beside the grid, digits that some cells contain. Null for other kinds, or where it would be too large.
std::unique_ptr<Primitive> make_line_automaton(const Constraint& constraint, int size);

/// The automaton of a closed sum line. It starts within a piece, of which any part may be at the end of the line: a
/// state is this part's sum, times `total`, and the sum of the piece at hand so far.
Machine sum_loop(int total, int size);

}  // namespace sudoku
