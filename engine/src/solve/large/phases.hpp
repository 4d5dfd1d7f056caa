// Remembers on which side each variable was in the longest assignment without a conflict, and so on which side to
// decide it (target phases; Biere and Fleury, "Chasing Target Phases", Pragmatics of SAT 2020). So search stays near to
// what was almost a solution, and a restart doesn't lose it. A target is given up only for a longer one: given up after
// some time, as solvers for all kinds of clauses do, it gains little here.
#pragma once

#include <span>
#include <vector>

#include "solve/large/literal.hpp"

namespace sudoku::large {

class Phases {
 public:
  /// At first, each variable is to be true.
  explicit Phases(std::uint32_t variables) : denied_(variables) {}

  /// These literals were true together, without a conflict. If they are more than ever before, each keeps its side.
  void note_consistent(std::span<const Literal> literals) {
    if (literals.size() <= longest_) return;
    longest_ = literals.size();
    for (const Literal literal : literals) denied_[variable_of(literal)] = literal & 1;
  }

  /// The variable, or its denial: as it was in the longest assignment that had it.
  Literal literal(Variable variable) const { return affirm(variable) | denied_[variable]; }

 private:
  std::vector<std::uint8_t> denied_;  // of each variable
  std::size_t longest_ = 0;
};

}  // namespace sudoku::large
