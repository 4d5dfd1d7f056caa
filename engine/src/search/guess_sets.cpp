#include "search/guess_sets.hpp"

#include <algorithm>

#include "search/traced_search.hpp"
#include "search/trail.hpp"

namespace sudoku {

namespace {

/// All subsets are tried where that is no more work than this: subsets times cells, 1,024 times 81 for ten guesses.
constexpr std::size_t kMostWork = 100'000;
/// A propagation with trials is as dear as so many without.
constexpr std::size_t kTrialWork = 100;

bool can_try_all(const Geometry& geometry, const Strategy& strategy, std::size_t guesses) {
  const std::size_t each = is_singleton(strategy.propagation) ? kTrialWork : 1;
  return guesses < 20 && (each << guesses) * static_cast<std::size_t>(geometry.cells()) <= kMostWork;
}

class GuessSetTrial {
 public:
  GuessSetTrial(const Geometry& geometry, const Puzzle& puzzle, const Strategy& strategy)
      : geometry_(geometry), puzzle_(puzzle), strategy_(strategy) {
    propagate();
  }

  bool fails() const { return fails_; }

  /// A cell that is already so adds nothing; one that can't be so any more contradicts.
  void add(Cell cell, Digit digit) {
    if (fails_ || board_.values[cell] == digit) return;
    fails_ = (board_.candidates[cell] & bit(digit)) == 0;
    if (!fails_) set(cell, digit, false);
    for (Cell single = lowest_single(); !fails_ && single != kNoCell; single = lowest_single()) {
      set(single, lowest_digit(board_.candidates[single]), true);
    }
  }

 private:
  void set(Cell cell, Digit digit, bool placed) {
    path_.push_back({0, cell, digit, 1, placed});
    propagate();
  }

  void propagate() {
    const auto search = TracedSearch::make(geometry_, puzzle_, strategy_);
    follow(*search, path_, false);
    board_ = search->board();
    fails_ = search->trace().counts().of(EventKind::conflict) > 0;
  }

  /// Search takes such a cell in its turn where propagation leaves it (forward checking).
  Cell lowest_single() const {
    for (std::size_t cell = 0; cell < board_.values.size(); ++cell) {
      if (board_.values[cell] == 0 && is_single(board_.candidates[cell])) return static_cast<Cell>(cell);
    }
    return kNoCell;
  }

  const Geometry& geometry_;
  const Puzzle& puzzle_;
  const Strategy& strategy_;
  std::vector<PathLevel> path_;
  PropagationBoard board_;
  bool fails_ = false;
};

GuessSet without(const GuessSet& guesses, std::size_t left_out) {
  GuessSet rest = guesses;
  rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(left_out));
  return rest;
}

}  // namespace

bool contradict(const Geometry& geometry, const Puzzle& puzzle, const Strategy& strategy, const GuessSet& guesses) {
  GuessSetTrial trial(geometry, puzzle, strategy);
  for (const Guess& guess : guesses) trial.add(guess.cell, guess.digit);
  return trial.fails();
}

bool shrink(const Geometry& geometry, const Puzzle& puzzle, const Strategy& strategy, GuessSet& guesses) {
  const auto fails = [&](const GuessSet& set) { return contradict(geometry, puzzle, strategy, set); };
  if (!can_try_all(geometry, strategy, guesses.size())) {
    for (std::size_t guess = guesses.size(); guess-- > 0;) {
      if (GuessSet rest = without(guesses, guess); fails(rest)) guesses = std::move(rest);
    }
    return false;
  }
  // Smaller sets first, among equals the earliest guesses first.
  const std::uint32_t all = (std::uint32_t{1} << guesses.size()) - 1;
  std::vector<std::uint32_t> subsets;
  for (std::uint32_t subset = 0; subset < all; ++subset) subsets.push_back(subset);
  std::stable_sort(subsets.begin(), subsets.end(),
                   [](std::uint32_t a, std::uint32_t b) { return count_digits(a) < count_digits(b); });
  for (const std::uint32_t subset : subsets) {
    GuessSet some;
    for (std::size_t guess = 0; guess < guesses.size(); ++guess) {
      if ((subset >> guess & 1) != 0) some.push_back(guesses[guess]);
    }
    if (!fails(some)) continue;
    guesses = std::move(some);
    break;
  }
  return true;
}

}  // namespace sudoku
