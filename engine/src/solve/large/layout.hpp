// The places of the cells of a grid, by arithmetic. A Geometry lists every cell's peers, which takes longer than many a
// search.
#pragma once

#include "sudoku/error.hpp"

namespace sudoku::large {

/// Rows, columns and boxes are numbered from 0, each for itself.
struct Layout {
  std::uint32_t size, box_rows, box_cols;

  explicit Layout(Shape shape)
      : size(static_cast<std::uint32_t>(shape.size())), box_rows(static_cast<std::uint32_t>(shape.box_rows)),
        box_cols(static_cast<std::uint32_t>(shape.box_cols)) {}

  std::uint32_t cells() const { return size * size; }
  std::uint32_t row(std::uint32_t cell) const { return cell / size; }
  std::uint32_t column(std::uint32_t cell) const { return cell % size; }
  std::uint32_t box(std::uint32_t cell) const { return row(cell) / box_rows * box_rows + column(cell) / box_cols; }

  /// Cell number `at` of a unit.
  std::uint32_t in_row(std::uint32_t row, std::uint32_t at) const { return row * size + at; }
  std::uint32_t in_column(std::uint32_t column, std::uint32_t at) const { return at * size + column; }
  std::uint32_t in_box(std::uint32_t box, std::uint32_t at) const {
    return (box / box_rows * box_rows + at / box_cols) * size + box % box_rows * box_cols + at % box_cols;
  }
};

}  // namespace sudoku::large
