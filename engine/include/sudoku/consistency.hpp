// Finds the consistency that a puzzle takes: the weakest propagator that solves it without search.
//
//   sudoku::ConsistencyQuery query(puzzle);
//   while (query.advance()) {}
//   if (query.weakest()) std::puts(sudoku::cause_id(*query.weakest()).data());
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "sudoku/puzzle.hpp"
#include "sudoku/strategy.hpp"

namespace sudoku {

class ConsistencyQuery {
 public:
  /// `puzzle` has passed check_puzzle.
  explicit ConsistencyQuery(Puzzle puzzle);
  ~ConsistencyQuery();

  /// Tries the next of `propagators()`, or continues with a slow one; false when the answer is known. (The first
  /// of them, `none`, costs a short search that finds out whether the puzzle has one solution; one is left out
  /// where it would take minutes, or does on this grid what one before it does.)
  bool advance();

  /// The answer, and for as long as there is none: nothing. No propagator solves a puzzle with several solutions or
  /// none, and some are too hard for all of them.
  std::optional<Cause> weakest() const { return weakest_; }

 private:
  struct Attempt;

  bool has_one_solution() const;
  void conclude(bool is_possible, bool is_solved);

  Puzzle puzzle_;
  Geometry geometry_;
  std::vector<Cause> causes_;  // weakest first
  std::size_t tried_ = 0;      // how many of them
  std::optional<Cause> weakest_;
  std::unique_ptr<Attempt> attempt_;  // one that has paused
};

}  // namespace sudoku
