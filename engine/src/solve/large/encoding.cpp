#include "solve/large/encoding.hpp"

namespace sudoku::large {

Encoding::Encoding(const OpenGrid& grid) : grid_(grid) {
  if (grid.contradictory()) {
    add_contradiction();
  } else {
    add_cells();
    add_rows();
    add_columns();
  }
  choices_.index(2 * variables_);
}

// A statement that has to be true and false.
void Encoding::add_contradiction() {
  const Literal statement = affirm(variables_++);
  const Literal denial = deny(statement);
  choices_.add({&statement, 1});
  choices_.add({&denial, 1});
}

void Encoding::add_cells() {
  for (std::uint32_t cell = 0; cell < grid_.layout().cells(); ++cell) {
    first_of_cell_.push_back(variables_);
    literals_.clear();
    for (Mask left = grid_.candidates(cell); left != 0; left &= left - 1) literals_.push_back(affirm(variables_++));
    if (!literals_.empty()) choices_.add(literals_);
  }
}

// Segments are numbered row by row here, and column by column in add_columns.
void Encoding::add_rows() {
  const Layout& layout = grid_.layout();
  const std::uint32_t in_row = layout.box_rows;  // segments in a row
  segments_.clear();
  for (std::uint32_t row = 0; row < layout.size; ++row) {
    for (std::uint32_t begin = 0; begin < layout.size; begin += layout.box_cols) {
      add_segment(grid_.missing_in_row(row), layout.box_cols,
                  [&](std::uint32_t at) { return layout.in_row(row, begin + at); });
    }
    add_unit(grid_.missing_in_row(row), in_row, [&](std::uint32_t at) { return row * in_row + at; });
  }
  for (std::uint32_t box = 0; box < layout.size; ++box) {
    const std::uint32_t first = layout.in_box(box, 0);
    const std::uint32_t segment = layout.row(first) * in_row + layout.column(first) / layout.box_cols;
    add_unit(grid_.missing_in_box(box), in_row, [&](std::uint32_t at) { return segment + at * in_row; });
  }
}

void Encoding::add_columns() {
  const Layout& layout = grid_.layout();
  const std::uint32_t in_column = layout.box_cols;
  segments_.clear();
  for (std::uint32_t column = 0; column < layout.size; ++column) {
    for (std::uint32_t begin = 0; begin < layout.size; begin += layout.box_rows) {
      add_segment(grid_.missing_in_column(column), layout.box_rows,
                  [&](std::uint32_t at) { return layout.in_column(column, begin + at); });
    }
    add_unit(grid_.missing_in_column(column), in_column, [&](std::uint32_t at) { return column * in_column + at; });
  }
  for (std::uint32_t box = 0; box < layout.size; ++box) {
    const std::uint32_t first = layout.in_box(box, 0);
    const std::uint32_t segment = layout.column(first) * in_column + layout.row(first) / layout.box_rows;
    add_unit(grid_.missing_in_box(box), in_column, [&](std::uint32_t at) { return segment + at * in_column; });
  }
}

// For every digit the literal that it is in the segment: where it has but one cell there, that cell's literal.
template <class CellAt>
void Encoding::add_segment(Mask missing, std::uint32_t length, CellAt cell_at) {
  const std::size_t first = segments_.size();
  segments_.resize(first + grid_.layout().size, kNoLiteral);
  for (; missing != 0; missing &= missing - 1) {
    const Mask digit = missing & (~missing + 1);
    literals_.clear();
    for (std::uint32_t at = 0; at < length; ++at) {
      if ((grid_.candidates(cell_at(at)) & digit) != 0) literals_.push_back(literal(cell_at(at), digit));
    }
    if (literals_.empty()) continue;
    Literal& anywhere = segments_[first + lowest_digit(digit) - 1u];
    anywhere = literals_[0];
    if (literals_.size() == 1) continue;
    anywhere = affirm(variables_++);
    literals_.push_back(deny(anywhere));
    choices_.add(literals_);
  }
}

template <class SegmentAt>
void Encoding::add_unit(Mask missing, std::uint32_t segments, SegmentAt segment_at) {
  for (; missing != 0; missing &= missing - 1) {
    literals_.clear();
    for (std::uint32_t at = 0; at < segments; ++at) {
      const Literal anywhere = segments_[segment_at(at) * grid_.layout().size + lowest_digit(missing) - 1];
      if (anywhere != kNoLiteral) literals_.push_back(anywhere);
    }
    if (literals_.empty()) {
      add_contradiction();
    } else {
      choices_.add(literals_);
    }
  }
}

}  // namespace sudoku::large
