#include "sudoku/consistency.hpp"

#include "propagation/make.hpp"
#include "solve/plain_solver.hpp"

namespace sudoku {

namespace {

/// Nodes of the search for a second solution: what nearly every 9x9 takes, and a second at most on larger grids.
constexpr std::uint64_t kMostNodes = 2'000;

/// Trials within trials take a minute at 25x25.
constexpr int kLargestForStrong = 12;

std::size_t count_for(int size) {
  return propagators().size() - (size > kLargestForStrong ? 1 : 0);
}

}  // namespace

ConsistencyQuery::ConsistencyQuery(Puzzle puzzle) : puzzle_(std::move(puzzle)), geometry_(puzzle_.shape) {}

bool ConsistencyQuery::advance() {
  const std::size_t all = count_for(geometry_.size());
  if (weakest_ || tried_ == all) return false;
  const Cause cause = propagators()[tried_].cause;
  bool is_possible = true, is_solved = false;
  if (cause == Cause::none) {
    is_possible = has_one_solution();
    is_solved = Board::of(geometry_, puzzle_).open == 0;
  } else {
    RecordingTrace trace(geometry_.cells());
    const auto propagator = make_propagator(cause, geometry_, puzzle_, trace);
    is_possible = propagator->start();
    is_solved = propagator->complete();
  }
  if (is_possible && is_solved) weakest_ = cause;
  tried_ = is_possible ? tried_ + 1 : all;
  return !weakest_ && tried_ < all;
}

/// As far as is found out soon.
bool ConsistencyQuery::has_one_solution() const {
  const auto solver = make_plain_solver(puzzle_, {2, 0, kMostNodes});
  while (solver->advance(kMostNodes)) {
  }
  return solver->status() == SolveStatus::unique || solver->status() == SolveStatus::limit;
}

}  // namespace sudoku
