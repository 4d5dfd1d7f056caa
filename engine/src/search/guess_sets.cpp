#include "search/guess_sets.hpp"

#include <algorithm>

#include "search/learning.hpp"
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

}  // namespace

GuessSetTrial::GuessSetTrial(const Geometry& geometry, const Puzzle& puzzle, const Strategy& strategy,
                             const std::vector<LearntClause>& clauses, GuessSet guesses)
    : geometry_(geometry), puzzle_(puzzle), strategy_(strategy), clauses_(clauses), guesses_(std::move(guesses)) {
  propagate();
}

bool GuessSetTrial::advance(std::uint64_t events) {
  if (search_) {
    if (search_->follow(position_, search_->trace().index() + events)) return true;
    board_ = search_->board();
    fails_ = search_->trace().counts().of(EventKind::conflict) > 0;
    search_.reset();
  }
  return !fails_ && add_next();
}

/// Sets what is next to be set; false if that is nothing, or can't be.
bool GuessSetTrial::add_next() {
  // Search takes such a cell in its turn where propagation leaves it (forward checking).
  if (const Cell single = path_.empty() ? kNoCell : lowest_single(); single != kNoCell) {
    set({0, single, lowest_digit(board_.candidates[single]), Half::none}, true);
    return true;
  }
  for (; added_ < guesses_.size(); ++added_) {
    const Guess& guess = guesses_[added_];
    const Mask candidates = board_.candidates[guess.cell], tried = digits_of(guess.half, guess.digit);
    const bool is_so = guess.half == Half::none ? board_.values[guess.cell] == guess.digit : (candidates & ~tried) == 0;
    if (is_so) continue;  // that adds nothing
    fails_ = (candidates & tried) == 0;
    if (fails_) return false;
    set(guess, false);
    ++added_;
    return true;
  }
  return false;
}

void GuessSetTrial::set(const Guess& guess, bool placed) {
  path_.push_back({0, guess.cell, guess.digit, 1, placed, guess.half});
  propagate();
}

void GuessSetTrial::propagate() {
  search_ = TracedSearch::make(geometry_, puzzle_, strategy_);
  position_ = position_of(path_);
  if (!clauses_.empty()) position_.look_back = Learning::notes_of(clauses_);
}

Cell GuessSetTrial::lowest_single() const {
  for (std::size_t cell = 0; cell < board_.values.size(); ++cell) {
    if (board_.values[cell] == 0 && is_single(board_.candidates[cell])) return static_cast<Cell>(cell);
  }
  return kNoCell;
}

ShrinkingGuessSet::ShrinkingGuessSet(const Geometry& geometry, const Puzzle& puzzle, const Strategy& strategy,
                                     std::vector<LearntClause> clauses, GuessSet guesses)
    : geometry_(geometry),
      puzzle_(puzzle),
      strategy_(strategy),
      clauses_(std::move(clauses)),
      guesses_(std::move(guesses)),
      tries_all_(can_try_all(geometry, strategy, guesses_.size())) {
  for (LearntClause& clause : clauses_) clause.since = 0;
  if (!tries_all_) {
    next_ = guesses_.size();
    return;
  }
  // Smaller sets first, among equals the earliest guesses first.
  const std::uint32_t all = (std::uint32_t{1} << guesses_.size()) - 1;
  for (std::uint32_t subset = 0; subset < all; ++subset) subsets_.push_back(subset);
  std::stable_sort(subsets_.begin(), subsets_.end(),
                   [](std::uint32_t a, std::uint32_t b) { return count_digits(a) < count_digits(b); });
}

bool ShrinkingGuessSet::advance(std::uint64_t events) {
  if (!trial_ && !open_next()) return false;
  if (trial_->advance(events)) return true;
  judge(trial_->fails());
  trial_.reset();
  return true;
}

bool ShrinkingGuessSet::open_next() {
  if (next_ == (tries_all_ ? subsets_.size() : 0)) return false;
  tried_ = tries_all_ ? next_subset() : without_next();
  trial_.emplace(geometry_, puzzle_, strategy_, clauses_, tried_);
  return true;
}

GuessSet ShrinkingGuessSet::without_next() const {
  GuessSet rest = guesses_;
  rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(next_ - 1));
  return rest;
}

GuessSet ShrinkingGuessSet::next_subset() const {
  GuessSet some;
  for (std::size_t guess = 0; guess < guesses_.size(); ++guess) {
    if ((subsets_[next_] >> guess & 1) != 0) some.push_back(guesses_[guess]);
  }
  return some;
}

/// Goes on to the next set; the first of all subsets that fails ends it.
void ShrinkingGuessSet::judge(bool fails) {
  if (fails) guesses_ = std::move(tried_);
  if (!tries_all_) --next_;
  else next_ = fails ? subsets_.size() : next_ + 1;
}

}  // namespace sudoku
