// Almost locked sets: cells of a unit with one digit more than there are cells. Without any one of its digits, all
// others are locked in it.
#pragma once

#include <cstdint>
#include <vector>

#include "human/core/board.hpp"

namespace sudoku::human {

struct AlmostLockedSet {
  CellSet cells;
  Mask digits;

  /// Its cells that can be the digit.
  CellSet places(const Board& board, Digit digit) const { return board.places(digit) & cells; }
};

/// Lists all of them, each once, a unit an `advance`. On large grids only those of few cells, and of each unit only so
/// many: there are more of them than a person could overlook.
class AlmostLockedSets {
 public:
  explicit AlmostLockedSets(const Board& board);

  bool is_complete() const { return unit_ == board_.geometry().units(); }
  /// True if some were left out.
  bool is_limited() const { return is_limited_; }
  /// Returns how much work that was.
  std::uint64_t advance();

  const std::vector<AlmostLockedSet>& list() const { return found_; }

 private:
  void extend(std::size_t from, int chosen, Mask digits);
  bool is_new() const;
  int largest() const;
  std::size_t most_of_unit() const;

  const Board& board_;
  CellSet cells_;
  Unit unit_ = 0;
  std::vector<AlmostLockedSet> found_;
  std::size_t before_unit_ = 0;
  std::uint64_t work_ = 0;
  bool is_limited_ = false;
};

}  // namespace sudoku::human
