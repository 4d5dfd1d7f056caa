// Cells that chess moves keep apart, for the geometry of rules.
#pragma once

#include "sudoku/geometry.hpp"
#include "sudoku/rules.hpp"

namespace sudoku {

/// Tells of a cell those that chess moves keep apart from it.
struct Apart {
  int size;
  const Rules& rules;

  template <class See>
  void operator()(Cell cell, See see) const {
    if (rules.has(GlobalRule::anti_king)) see_around(cell, 1, 1, see);
    if (!rules.has(GlobalRule::anti_knight)) return;
    see_around(cell, 1, 2, see);
    see_around(cell, 2, 1, see);
  }

 private:
  template <class See>
  void see_around(Cell cell, int rows, int columns, See see) const {
    for (const int down : {-rows, rows}) {
      for (const int right : {-columns, columns}) {
        const int row = cell / size + down, column = cell % size + right;
        if (row >= 0 && row < size && column >= 0 && column < size) see(static_cast<Cell>(row * size + column));
      }
    }
  }
};

/// Defined in `connect.cpp`, or, for modules that are to be small, in `grid/small_connect.cpp`.
template <>
void Geometry::connect(Apart apart);

}  // namespace sudoku
