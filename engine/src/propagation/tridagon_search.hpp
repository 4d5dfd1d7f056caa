// Tridagons on a 9x9: twelve cells that no three digits can fill.
//
// Four boxes form a rectangle, two bands by two stacks. In each of them, three cells stand in different rows and in
// different columns: a transversal, which is a permutation of three, even or odd. If an odd number of the four are odd,
// three digits can't fill the twelve cells. For in a box each digit stands once, so that digits by rows are a
// permutation, too. Those of two boxes side by side differ in every row: one is the other turned by a cycle of three,
// which is even, so both are even or both odd. The same holds for digits by columns of two boxes one above the other,
// which are the digits by rows after the transversal. Round the rectangle the digits cancel out, and the product of the
// four transversals must be even.
//
// So if eleven of the cells have only these digits, the twelfth, the guardian, has none of them. Source: mith and
// others in the New Sudoku Players' Forum ("the hardest sudokus", 2022); Denis Berthier, CSP-Rules, "Tridagon rules".
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "sudoku/geometry.hpp"

namespace sudoku {

/// A tridagon of which eleven cells have only its digits.
struct Tridagon {
  Mask digits = 0;
  std::array<Unit, 4> boxes{};   ///< row by row
  std::array<Cell, 12> cells{};  ///< three a box, in the order of the boxes
  Cell guardian = kNoCell;       ///< the twelfth; where all have only its digits, one of them
};

class TridagonSearch {
 public:
  explicit TridagonSearch(const Geometry& geometry);

  /// True if the grid can have any: it has boxes of 3x3, whatever its other rules are.
  bool has_room() const { return has_room_; }

  /// The first whose guardian is open and has some of its digits.
  std::optional<Tridagon> find(const std::vector<Mask>& candidates) const;

  /// The first by which `guardian` can't be `digit`.
  std::optional<Tridagon> behind(const std::vector<Mask>& candidates, Cell guardian, Digit digit) const;

 private:
  /// The digits that are looked for, and what each box has of them, a bit a cell: cells with no other candidates.
  struct Pure {
    Mask digits;
    std::array<unsigned, 9> boxes;
  };

  template <class Accept>
  std::optional<Tridagon> first(const std::vector<Mask>& candidates, Accept accept) const;
  template <class Accept>
  std::optional<Tridagon> in_rectangle(const Pure& pure, std::size_t rectangle, Accept accept) const;
  template <class Accept>
  std::optional<Tridagon> completed(const Pure& pure, std::size_t rectangle, std::size_t place, std::size_t transversal,
                                    Accept accept) const;

  Pure pure_cells(const std::vector<Mask>& candidates, Mask digits) const;
  std::span<const Cell> cells_of_box(std::size_t box) const { return geometry_.cells_of(static_cast<Unit>(18 + box)); }

  const Geometry& geometry_;
  bool has_room_;
};

}  // namespace sudoku
