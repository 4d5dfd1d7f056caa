// The shapes that a tridagon can have on a 9x9; why three digits can't fill them: tridagon_search.hpp.
#pragma once

#include <algorithm>
#include <array>

#include "sudoku/geometry.hpp"

namespace sudoku {

/// The six transversals of a box, by the places of their cells in it, the even ones first.
inline constexpr std::array<std::array<std::size_t, 3>, 6> kTransversals{
    {{0, 4, 8}, {1, 5, 6}, {2, 3, 7}, {0, 5, 7}, {1, 3, 8}, {2, 4, 6}}};
constexpr bool is_odd_transversal(std::size_t transversal) { return transversal >= 3; }

/// The boxes of the nine rectangles, row by row.
inline constexpr std::array<std::array<std::size_t, 4>, 9> kBoxRectangles{{{0, 1, 3, 4}, {0, 2, 3, 5}, {1, 2, 4, 5},
                                                                           {0, 1, 6, 7}, {0, 2, 6, 8}, {1, 2, 7, 8},
                                                                           {3, 4, 6, 7}, {3, 5, 6, 8}, {4, 5, 7, 8}}};

/// True if the unit is the box of this number in a 9x9: regions may have taken the boxes' place.
inline bool is_square_box(const Geometry& geometry, Unit unit, int box) {
  const auto cells = geometry.cells_of(unit);
  return geometry.kind_of(unit) == UnitKind::box && std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
    return geometry.row(cell) / 3 * 3 + geometry.column(cell) / 3 == box;
  });
}

/// True if the grid can have tridagons: it has boxes of 3x3, whatever its other rules are.
inline bool has_room_for_tridagons(const Geometry& geometry) {
  if (geometry.size() != 9 || geometry.units() < 27) return false;
  for (int box = 0; box < 9; ++box) {
    if (!is_square_box(geometry, static_cast<Unit>(18 + box), box)) return false;
  }
  return true;
}

}  // namespace sudoku
