// `sum`: digits, some of them counted several times or taken away, add up to a number. Cells that all differ are told
// apart: which digits they have used is part of the state as long as such a group is being read.
#pragma once

#include "constraints/automaton.hpp"
#include "constraints/grouped_sum.hpp"
#include "sudoku/geometry.hpp"
#include "sudoku/rules.hpp"

namespace sudoku {

/// A cell whose digit counts so many times.
struct Term {
  Cell cell;
  int factor;
};

/// Terms that have a total.
struct TermSum {
  std::vector<Term> terms;
  int total;
};

/// The sums that a constraint on sums is made of; none for other kinds.
std::vector<TermSum> sums_of(const Constraint& constraint, const Geometry& geometry);

/// Terms in an order in which those come together whose cells all differ.
struct GroupedTerms {
  std::vector<Term> terms;
  std::vector<SumGroup> groups;

  /// Of each term, whether it is the last of its group.
  std::vector<bool> ends() const;
};
GroupedTerms grouped_terms(const Geometry& geometry, std::vector<Term> terms);

/// Domain consistent for cells that are one group of cells that all differ; of several groups, each by itself. Where
/// that would take too many states, cells that differ are not told apart.
std::unique_ptr<Primitive> make_sum(const Geometry& geometry, std::vector<Term> terms, int total);

}  // namespace sudoku
