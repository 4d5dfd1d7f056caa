#include "sudoku/impossible.hpp"

#include <numeric>
#include <utility>

namespace sudoku {

namespace {

/// Steps of a solver between two chances to stop, less than 10 ms in the largest grids.
constexpr std::uint64_t kStepsAtOnce = 16;

/// The first places.
std::vector<std::size_t> beginning(std::size_t count) {
  std::vector<std::size_t> places(count);
  std::iota(places.begin(), places.end(), std::size_t{0});
  return places;
}

}  // namespace

ImpossibleSearch::ImpossibleSearch(Puzzle puzzle, std::vector<Entry> entries, std::uint64_t nodes)
    : puzzle_{puzzle.shape, std::move(puzzle.givens), {}, {}, std::move(puzzle.rules)},
      entries_(std::move(entries)),
      nodes_(nodes),
      most_(entries_.size()) {}

bool ImpossibleSearch::advance() {
  if (blame_ != Blame::running) return false;
  if (!trial_) trial_ = solver_with(tried_places());
  if (trial_ && trial_->advance(kStepsAtOnce)) return true;
  conclude(trial_result());
  trial_.reset();
  return blame_ == Blame::running;
}

/// The entries of the next trial.
std::vector<std::size_t> ImpossibleSearch::tried_places() const {
  if (phase_ == Phase::all_entries) return beginning(entries_.size());
  if (phase_ == Phase::prefix) return beginning(middle());
  std::vector<std::size_t> fewer = clash_;
  fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(next_));
  return fewer;
}

/// Null if the digits clash: solvers take no such puzzle.
std::unique_ptr<Solver> ImpossibleSearch::solver_with(const std::vector<std::size_t>& places) const {
  Puzzle puzzle = puzzle_;
  for (const std::size_t place : places) puzzle.givens[entries_[place].cell] = entries_[place].digit;
  if (find_clash(Geometry::of(puzzle), puzzle.givens)) return nullptr;
  return make_solver(std::move(puzzle), {1, 0, nodes_});
}

ImpossibleSearch::TrialResult ImpossibleSearch::trial_result() const {
  if (!trial_) return TrialResult::impossible;
  if (trial_->count() > 0) return TrialResult::possible;
  return trial_->status() == SolveStatus::none ? TrialResult::impossible : TrialResult::unknown;
}

// A puzzle that is impossible stays so with more entries, so the shortest impossible prefix is found by halving.
void ImpossibleSearch::conclude(TrialResult trial) {
  switch (phase_) {
    case Phase::all_entries:
      if (trial == TrialResult::possible) blame_ = Blame::none;
      else if (trial == TrialResult::unknown) blame_ = Blame::unknown;
      else phase_ = Phase::prefix;
      break;
    case Phase::prefix:
      if (trial == TrialResult::impossible) most_ = middle();
      else least_ = middle() + 1;
      break;
    case Phase::clash:
      if (trial == TrialResult::impossible) {
        clash_.erase(clash_.begin() + static_cast<std::ptrdiff_t>(next_));
      } else {
        ++next_;
        is_minimal_ = is_minimal_ && trial == TrialResult::possible;
      }
      break;
  }
  if (phase_ == Phase::prefix && least_ == most_) enter_clash();
  // The last entry of the clash stays: all before it allow a solution.
  if (phase_ == Phase::clash && next_ + 1 >= clash_.size()) blame_ = Blame::entries;
}

void ImpossibleSearch::enter_clash() {
  if (most_ == 0) {
    blame_ = Blame::givens;
    return;
  }
  last_ = most_ - 1;
  clash_ = beginning(most_);
  phase_ = Phase::clash;
}

}  // namespace sudoku
