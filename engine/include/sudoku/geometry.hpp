// The geometry of a Sudoku grid as data: which cells form a unit, and which cells are peers.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/error.hpp"
#include "sudoku/types.hpp"

namespace sudoku {

struct ConstraintSet;
struct Puzzle;
struct Rules;

/// Kinds of units, in the order of their numbers. Sets and cages have fewer than n cells: no digit twice, but not each
/// of them.
enum class UnitKind : std::uint8_t { row, column, box, diagonal, window, region, group, set, cage };
inline constexpr std::size_t kUnitKinds = 9;

/// The kind in a word: `row`, `box`.
std::string_view kind_word(UnitKind kind);

/// How cells are named in sentences: A1 (row letter, column number; AA follows Z) or r1c1.
enum class Notation : std::uint8_t { a1, r1c1 };

/// Lists of any length, one after another.
class CellLists {
 public:
  /// Adds to the list at hand.
  [[gnu::noinline]] void add(std::uint16_t item);
  /// Ends it, and begins the next.
  [[gnu::noinline]] void end();

  int count() const { return static_cast<int>(begins_.size()) - 1; }
  std::span<const std::uint16_t> operator[](std::size_t list) const {
    return {items_.data() + begins_[list], items_.data() + begins_[list + 1]};
  }

 private:
  std::vector<std::uint16_t> items_;
  std::vector<std::uint32_t> begins_{0};
};

/// An n x n grid and its units: rows, columns, boxes of `box_rows` x `box_cols` cells, and what a puzzle's rules add to
/// these or have in their place. Immutable; 36 x 36 takes about 300 KB, 9 x 9 five.
class Geometry {
 public:
  /// True if a Geometry can be made of the shape.
  static bool exists(Shape shape);

  /// True if one can be made of the shape and the rules of a puzzle.
  static bool exists(const Puzzle& puzzle);

  /// The shape itself if it `exists`, else an error (`shape`) that says what was expected.
  static Result<Shape> check(Shape shape);

  /// The shape taken for a size where none is given: box height the largest divisor of n not above its root
  /// (6 -> 2x3, 8 -> 2x4, 10 -> 2x5, 12 -> 3x4). An error (`shape`) for sizes with no such box: primes, and outside 4
  /// to 36.
  static Result<Shape> default_shape(int size);

  /// Rows, columns and boxes of a shape that passes `check`.
  explicit Geometry(Shape shape);

  /// That of a puzzle with its rules, which `exists`.
  static Geometry of(const Puzzle& puzzle);

  /// 0 x 0 where the grid has a size that is cut into no boxes.
  Shape shape() const { return shape_; }
  int size() const { return size_; }
  int cells() const { return size_ * size_; }
  int units() const { return cells_of_unit_.count(); }
  Mask all() const { return all_digits(size_); }

  int row(Cell cell) const { return cell / size_; }
  int column(Cell cell) const { return cell % size_; }
  /// The number of its box, from 0. Only where there are boxes or regions in their place.
  int box(Cell cell) const { return units_of(cell)[2] - 2 * size_; }

  /// The units that have n cells, and so hold every digit, come first.
  int complete_units() const { return end_of(UnitKind::group); }
  bool is_complete(Unit unit) const { return unit < complete_units(); }

  /// The cells of a unit, ascending: n of them, or fewer where it is not complete.
  std::span<const Cell> cells_of(Unit unit) const { return cells_of_unit_[unit]; }

  /// The units of a cell, ascending: row, column and box, then others.
  std::span<const Unit> units_of(Cell cell) const { return units_of_cell_[cell]; }

  /// All cells that must differ from `cell`, ascending, without itself: those that share a unit with it, and those that
  /// a rule about pairs keeps apart.
  std::span<const Cell> peers(Cell cell) const { return peers_[cell]; }

  /// The constraints on chosen cells, beside what units and peers say; null where there are none.
  const ConstraintSet* constraints() const;
  /// True if a full grid, digits from 1 to n, meets them.
  bool allows(const std::vector<Digit>& values) const;

  /// The unit that two peers share; where they share several the box, else the first. kNoUnit if they share none.
  Unit shared_unit(Cell a, Cell b) const;

  UnitKind kind_of(Unit unit) const {
    std::size_t kind = 0;
    while (unit >= end_of_kind_[kind]) ++kind;
    return static_cast<UnitKind>(kind);
  }

  /// A1 to I9, AA after Z; or r1c1.
  std::string cell_name(Cell cell, Notation notation = Notation::a1) const;
  /// `row A`, `column 1`, `box 1` (`row 1` in r1c1 notation); others are counted by their kind: `window 2`.
  std::string unit_name(Unit unit, Notation notation = Notation::a1) const;

 private:
  Geometry(Shape shape, int size) : shape_(shape), size_(size) {}
  int end_of(UnitKind kind) const { return end_of_kind_[static_cast<std::size_t>(kind)]; }
  void add_all(UnitKind kind);
  void add_rules(const Rules& rules);
  /// Ends the list of cells that has been added.
  void end_unit(UnitKind kind);
  /// To be called once all units are there: what follows from them. `also(a, b)`: cells differ without sharing a unit.
  template <class Also>
  void connect(Also also);

  Shape shape_;
  int size_;
  std::array<Unit, kUnitKinds> end_of_kind_{};
  CellLists cells_of_unit_, units_of_cell_, peers_;
  std::shared_ptr<const ConstraintSet> constraints_;
};

/// Of each cell the peers that share no unit with it, ascending: none but where rules are about pairs.
CellLists strangers_of(const Geometry& geometry);

/// The letters of a row as in a spreadsheet: A to Z, then AA to AJ.
std::string row_letters(int row);

}  // namespace sudoku
