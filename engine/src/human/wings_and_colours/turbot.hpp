// Two conjugate pairs of a digit, an end of the one seeing an end of the other: of the two far ends, one holds it.
#pragma once

#include "human/core/technique.hpp"

namespace sudoku::human {

/// How the pairs lie, and what joins them.
enum class TurbotShape : std::uint8_t {
  skyscraper,  ///< parallel lines, joined by a line across
  kite,        ///< a row and a column, joined by a box
  other
};

void find_turbots(const Board& board, TurbotShape shape, Finds& finds);

}  // namespace sudoku::human
