// A puzzle as it was read: its shape and rules, its givens, and what a player may have added.
#pragma once

#include <optional>
#include <vector>

#include "sudoku/error.hpp"
#include "sudoku/geometry.hpp"
#include "sudoku/rules.hpp"

namespace sudoku {

/// A puzzle; a plain value. All vectors have n*n entries, row by row.
struct Puzzle {
  Shape shape;
  std::vector<Digit> givens;             ///< 0 = empty
  std::vector<Digit> values;             ///< what the player has set; empty if nothing was said of it
  std::vector<Mask> candidates;          ///< pencil marks; empty where none were given
  Rules rules{};                         ///< beside those of the shape; none in classic Sudoku

  /// How many rows there are. Where rules make up for a shape of 0 x 0 (5 or 7 rows), the list of givens tells.
  int size() const;
  int given_count() const;

  /// An empty grid of this shape, which must pass Geometry::check.
  static Puzzle empty(Shape shape);
};

/// The first two equal givens in a unit, in the order rows, columns, boxes, then others, then cells that differ without
/// sharing a unit; nothing if there are none.
struct Clash {
  Unit unit;  ///< kNoUnit for two that share none
  Digit digit;
  Cell first, second;
};
std::optional<Clash> find_clash(const Geometry& geometry, const std::vector<Digit>& digits);

/// True if `check_puzzle` accepts it. For programs that do without its words.
bool is_sound(const Puzzle& puzzle);

/// Checks what came from outside: shape, lengths, digits in 0 to n, marks within n digits, no clash of givens.
/// Gives the puzzle itself, or an error (`shape`, `rules`, `length`, `symbol`, `clash`).
Result<Puzzle> check_puzzle(Puzzle puzzle);

/// The error `clash` for two equal givens: "Row A holds 9 twice: A5 and A9."
Refusal clash_error(const Geometry& geometry, const Clash& clash);

}  // namespace sudoku
