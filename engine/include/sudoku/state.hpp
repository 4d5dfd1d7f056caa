// A state of a run: what is settled and what is still possible after some number of events.
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

/// State i is the one before event i and after event i - 1. Lists have n*n entries.
struct State {
  std::vector<Digit> values;           ///< given, placed or decided; 0 = open
  std::vector<Mask> candidates;        ///< under `none`, open cells keep all of theirs
  std::vector<std::uint16_t> levels;   ///< depth at which the cell's value was set; 0 = given, or before any guess
  std::vector<OpenDecision> path;      ///< outermost first; its length is the depth
  std::uint32_t ruled_out = 0;         ///< candidates gone since state 0, those taken by placing and guessing too

  /// State 0 of a puzzle: givens are single candidates, other cells have their marks, or every digit.
  static State initial(const Geometry& geometry, const Puzzle& puzzle);
};

/// Applies event `index` to the state before it. Not for `refute`, which brings back the state before its decision.
void apply(const Event& event, std::uint64_t index, State& state);

}  // namespace sudoku
