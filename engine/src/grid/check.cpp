#include "sudoku/check.hpp"

#include <algorithm>

namespace sudoku {

namespace {

bool differs_from_peers(const Geometry& geometry, Cell cell, const std::vector<Digit>& values) {
  const auto peers = geometry.peers(cell);
  return std::none_of(peers.begin(), peers.end(), [&](Cell peer) { return values[peer] == values[cell]; });
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
  // In n cells with n digits, none of them twice is each of them once.
  for (int cell = 0; cell < geometry.cells() && check.units_hold; ++cell) {
    check.units_hold = differs_from_peers(geometry, static_cast<Cell>(cell), values);
  }
  check.constraints_hold = check.complete && geometry.allows(values);
  return check;
}

}  // namespace sudoku
