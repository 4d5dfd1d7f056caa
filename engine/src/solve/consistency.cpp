#include "sudoku/consistency.hpp"

#include <algorithm>

#include "propagation/make.hpp"
#include "solve/plain_solver.hpp"

namespace sudoku {

namespace {

/// Nodes of the search for a second solution: what nearly every 9x9 takes, and a second at most on larger grids.
constexpr std::uint64_t kMostNodes = 2'000;

/// Trials within trials take a minute at 25x25.
constexpr int kLargestForStrong = 12;

/// How many of `propagators()` are tried: on large grids those before trials within trials.
std::size_t count_for(int size) {
  const auto all = propagators();
  if (size <= kLargestForStrong) return all.size();
  const auto is_strong = [](const PropagatorInfo& info) { return info.cause == Cause::strong_singleton_all_different; };
  return static_cast<std::size_t>(std::find_if(all.begin(), all.end(), is_strong) - all.begin());
}

}  // namespace

/// A propagator at work on the givens.
struct ConsistencyQuery::Attempt {
  Attempt(Cause cause, const Geometry& geometry, const Puzzle& puzzle)
      : trace(geometry.cells()),
        propagator(make_propagator(cause, geometry, puzzle, trace)),
        is_possible(propagator->start()) {}

  RecordingTrace trace;
  std::unique_ptr<Propagator<RecordingTrace>> propagator;
  bool is_possible;
};

ConsistencyQuery::ConsistencyQuery(Puzzle puzzle) : puzzle_(std::move(puzzle)), geometry_(puzzle_.shape) {}
ConsistencyQuery::~ConsistencyQuery() = default;

bool ConsistencyQuery::advance() {
  const std::size_t all = count_for(geometry_.size());
  if (weakest_ || tried_ == all) return false;
  const Cause cause = propagators()[tried_].cause;
  if (cause == Cause::none) {
    conclude(has_one_solution(), PropagationBoard::of(geometry_, puzzle_).open == 0);
  } else {
    if (attempt_ == nullptr) attempt_ = std::make_unique<Attempt>(cause, geometry_, puzzle_);
    else attempt_->is_possible = attempt_->propagator->resume();
    if (attempt_->is_possible && attempt_->propagator->paused()) return true;
    conclude(attempt_->is_possible, attempt_->propagator->complete());
    attempt_ = nullptr;
  }
  return !weakest_ && tried_ < all;
}

void ConsistencyQuery::conclude(bool is_possible, bool is_solved) {
  if (is_possible && is_solved) weakest_ = propagators()[tried_].cause;
  tried_ = is_possible ? tried_ + 1 : count_for(geometry_.size());
}

/// As far as is found out soon.
bool ConsistencyQuery::has_one_solution() const {
  const auto solver = make_plain_solver(puzzle_, {2, 0, kMostNodes});
  while (solver->advance(kMostNodes)) {
  }
  return solver->status() == SolveStatus::unique || solver->status() == SolveStatus::limit;
}

}  // namespace sudoku
