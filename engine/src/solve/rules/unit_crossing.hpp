// Two units that share some cells: digits that a complete one has only there are nowhere else in the other.
#pragma once

#include <span>
#include <vector>

#include "sudoku/geometry.hpp"

namespace sudoku {

/// The cells that two units share, of which the first is complete, and the others of each.
struct UnitCrossing {
  bool is_second_complete;
  std::vector<Cell> cells;  ///< the common ones, those of the first unit alone, those of the second alone
  std::size_t first_own, second_own;  ///< where these begin

  std::span<const Cell> common() const { return {cells.data(), first_own}; }
  std::span<const Cell> of_first() const { return {cells.data() + first_own, second_own - first_own}; }
  std::span<const Cell> of_second() const { return {cells.data() + second_own, cells.size() - second_own}; }
};

/// Those of all units that share several cells, each pair once.
std::vector<UnitCrossing> unit_crossings(const Geometry& geometry);

}  // namespace sudoku
