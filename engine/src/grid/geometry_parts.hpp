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

/// Of each cell its units, ascending.
inline CellLists units_by_cell(const Geometry& geometry) {
  CellLists lists;
  std::vector<std::uint32_t> ends(static_cast<std::size_t>(geometry.cells()) + 1, 0);
  for (Unit unit = 0; unit < geometry.units(); ++unit) {
    for (const Cell cell : geometry.cells_of(unit)) ++ends[cell + 1u];
  }
  for (std::size_t cell = 1; cell < ends.size(); ++cell) ends[cell] += ends[cell - 1];
  std::vector<Unit> all(ends.back());
  for (Unit unit = 0; unit < geometry.units(); ++unit) {
    for (const Cell cell : geometry.cells_of(unit)) all[ends[cell]++] = unit;  // the beginnings become the ends
  }
  std::size_t at = 0;
  for (std::size_t cell = 0; cell + 1 < ends.size(); ++cell) {
    for (; at < ends[cell]; ++at) lists.add(all[at]);
    lists.end();
  }
  return lists;
}

template <class Also>
void Geometry::connect(Also also) {
  units_of_cell_ = units_by_cell(*this);
  constexpr std::size_t kBits = 64;
  const std::size_t words = (static_cast<std::size_t>(cells()) + kBits - 1) / kBits;
  const auto mark = [](std::uint64_t* bits, Cell cell) { bits[cell / kBits] |= std::uint64_t{1} << cell % kBits; };
  std::vector<std::uint64_t> of_units(words * static_cast<std::size_t>(units()), 0), seen(words);
  for (Unit unit = 0; unit < units(); ++unit) {
    for (const Cell cell : cells_of(unit)) mark(of_units.data() + unit * words, cell);
  }
  for (int number = 0; number < cells(); ++number) {
    const auto cell = static_cast<Cell>(number);
    std::fill(seen.begin(), seen.end(), 0);
    for (const Unit unit : units_of(cell)) {
      for (std::size_t word = 0; word < words; ++word) seen[word] |= of_units[unit * words + word];
    }
    also(cell, [&](Cell other) { mark(seen.data(), other); });
    seen[cell / kBits] &= ~(std::uint64_t{1} << cell % kBits);
    for (std::size_t word = 0; word < words; ++word) {
      for (std::uint64_t left = seen[word]; left != 0; left &= left - 1) {
        peers_.add(static_cast<Cell>(word * kBits + static_cast<std::size_t>(__builtin_ctzll(left))));
      }
    }
    peers_.end();
  }
}

}  // namespace sudoku
