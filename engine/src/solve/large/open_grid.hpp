// A puzzle after what needs no search: all cells are filled that naked and hidden singles fill. Many puzzles end here,
// and of the others it leaves less to set up.
#pragma once

#include <vector>

#include "solve/large/layout.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku::large {

class OpenGrid {
 public:
  /// A puzzle that has passed check_puzzle.
  explicit OpenGrid(const Puzzle& puzzle);

  const Layout& layout() const { return layout_; }
  /// True if it has turned out that there is no solution.
  bool contradictory() const { return contradictory_; }
  bool complete() const { return open_ == 0 && !contradictory_; }
  /// The digits filled in, row by row; 0 = open.
  const std::vector<Digit>& values() const { return values_; }
  /// The candidates of an open cell; none of a filled one.
  Mask candidates(std::uint32_t cell) const { return candidates_[cell]; }

  /// The digits that a row, column or box still wants.
  Mask missing_in_row(std::uint32_t row) const { return all_ & ~in_row_[row]; }
  Mask missing_in_column(std::uint32_t column) const { return all_ & ~in_column_[column]; }
  Mask missing_in_box(std::uint32_t box) const { return all_ & ~in_box_[box]; }

 private:
  void fill(std::uint32_t cell, Mask digit);
  void fill_naked_singles();
  template <class CellAt>
  void fill_hidden_singles(Mask missing, CellAt cell_at);
  void fill_singles();

  Layout layout_;
  Mask all_;
  std::vector<Mask> candidates_;
  std::vector<Digit> values_;
  std::vector<Mask> in_row_, in_column_, in_box_;  // digits filled in
  std::uint32_t open_;
  bool contradictory_ = false;
};

}  // namespace sudoku::large
