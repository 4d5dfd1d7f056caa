// Rectangles of cells in two rows, two columns and two boxes, none of them given. If the solution had two digits there
// in turn, swapping them would be another solution: where there is only one, it has not.
#pragma once

#include <array>

#include "human/rectangles/deadly.hpp"

namespace sudoku::human {

/// Corners: 0 and 1 in a row, 0 and 2 in a column, 3 across from 0.
using Rectangle = std::array<Cell, 4>;

/// Calls `use(rectangle)` for each rectangle that could be so deadly, until the finds are satisfied.
template <class Use>
void for_each_rectangle(const Board& board, const Finds& finds, Use use) {
  const int n = board.size();
  const Geometry& geometry = board.geometry();
  const auto cell_at = [n](int row, int column) { return static_cast<Cell>(row * n + column); };
  for (int top = 0; top < n; ++top) {
    for (int bottom = top + 1; bottom < n; ++bottom) {
      for (int left = 0; left < n && !finds.satisfied(); ++left) {
        for (int right = left + 1; right < n; ++right) {
          const Rectangle corners{cell_at(top, left), cell_at(top, right), cell_at(bottom, left),
                                  cell_at(bottom, right)};
          const bool across = geometry.box(corners[0]) == geometry.box(corners[1]);
          const bool down = geometry.box(corners[0]) == geometry.box(corners[2]);
          if (across == down) continue;
          bool any_given = false;
          for (const Cell corner : corners) any_given |= board.is_given(corner);
          if (!any_given) use(corners);
        }
      }
    }
  }
}

/// A rectangle whose corners are open, with two digits that all of them could be.
struct UniqueRectangle : DeadlyPattern {
  Rectangle corners;

  /// True if the roof is two corners across from each other. (Else two corners share a line.)
  bool is_diagonal() const;
};

/// Calls `use(rectangle)` for each open rectangle and pair of digits with at least one corner of floor. (A corner may
/// have lost one of the two: the argument is about the solution, not about the marks.)
template <class Use>
void for_each_unique_rectangle(const Board& board, const Finds& finds, Use use) {
  for_each_rectangle(board, finds, [&](const Rectangle& corners) {
    for (const Cell corner : corners) {
      const Mask two = board.candidates(corner);
      if (count_digits(two) != 2) continue;
      UniqueRectangle rectangle{{two, board.no_cells(), board.no_cells()}, corners};
      bool possible = true;
      bool first = true;  // of the corners with just these two
      for (const Cell other : corners) {
        const Mask candidates = board.candidates(other);
        possible &= (candidates & two) != 0;
        first &= candidates != two || other >= corner;
        if ((candidates & ~two) == 0) {
          rectangle.floor.add(other);
        } else {
          rectangle.roof.add(other);
        }
      }
      if (possible && first) use(rectangle);
    }
  });
}

}  // namespace sudoku::human
