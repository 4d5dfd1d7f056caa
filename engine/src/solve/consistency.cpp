#include "sudoku/consistency.hpp"

#include <algorithm>

#include "propagation/make.hpp"
#include "propagation/tridagon_search.hpp"
#include "solve/plain_solver.hpp"

namespace sudoku {

namespace {

/// Nodes of the search for a second solution: what nearly every 9x9 takes, and a second at most on larger grids.
constexpr std::uint64_t kMostNodes = 2'000, kNodesAtOnce = 50;

/// Trials within trials take a minute at 25x25.
constexpr int kLargestForStrong = 12;

/// True if it may take away more on this grid than those before it in the table, in bearable time.
bool is_worth_trying(Cause cause, const Geometry& geometry) {
  if (cause == Cause::strong_singleton_all_different) return geometry.size() <= kLargestForStrong;
  return !finds_tridagons(cause) || TridagonSearch(geometry).has_room();
}

std::vector<Cause> worth_trying(const Geometry& geometry) {
  std::vector<Cause> causes;
  for (const PropagatorInfo& info : propagators()) {
    if (is_worth_trying(info.cause, geometry)) causes.push_back(info.cause);
  }
  return causes;
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

ConsistencyQuery::ConsistencyQuery(Puzzle puzzle)
    : puzzle_(std::move(puzzle)), geometry_(Geometry::of(puzzle_)), causes_(worth_trying(geometry_)) {}
ConsistencyQuery::~ConsistencyQuery() = default;

std::optional<Cause> ConsistencyQuery::trying() const {
  return weakest_ || tried_ == causes_.size() ? std::nullopt : std::optional(causes_[tried_]);
}

bool ConsistencyQuery::advance() {
  if (!trying()) return false;
  const Cause cause = causes_[tried_];
  if (cause == Cause::none) {
    if (search_on()) return true;
    const SolveStatus status = solver_->status();
    const bool may_be_unique = status == SolveStatus::unique || status == SolveStatus::limit;
    conclude(may_be_unique, PropagationBoard::of(geometry_, puzzle_).open == 0);
  } else {
    if (attempt_ == nullptr) attempt_ = std::make_unique<Attempt>(cause, geometry_, puzzle_);
    else attempt_->is_possible = attempt_->propagator->resume();
    if (attempt_->is_possible && attempt_->propagator->paused()) return true;
    conclude(attempt_->is_possible, attempt_->propagator->complete());
    attempt_ = nullptr;
  }
  return trying().has_value();
}

void ConsistencyQuery::conclude(bool is_possible, bool is_solved) {
  if (is_possible && is_solved) weakest_ = causes_[tried_];
  tried_ = is_possible ? tried_ + 1 : causes_.size();
}

/// False when it is known if there is one solution, as far as that is found out soon.
bool ConsistencyQuery::search_on() {
  if (solver_ == nullptr) solver_ = make_plain_solver(puzzle_, {2, 0, kMostNodes});
  return solver_->advance(kNodesAtOnce);
}

}  // namespace sudoku
