// Cells that all differ and hold the digits of one of some sets: a renban line, a cage with a total. A digit that is in
// all sets that are still possible is in one of the cells, so that it is nowhere else where all of these cells see.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "constraints/primitive.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku {

class DigitSets {
 public:
  /// `is_line`: no other inference makes the cells differ, and hold one of the sets.
  DigitSets(std::vector<Cell> cells, std::vector<Mask> sets, bool is_line)
      : cells_(std::move(cells)), sets_(std::move(sets)), is_line_(is_line) {}

  const std::vector<Cell>& cells() const { return cells_; }
  bool is_line() const { return is_line_; }

  struct Found {
    bool is_possible = false;
    Mask certain = 0;   ///< the digits that are in one of the cells for certain
    Mask possible = 0;  ///< those that are in some set
    Mask filled = 0;    ///< those that a cell has alone
    Mask alone = 0;     ///< those that are in one cell only
  };
  /// The digits that the candidates leave.
  Found find(std::span<const Mask> candidates) const;

 private:
  bool can_fill(Mask set, std::span<const Mask> candidates) const;

  std::vector<Cell> cells_;
  std::vector<Mask> sets_;
  bool is_line_;
};

/// Those of a puzzle's renban lines, and of all sums, one group of cells that differ each.
std::vector<DigitSets> digit_sets_of(const Puzzle& puzzle, const Geometry& geometry,
                                     const std::vector<const Primitive*>& primitives);

}  // namespace sudoku
