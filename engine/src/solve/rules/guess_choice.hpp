// The guess of a search over candidates: a digit for the cell with the fewest of them for its weight, or a place for a
// digit that has two.
#pragma once

#include <optional>
#include <span>

#include "solve/rules/conflict_weights.hpp"
#include "solve/rules/digit_sets.hpp"
#include "sudoku/geometry.hpp"

namespace sudoku {

struct TriedDigit {
  Cell cell;
  Mask digit;
};

/// A position in which to guess. Cells that are as good are chosen in the order of `open`.
struct OpenPosition {
  const Geometry& geometry;
  std::span<const Cell> open;             ///< the cells without a digit, in any order
  std::span<const ShortMask> candidates;  ///< of each cell of the grid
  std::span<const std::uint64_t> units;   ///< of each cell its complete units, as bits
};

/// The lowest digit of the best cell, or a digit that is better; nothing if no cell is open.
std::optional<TriedDigit> choose_guess(const OpenPosition& position, const ConflictWeights& weights);

}  // namespace sudoku
