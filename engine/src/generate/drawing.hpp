// Constraints drawn on a full grid by chance, so that its digits meet them: cages, dots and lines of many kinds.
#pragma once

#include <optional>
#include <vector>

#include "generate/givens.hpp"
#include "random.hpp"
#include "sudoku/rules.hpp"

namespace sudoku {

/// A full grid, and the places on it that constraints already take.
class DrawingGround {
 public:
  DrawingGround(std::vector<Digit> digits, int size);

  int size() const { return size_; }
  int digit(Cell cell) const { return digits_[cell]; }
  /// All cells, in an order by chance.
  std::vector<Cell> shuffled_cells(Random& random) const;
  /// The cells beside a cell, in an order by chance; with those that touch it at a corner, if asked for.
  std::vector<Cell> around(Cell cell, bool with_corners, Random& random) const;

  /// Each cell is part of one line at most, and of one cage.
  bool has_line(Cell cell) const { return has_line_[cell]; }
  bool has_cage(Cell cell) const { return has_cage_[cell]; }
  /// True if a line already passes diagonally between these two cells or across them.
  bool is_crossed(Cell a, Cell b) const;
  bool has_dot(Cell a, Cell b) const;

  void take_line(const std::vector<Cell>& line);
  void take_cage(const std::vector<Cell>& cage);
  void take_dot(Cell a, Cell b);

 private:
  std::vector<Digit> digits_;
  int size_;
  std::vector<bool> has_line_, has_cage_, has_crossing_;
  std::vector<std::pair<Cell, Cell>> dots_;
};

/// Draws one more constraint of a kind. Nothing where no place is left for one.
using DrawConstraint = std::optional<Constraint> (*)(DrawingGround& ground, Random& random);

/// A cage of two to four cells, with its sum.
std::optional<Constraint> draw_cage(DrawingGround& ground, Random& random);
/// A white or a black dot.
std::optional<Constraint> draw_dot(DrawingGround& ground, Random& random);
std::optional<Constraint> draw_thermometer(DrawingGround& ground, Random& random);
/// An arrow of two or three cells behind its circle.
std::optional<Constraint> draw_arrow(DrawingGround& ground, Random& random);
/// A line whose neighbours differ by more than half of the largest digit: five at 9x9.
std::optional<Constraint> draw_whisper(DrawingGround& ground, Random& random);
std::optional<Constraint> draw_renban(DrawingGround& ground, Random& random);

}  // namespace sudoku
