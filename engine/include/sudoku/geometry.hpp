// The geometry of a Sudoku grid as data: which cells form a unit, and which cells are peers.
#pragma once

#include <algorithm>
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

/// Kinds of units, in the order of their numbers. Sets and cages have fewer than n cells: no digit repeats, but not
/// every digit occurs.
enum class UnitKind : std::uint8_t { row, column, box, diagonal, window, region, group, set, cage };
inline constexpr std::size_t kUnitKinds = 9;

/// The kind as a word: `row`, `box`.
std::string_view kind_word(UnitKind kind);

/// How cells are named in sentences: A1 (row letter, column number; AA follows Z) or r1c1.
enum class Notation : std::uint8_t { a1, r1c1 };

/// Lists of any length, one after another.
class CellLists {
 public:
  /// Adds an item to the current list.
  [[gnu::noinline]] void add(std::uint16_t item);
  /// Ends the current list and begins the next.
  [[gnu::noinline]] void end();

  /// Reserves memory. (This and the next two are for rules, which have large lists.)
  void reserve(std::size_t lists, std::size_t items);
  /// Adds a whole list: the numbers whose bits are set.
  void add_bits(std::span<const std::uint64_t> words);
  /// The same lists turned round: of each number below `count` the lists that have it, ascending.
  CellLists turned(std::size_t count) const;

  int count() const { return static_cast<int>(begins_.size()) - 1; }
  std::span<const std::uint16_t> operator[](std::size_t list) const {
    return {items_.data() + begins_[list], items_.data() + begins_[list + 1]};
  }

 private:
  std::vector<std::uint16_t> items_;
  std::vector<std::uint32_t> begins_{0};
};

/// An n x n grid and its units: rows, columns, boxes of `box_rows` x `box_cols` cells, and units that a puzzle's rules
/// add to these or put in place of boxes. Immutable; a 36x36 takes about 300 KB, a 9x9 five.
class Geometry {
 public:
  /// True if a Geometry can be made of the shape.
  static bool exists(Shape shape);

  /// True if a Geometry can be made of the shape and the rules of a puzzle.
  static bool exists(const Puzzle& puzzle);

  /// The shape if it `exists`, or else an error (`shape`) that says what was expected.
  static Result<Shape> check(Shape shape);

  /// The default shape of a size: the height of a box is the largest divisor of n up to its square root (6 -> 2x3,
  /// 8 -> 2x4, 10 -> 2x5, 12 -> 3x4). An error (`shape`) for sizes without such a box: primes, and sizes outside 4 to
  /// 36.
  static Result<Shape> default_shape(int size);

  /// Rows, columns and boxes of a shape that passes `check`.
  explicit Geometry(Shape shape);

  /// The geometry of a puzzle and its rules; it must `exist`.
  static Geometry of(const Puzzle& puzzle);

  /// The same without a copy: the geometry of the last puzzle with rules is kept, for those who ask one after another.
  static std::shared_ptr<const Geometry> shared(const Puzzle& puzzle);

  /// 0 x 0 if a grid of this size has no boxes.
  Shape shape() const { return shape_; }
  int size() const { return size_; }
  int cells() const { return size_ * size_; }
  int units() const { return cells_of_unit_.count(); }
  Mask all() const { return all_digits(size_); }

  int row(Cell cell) const { return cell / size_; }
  int column(Cell cell) const { return cell % size_; }
  /// The number of the cell's box, from 0. Requires boxes, or regions in place of them.
  int box(Cell cell) const { return units_of(cell)[2] - 2 * size_; }

  /// The number of units that have n cells and so contain every digit. They come first.
  int complete_units() const { return end_of(UnitKind::group); }
  bool is_complete(Unit unit) const { return unit < complete_units(); }

  /// The cells of a unit, ascending: n cells, or fewer if the unit is not complete.
  std::span<const Cell> cells_of(Unit unit) const { return cells_of_unit_[unit]; }

  /// The units of a cell, ascending: row, column and box, then others.
  std::span<const Unit> units_of(Cell cell) const { return units_of_cell_[cell]; }

  /// All other cells that must differ from `cell`, ascending: those that share a unit with it, and those that a rule
  /// about pairs keeps different.
  std::span<const Cell> peers(Cell cell) const { return peers_[cell]; }
  bool are_peers(Cell a, Cell b) const {
    const auto peers_of_a = peers(a);
    return std::binary_search(peers_of_a.begin(), peers_of_a.end(), b);
  }

  /// The constraints on chosen cells, besides units and peers; null if there are none.
  const ConstraintSet* constraints() const;
  /// True if a filled grid, with digits from 1 to n, satisfies these constraints.
  bool allows(const std::vector<Digit>& values) const;

  /// A unit that two peers share: the box if they share several, or else the first. kNoUnit if they share none.
  Unit shared_unit(Cell a, Cell b) const;

  UnitKind kind_of(Unit unit) const {
    std::size_t kind = 0;
    while (unit >= end_of_kind_[kind]) ++kind;
    return static_cast<UnitKind>(kind);
  }

  /// A1 to I9, AA after Z; or r1c1.
  std::string cell_name(Cell cell, Notation notation = Notation::a1) const;
  /// `row A`, `column 1`, `box 1` (`row 1` in r1c1 notation); others are numbered within their kind: `window 2`.
  std::string unit_name(Unit unit, Notation notation = Notation::a1) const;

 private:
  Geometry(Shape shape, int size) : shape_(shape), size_(size) {}
  /// The same as `of`, worked out anew.
  static Geometry of_rules(const Puzzle& puzzle);
  int end_of(UnitKind kind) const { return end_of_kind_[static_cast<std::size_t>(kind)]; }
  void add_all(UnitKind kind);
  void add_rules(const Rules& rules);
  /// Ends the list of cells of a unit.
  void end_unit(UnitKind kind);
  /// Computes everything that follows from the units; called once all units are there. `also(cell, see)` calls `see`
  /// with each cell that differs from one without sharing a unit, and maybe with others that it sees.
  template <class Also>
  void connect(Also also);

  Shape shape_;
  int size_;
  std::array<Unit, kUnitKinds> end_of_kind_{};
  CellLists cells_of_unit_, units_of_cell_, peers_;
  std::shared_ptr<const ConstraintSet> constraints_;
};

/// For each cell, the peers that share no unit with it, ascending. There are some only if rules are about pairs.
CellLists strangers_of(const Geometry& geometry);

/// The letters of a row as in a spreadsheet: A to Z, then AA to AJ.
std::string row_letters(int row);

}  // namespace sudoku
