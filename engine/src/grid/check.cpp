#include "sudoku/check.hpp"

#include <algorithm>

namespace sudoku {

namespace {

bool holds_every_digit_once(const Geometry& geometry, Unit unit, const std::vector<Digit>& values) {
  Mask seen = 0;
  for (const Cell cell : geometry.cells_of(unit)) seen |= bit(values[cell]);
  return seen == geometry.all();  // n cells and n digits: every one once
}

}  // namespace

GridCheck check_grid(const Geometry& geometry, const Puzzle& puzzle, const std::vector<Digit>& values) {
  GridCheck check;
  const auto is_digit = [&](Digit digit) { return digit >= 1 && digit <= geometry.size(); };
  if (values.size() != puzzle.givens.size()) return check;  // the grid of another puzzle
  check.complete = std::all_of(values.begin(), values.end(), is_digit);
  check.givens_kept = true;
  for (std::size_t cell = 0; cell < values.size(); ++cell) {
    if (puzzle.givens[cell] != 0 && puzzle.givens[cell] != values[cell]) check.givens_kept = false;
  }
  check.units_hold = check.complete;
  for (int unit = 0; unit < geometry.units() && check.units_hold; ++unit) {
    check.units_hold = holds_every_digit_once(geometry, static_cast<Unit>(unit), values);
  }
  return check;
}

}  // namespace sudoku
