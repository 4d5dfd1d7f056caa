// Which consistency a puzzle takes: the weakest propagator that solves it without search.
//
//   sudoku::ConsistencyQuery query(puzzle);
//   while (query.advance()) {}
//   if (query.weakest()) std::puts(sudoku::cause_id(*query.weakest()).data());
#pragma once

#include <optional>

#include "sudoku/puzzle.hpp"
#include "sudoku/strategy.hpp"

namespace sudoku {

class ConsistencyQuery {
 public:
  /// `puzzle` has passed check_puzzle.
  explicit ConsistencyQuery(Puzzle puzzle);

  /// Tries the next of `propagators()`; false when the answer is known. The strongest take seconds on large grids.
  bool advance();

  /// The propagator that is tried next, for telling how far it is.
  Cause next() const { return propagators()[next_].cause; }
  /// The answer; nothing where none solves it: it has several solutions, or none, or takes search.
  std::optional<Cause> weakest() const { return weakest_; }

 private:
  Puzzle puzzle_;
  Geometry geometry_;
  std::size_t next_ = 0;
  std::optional<Cause> weakest_;
};

}  // namespace sudoku
