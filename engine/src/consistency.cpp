#include "sudoku/consistency.hpp"

#include "propagation/make.hpp"

namespace sudoku {

ConsistencyQuery::ConsistencyQuery(Puzzle puzzle) : puzzle_(std::move(puzzle)), geometry_(puzzle_.shape) {
  // `none` concludes nothing.
  if (Board::of(geometry_, puzzle_).open == 0) weakest_ = Cause::none;
  next_ = 1;
}

bool ConsistencyQuery::advance() {
  const auto all = propagators();
  if (weakest_ || next_ == all.size()) return false;
  RecordingTrace trace(geometry_.cells());
  const auto propagator = make_propagator(all[next_].cause, geometry_, puzzle_, trace);
  const bool possible = propagator->start();
  if (possible && propagator->complete()) weakest_ = all[next_].cause;
  next_ = possible ? next_ + 1 : all.size();  // after a contradiction the others come to one too
  return !weakest_ && next_ < all.size();
}

}  // namespace sudoku
