// How a geometry is put together: its units, and what follows from them. For both of its makers.
#pragma once

#include <algorithm>

#include "sudoku/geometry.hpp"

namespace sudoku {

/// The constraints of a puzzle on chosen cells; null where there are none. `geometry` has its units and peers.
std::shared_ptr<const ConstraintSet> compile_constraints(const Puzzle& puzzle, const Geometry& geometry);

/// Adds rows, columns or boxes, all n of them.
inline void Geometry::add_all(UnitKind kind) {
  const int n = size_;
  for (int unit = 0; unit < n; ++unit) {
    for (int at = 0; at < n; ++at) {
      int row = unit, column = at;
      if (kind == UnitKind::column) std::swap(row, column);
      if (kind == UnitKind::box) {
        row = unit / shape_.box_rows * shape_.box_rows + at / shape_.box_cols;
        column = unit % shape_.box_rows * shape_.box_cols + at % shape_.box_cols;
      }
      cells_of_unit_.add(static_cast<Cell>(row * n + column));
    }
    end_unit(kind);
  }
}

inline void Geometry::end_unit(UnitKind kind) {
  cells_of_unit_.end();
  std::fill(end_of_kind_.begin() + static_cast<int>(kind), end_of_kind_.end(), static_cast<Unit>(units()));
}

template <class Also>
void Geometry::connect(Also also) {
  std::vector<Cell> seen_from(static_cast<std::size_t>(cells()), kNoCell);
  for (int number = 0; number < cells(); ++number) {
    const auto cell = static_cast<Cell>(number);
    for (int unit = 0; unit < units(); ++unit) {
      const auto cells = cells_of(static_cast<Unit>(unit));
      if (std::find(cells.begin(), cells.end(), cell) == cells.end()) continue;
      units_of_cell_.add(static_cast<Unit>(unit));
      for (const Cell other : cells) seen_from[other] = cell;
    }
    units_of_cell_.end();
    for (int other = 0; other < cells(); ++other) {
      const bool is_seen = seen_from[static_cast<std::size_t>(other)] == cell || also(cell, static_cast<Cell>(other));
      if (is_seen && other != cell) peers_.add(static_cast<Cell>(other));
    }
    peers_.end();
  }
}

}  // namespace sudoku
