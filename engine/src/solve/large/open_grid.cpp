#include "solve/large/open_grid.hpp"

namespace sudoku::large {

OpenGrid::OpenGrid(const Puzzle& puzzle)
    : layout_(puzzle.shape), all_(all_digits(puzzle.size())), candidates_(puzzle.candidates),
      values_(layout_.cells(), 0), in_row_(layout_.size), in_column_(layout_.size), in_box_(layout_.size),
      open_(layout_.cells()) {
  candidates_.resize(layout_.cells(), all_);
  for (std::uint32_t cell = 0; cell < layout_.cells(); ++cell) {
    if (puzzle.givens[cell] != 0) fill(cell, bit(puzzle.givens[cell]));
  }
  for (std::uint32_t before = open_ + 1; open_ < before && !contradictory_;) {
    before = open_;
    fill_singles();
  }
}

void OpenGrid::fill(std::uint32_t cell, Mask digit) {
  Mask* const units[]{&in_row_[layout_.row(cell)], &in_column_[layout_.column(cell)], &in_box_[layout_.box(cell)]};
  for (Mask* const unit : units) {
    if ((*unit & digit) != 0) contradictory_ = true;
    *unit |= digit;
  }
  values_[cell] = lowest_digit(digit);
  candidates_[cell] = 0;
  --open_;
}

void OpenGrid::fill_singles() {
  const std::uint32_t size = layout_.size;
  fill_naked_singles();
  for (std::uint32_t row = 0; row < size; ++row) {
    fill_hidden_singles(missing_in_row(row), [&](std::uint32_t at) { return layout_.in_row(row, at); });
  }
  fill_naked_singles();
  for (std::uint32_t column = 0; column < size; ++column) {
    fill_hidden_singles(missing_in_column(column), [&](std::uint32_t at) { return layout_.in_column(column, at); });
  }
  fill_naked_singles();
  for (std::uint32_t box = 0; box < size; ++box) {
    fill_hidden_singles(missing_in_box(box), [&](std::uint32_t at) { return layout_.in_box(box, at); });
  }
  fill_naked_singles();
}

// Also takes from every cell the candidates that its units have got.
void OpenGrid::fill_naked_singles() {
  std::uint32_t cell = 0;
  for (std::uint32_t row = 0; row < layout_.size; ++row) {
    for (std::uint32_t column = 0; column < layout_.size; ++column, ++cell) {
      if (values_[cell] != 0) continue;
      Mask& candidates = candidates_[cell];
      candidates &= ~(in_row_[row] | in_column_[column] | in_box_[layout_.box(cell)]);
      if (candidates == 0) contradictory_ = true;
      if (is_single(candidates)) fill(cell, candidates);
    }
  }
}

// Candidates may be too many, since cells have been filled in the meantime, but none is missing: what seems to have two
// places may have one, and waits for the next time.
template <class CellAt>
void OpenGrid::fill_hidden_singles(Mask missing, CellAt cell_at) {
  Mask once = 0, twice = 0;
  for (std::uint32_t at = 0; at < layout_.size; ++at) {
    const Mask candidates = candidates_[cell_at(at)];
    twice |= once & candidates;
    once |= candidates;
  }
  if ((missing & ~once) != 0) contradictory_ = true;
  Mask singles = missing & ~twice;
  for (std::uint32_t at = 0; at < layout_.size && singles != 0; ++at) {
    const Mask digits = candidates_[cell_at(at)] & singles;
    singles &= ~digits;
    if (has_several(digits)) contradictory_ = true;
    if (is_single(digits)) fill(cell_at(at), digits);
  }
}

}  // namespace sudoku::large
