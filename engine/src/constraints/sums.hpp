// `sum`: digits, some of them counted several times or taken away, add up to a number. Cells that all differ are told
// apart: which digits they have used is part of the state as long as such a group is being read.
#pragma once

#include "constraints/automaton.hpp"
#include "sudoku/geometry.hpp"

namespace sudoku {

/// A cell whose digit counts so many times.
struct Term {
  Cell cell;
  int factor;
};

/// Domain consistent for cells that are one group of cells that all differ; of several groups, each by itself. Where
/// that would take too many states, cells that differ are not told apart.
std::unique_ptr<Primitive> make_sum(const Geometry& geometry, const std::vector<Term>& terms, int total);

}  // namespace sudoku
