// The geometry of a Sudoku grid as data: which cells form a unit, and which cells are peers.
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "sudoku/error.hpp"
#include "sudoku/types.hpp"

namespace sudoku {

/// Kinds of units; also its order where two cells share several (the box is named first, see `shared_unit`).
enum class UnitKind : std::uint8_t { row, column, box };

/// How cells are named in sentences: A1 (row letter, column number; AA follows Z) or r1c1.
enum class Notation : std::uint8_t { a1, r1c1 };

/// An n x n grid of boxes of `box_rows` x `box_cols` cells, n = box_rows * box_cols. Boxes are at least 2 x 2 and n is
/// 4 to kMaxSize, which `check` tells beforehand. Immutable; 36 x 36 takes about 300 KB, 9 x 9 five.
class Geometry {
 public:
  /// True if a Geometry can be made of the shape.
  static bool exists(Shape shape);

  /// The shape itself if it `exists`, else an error (`shape`) that says what was expected.
  static Result<Shape> check(Shape shape);

  /// The shape taken for a size where none is given: box height the largest divisor of n not above its root
  /// (6 -> 2x3, 8 -> 2x4, 10 -> 2x5, 12 -> 3x4). An error (`shape`) for sizes with no such box: primes, and outside 4
  /// to 36.
  static Result<Shape> default_shape(int size);

  /// `shape` must pass `check`.
  explicit Geometry(Shape shape);

  Shape shape() const { return shape_; }
  int size() const { return size_; }
  int cells() const { return size_ * size_; }
  int units() const { return 3 * size_; }
  Mask all() const { return all_digits(size_); }

  int row(Cell cell) const { return cell / size_; }
  int column(Cell cell) const { return cell % size_; }
  int box(Cell cell) const { return units_of(cell)[2] - 2 * size_; }

  /// The n cells of a unit, ascending.
  std::span<const Cell> cells_of(Unit unit) const {
    return {cells_of_unit_.data() + std::size_t{unit} * static_cast<std::size_t>(size_),
            static_cast<std::size_t>(size_)};
  }

  /// Row, column and box of a cell, in this order.
  const std::array<Unit, 3>& units_of(Cell cell) const { return units_of_cell_[cell]; }

  /// All cells that share a unit with `cell`, ascending, without itself. Every cell has as many.
  std::span<const Cell> peers(Cell cell) const {
    return {peers_.data() + cell * peers_per_cell_, peers_per_cell_};
  }
  std::size_t peers_per_cell() const { return peers_per_cell_; }

  /// The unit that two peers share; the box where they share several. kNoUnit if they are no peers.
  Unit shared_unit(Cell a, Cell b) const;

  UnitKind kind_of(Unit unit) const { return static_cast<UnitKind>(unit / size_); }

  /// A1 to I9, AA after Z; or r1c1.
  std::string cell_name(Cell cell, Notation notation = Notation::a1) const;
  /// `row A`, `column 1`, `box 1` (`row 1` in r1c1 notation).
  std::string unit_name(Unit unit, Notation notation = Notation::a1) const;

 private:
  Shape shape_;
  int size_;
  std::size_t peers_per_cell_;
  std::vector<Cell> cells_of_unit_;
  std::vector<std::array<Unit, 3>> units_of_cell_;
  std::vector<Cell> peers_;
};

/// The letters of a row as in a spreadsheet: A to Z, then AA to AJ.
std::string row_letters(int row);

}  // namespace sudoku
