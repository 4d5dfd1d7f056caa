// Finds the consistency that a puzzle needs: the weakest propagator that solves it without search.
//
//   sudoku::ConsistencyQuery query(puzzle);
//   while (query.advance()) {}
//   if (query.weakest()) std::puts(sudoku::cause_id(*query.weakest()).data());
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "sudoku/puzzle.hpp"
#include "sudoku/solve.hpp"
#include "sudoku/strategy.hpp"

namespace sudoku {

class ConsistencyQuery {
 public:
  /// `puzzle` must have passed check_puzzle.
  explicit ConsistencyQuery(Puzzle puzzle);
  ~ConsistencyQuery();

  /// Tries the next of `propagators()`, or continues with a slow one; false when the answer is known. (In place of
  /// `none`, a short search finds out if the puzzle has one solution. A propagator is skipped if it would take minutes,
  /// or if it does the same on this grid as an earlier one.)
  bool advance();

  /// The answer; empty until it is known, and if no propagator solves the puzzle. None can if it has several solutions
  /// or none, and some puzzles are too hard for all of them.
  std::optional<Cause> weakest() const { return weakest_; }

  /// The propagator that is tried next, or is at work; empty once the answer is known.
  std::optional<Cause> trying() const;

 private:
  struct Attempt;

  bool search_on();
  void conclude(bool is_possible, bool is_solved);

  Puzzle puzzle_;
  Geometry geometry_;
  std::vector<Cause> causes_;  // weakest first
  std::size_t tried_ = 0;      // how many of them
  std::optional<Cause> weakest_;
  std::unique_ptr<Attempt> attempt_;  // one that has paused
  std::unique_ptr<Solver> solver_;    // the short search, while it goes on
};

}  // namespace sudoku
