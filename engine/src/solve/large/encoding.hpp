// A grid as choices. A literal says that an open cell holds one of its candidates; or that a digit is somewhere in a
// segment, the cells that a row or column shares with a box. Then
//
//   a cell has one of its candidates;
//   a digit is in one cell of a segment, or not in the segment;
//   a digit is in one segment of each row, column and box.
//
// A row of 25 cells thus becomes a choice of five, and locked candidates are no technique but follow: a digit that has
// one segment left in its box has left all others in the row. What is learnt in terms of segments is also shorter, and
// so worth more: on the hardest 25x25 it halves the conflicts. (The idea is the triads of tdoku, by Tom Dillon, whose
// segments have three cells.)
#pragma once

#include "solve/large/choices.hpp"
#include "solve/large/open_grid.hpp"

namespace sudoku::large {

class Encoding {
 public:
  /// `grid` must stay where it is. If it is contradictory, so are the choices.
  explicit Encoding(const OpenGrid& grid);

  /// The choices, indexed. To be taken once.
  Choices take_choices() { return std::move(choices_); }
  std::uint32_t variables() const { return variables_; }

  /// The statement that an open cell holds one of its candidates.
  Literal literal(std::uint32_t cell, Mask digit) const {
    const Mask lower = grid_.candidates(cell) & (digit - 1);
    return affirm(first_of_cell_[cell] + static_cast<std::uint32_t>(count_digits(lower)));
  }

 private:
  void add_contradiction();
  void add_cells();
  void add_rows();
  void add_columns();
  template <class CellAt>
  void add_segment(Mask missing, std::uint32_t length, CellAt cell_at);
  template <class SegmentAt>
  void add_unit(Mask missing, std::uint32_t segments, SegmentAt segment_at);

  const OpenGrid& grid_;
  Choices choices_;
  std::uint32_t variables_ = 0;
  std::vector<Variable> first_of_cell_;  // of each cell: the variable of its lowest candidate
  std::vector<Literal> segments_;        // of each segment and digit, while rows or columns are added
  std::vector<Literal> literals_;        // of the choice that is being made
};

}  // namespace sudoku::large
