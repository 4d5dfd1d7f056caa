// How a geometry is put together: its units, and what follows from them. For both of its makers.
#pragma once

#include <algorithm>

#include "sudoku/geometry.hpp"

namespace sudoku {

/// The constraints of a puzzle on chosen cells; null where there are none. `geometry` has its units and peers.
std::shared_ptr<const ConstraintSet> compile_constraints(const Puzzle& puzzle, const Geometry& geometry);

/// True if a puzzle, whose shape, rules and digits are right, has a digit twice where it may be once.
bool clashes(const Puzzle& puzzle);

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
  // Cells of a unit ascend, so the next of them is the only one that can be at hand.
  std::vector<std::uint16_t> next_of(static_cast<std::size_t>(units()), 0);
  for (int number = 0; number < cells(); ++number) {
    const auto cell = static_cast<Cell>(number);
    for (Unit unit = 0; unit < units(); ++unit) {
      const auto cells = cells_of(unit);
      std::uint16_t& next = next_of[unit];
      if (next == cells.size() || cells[next] != cell) continue;
      ++next;
      units_of_cell_.add(unit);
      for (const Cell other : cells) seen_from[other] = cell;
    }
    units_of_cell_.end();
    also(cell, [&](Cell other) { seen_from[other] = cell; });
    seen_from[cell] = kNoCell;
    for (int other = 0; other < this->cells(); ++other) {
      if (seen_from[static_cast<std::size_t>(other)] == cell) peers_.add(static_cast<Cell>(other));
    }
    peers_.end();
  }
}

}  // namespace sudoku
