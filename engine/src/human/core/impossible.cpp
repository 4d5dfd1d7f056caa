#include "sudoku/impossible.hpp"

#include <numeric>
#include <utility>

#include "sudoku/solve.hpp"

namespace sudoku {

namespace {

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
  switch (phase_) {
    case Phase::all_entries: return try_all_entries();
    case Phase::prefix: return halve_prefix();
    case Phase::clash: break;
  }
  return leave_one_out();
}

bool ImpossibleSearch::try_all_entries() {
  const TrialResult trial = try_with(beginning(entries_.size()));
  if (trial == TrialResult::possible) return end(Blame::none);
  if (trial == TrialResult::unknown) return end(Blame::unknown);
  phase_ = Phase::prefix;
  return true;
}

// A puzzle that is impossible stays so with more entries.
bool ImpossibleSearch::halve_prefix() {
  if (least_ < most_) {
    const std::size_t middle = least_ + (most_ - least_) / 2;
    if (try_with(beginning(middle)) == TrialResult::impossible) {
      most_ = middle;
    } else {
      least_ = middle + 1;
    }
    return true;
  }
  if (most_ == 0) return end(Blame::givens);
  last_ = most_ - 1;
  clash_ = beginning(most_);
  phase_ = Phase::clash;
  return true;
}

// The last entry stays: all before it allow a solution.
bool ImpossibleSearch::leave_one_out() {
  if (next_ + 1 >= clash_.size()) return end(Blame::entries);
  std::vector<std::size_t> fewer = clash_;
  fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(next_));
  const TrialResult trial = try_with(fewer);
  if (trial == TrialResult::impossible) {
    clash_ = std::move(fewer);
  } else {
    ++next_;
    is_minimal_ = is_minimal_ && trial == TrialResult::possible;
  }
  return true;
}

bool ImpossibleSearch::end(Blame blame) {
  blame_ = blame;
  return false;
}

ImpossibleSearch::TrialResult ImpossibleSearch::try_with(const std::vector<std::size_t>& places) const {
  Puzzle puzzle = puzzle_;
  for (const std::size_t place : places) puzzle.givens[entries_[place].cell] = entries_[place].digit;
  // Solvers take no puzzle whose givens clash.
  if (find_clash(Geometry::of(puzzle), puzzle.givens)) return TrialResult::impossible;
  const auto solver = make_solver(std::move(puzzle), {1, 0, nodes_});
  while (solver->advance(nodes_)) {
  }
  if (solver->count() > 0) return TrialResult::possible;
  return solver->status() == SolveStatus::none ? TrialResult::impossible : TrialResult::unknown;
}

}  // namespace sudoku
