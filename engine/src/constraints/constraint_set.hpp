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

/// Calls `look(constraint, relation, place)` for each relation of two cells, in their order, with the number of its
/// constraint and the place of the first cell in it, as long as that returns true. False if it didn't once.
template <class Look>
bool each_relation(const ConstraintSet& set, Cell cell, Cell other, Look look) {
  for (const std::uint16_t number : set.of_cell[cell]) {
    const auto& [constraint, primitive] = set.primitives[number];
    const Relation* const relation = primitive->relation();
    if (relation == nullptr || place_of(other, relation->cells()) < 0) continue;
    if (!look(constraint, *relation, place_of(cell, relation->cells()))) return false;
  }
  return true;
}

/// The neighbour of Xi that learns nothing from what the arc (Xi, Xj) took from Xi: Xj itself, if both just differ;
/// none if a relation took it, since the loss may tell Xj more by another one.
inline Cell unaffected_by_loss(Cell xj, bool by_relation) { return by_relation ? kNoCell : xj; }

/// Of each cell those that an arc leads to: its peers, and those that a relation ties it to, ascending.
CellLists arc_neighbours(const Geometry& geometry);

}  // namespace sudoku
