// A puzzle as it was read: its shape, its givens, and what a player may have added.
#pragma once

#include <optional>
#include <vector>

#include "sudoku/error.hpp"
#include "sudoku/geometry.hpp"

namespace sudoku {

/// A puzzle; a plain value. All vectors have n*n entries, row by row.
struct Puzzle {
  Shape shape;
  std::vector<Digit> givens;             ///< 0 = empty
  std::vector<Digit> values;             ///< what the player has set; empty if nothing was said of it
  std::vector<Mask> candidates;          ///< pencil marks; empty where none were given

  int size() const { return shape.size(); }
  int given_count() const;

  /// An empty grid of this shape, which must pass Geometry::check.
  static Puzzle empty(Shape shape);
};

/// The first two equal givens in a unit, in the order rows, columns, boxes; nothing if there are none.
struct Clash {
  Unit unit;
  Digit digit;
  Cell first, second;
};
std::optional<Clash> find_clash(const Geometry& geometry, const std::vector<Digit>& digits);

/// True if `check_puzzle` accepts it. For programs that do without its words.
bool is_sound(const Puzzle& puzzle);

/// Checks what came from outside: shape, lengths, digits in 0 to n, marks within n digits, no clash of givens.
/// Gives the puzzle itself, or an error (`shape`, `length`, `symbol`, `clash`).
Result<Puzzle> check_puzzle(Puzzle puzzle);

/// The error `clash` for two equal givens: "Row A holds 9 twice: A5 and A9."
Refusal clash_error(const Geometry& geometry, const Clash& clash);

}  // namespace sudoku
