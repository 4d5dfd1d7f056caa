// The way back from a contradiction: plain backtracking, which takes back the latest decision and tries its next digit.
// `Backjumping` (backjumping.hpp) has the same members, and skips decisions that the contradiction does not rest on.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoku/geometry.hpp"

namespace sudoku {

/// Knows nothing of conflicts, and costs nothing.
class Backtracking {
 public:
  /// True if contradictions are learnt from.
  static constexpr bool kLearns = false;

  template <class Trace>
  Backtracking(const Geometry&, Trace&) {}

  /// A cell is about to be decided. Its entry stays where the digit is ruled out after that.
  void enter() {}
  /// True if the contradiction does not rest on the latest open decision.
  static constexpr bool skips_latest() { return false; }
  /// The latest entry is taken back: a decision that was skipped, or a digit that was ruled out.
  void skip() {}
  /// The latest decision has been taken back: what else the contradiction rests on is kept with its cell.
  void blame_others() {}
  /// The cell, of which all digits have been tried, is taken back.
  void leave(Cell) {}

  /// All that a snapshot keeps of it, and the way back from that.
  std::vector<std::uint64_t> notes() const { return {}; }
  void take_over(const std::vector<std::uint64_t>&) {}
};

}  // namespace sudoku
