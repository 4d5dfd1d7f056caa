// A state of a run: the values and candidates after some number of events.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoku/event.hpp"
#include "sudoku/geometry.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku {

/// An open decision.
struct OpenDecision {
  std::uint64_t event;  ///< the number of its `decide`
  Cell cell;
  Digit digit;
  Half half = Half::none;
};

/// State i is the state before event i, after event i - 1. Values, candidates and levels have n*n entries.
struct State {
  std::vector<Digit> values;           ///< given, placed or decided; 0 = open
  std::vector<Mask> candidates;        ///< under `none`, open cells keep all their candidates
  std::vector<std::uint16_t> levels;   ///< depth at which the cell was filled; 0 = given, or before any guess
  std::vector<OpenDecision> path;      ///< outermost first; its length is the depth
  std::uint32_t ruled_out = 0;         ///< candidates removed since state 0, also by placing and guessing

  /// State 0 of a puzzle: givens are single candidates, other cells have their marks or every digit.
  static State initial(const Geometry& geometry, const Puzzle& puzzle);
};

/// Applies event `index` to the state before it. Not for `refute`, which restores the state before its decision.
void apply(const Event& event, std::uint64_t index, State& state);

}  // namespace sudoku
