// The constraints of a puzzle on chosen cells, as primitives. They belong to its Geometry.
#pragma once

#include <memory>

#include "constraints/primitive.hpp"
#include "constraints/relation.hpp"
#include "sudoku/geometry.hpp"

namespace sudoku {

/// A primitive with the number of its constraint: that in Rules, then those of rules about the whole grid.
struct NumberedPrimitive {
  std::uint16_t constraint;
  std::unique_ptr<Primitive> primitive;
};

/// All primitives, in the order of their constraints.
struct ConstraintSet {
  std::vector<NumberedPrimitive> primitives;
  CellLists of_cell;  ///< of each cell the numbers of its primitives, ascending
  int constraints = 0;
};

/// The candidates of a primitive's cells.
inline std::vector<Mask> candidates_of(const Primitive& primitive, std::span<const Mask> board) {
  std::vector<Mask> candidates;
  for (const Cell cell : primitive.cells()) candidates.push_back(board[cell]);
  return candidates;
}

/// Of each cell those that an arc leads to: its peers, and those that a relation ties it to, ascending.
CellLists arc_neighbours(const Geometry& geometry);

}  // namespace sudoku
