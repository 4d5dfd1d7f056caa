// A puzzle as it was read: its shape and rules, its givens, and the digits and marks of a player.
#pragma once

#include <optional>
#include <vector>

#include "sudoku/error.hpp"
#include "sudoku/geometry.hpp"
#include "sudoku/rules.hpp"

namespace sudoku {

/// A puzzle, a plain value. All vectors have n*n entries, row by row.
struct Puzzle {
  Shape shape;
  std::vector<Digit> givens;             ///< 0 = empty
  std::vector<Digit> values;             ///< digits placed by the player, 0 = none; empty if the text has none
  /// Pencil marks; empty if the text has none. To techniques and hints, an open cell without any has not been marked
  /// yet; to the solver, it can't be any digit.
  std::vector<Mask> candidates;
  Rules rules{};                         ///< besides those of the shape; none in classic Sudoku

  /// The number of rows. For a shape of 0 x 0 (5 or 7 rows, with regions in the rules), it follows from the number of
  /// givens.
  int size() const;
  int given_count() const;

  /// An empty grid of this shape, which must pass Geometry::check.
  static Puzzle empty(Shape shape);
};

/// Two equal digits in cells that must differ.
struct Clash {
  Unit unit;  ///< kNoUnit if the cells share no unit
  Digit digit;
  Cell first, second;
};
/// The first clash: in rows, columns, boxes, other units, then between cells that differ without sharing a unit.
/// Nothing if there is none.
std::optional<Clash> find_clash(const Geometry& geometry, const std::vector<Digit>& digits);

/// True if no row, column or box of a shape has one of these digits, from 0 to n, twice. (Without a geometry, which
/// takes longer to make than many a puzzle to solve.)
bool is_consistent(Shape shape, const std::vector<Digit>& digits);

/// True if `check_puzzle` accepts the puzzle. For programs that don't link error messages.
bool is_sound(const Puzzle& puzzle);

/// Checks a puzzle from outside: its shape, rules and lengths, digits from 0 to n, marks within n digits, no clash of
/// givens. Returns the puzzle, or an error (`shape`, `rules`, `length`, `symbol`, `clash`).
Result<Puzzle> check_puzzle(Puzzle puzzle);

/// The error `clash` for two equal givens: "Row A holds 9 twice: A5 and A9."
Refusal clash_error(const Geometry& geometry, const Clash& clash);

}  // namespace sudoku
