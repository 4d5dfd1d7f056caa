#include "proof/look_ahead_search.hpp"

namespace sudoku::proof {

namespace {

/// Hints of a search that goes on no longer: its proof would take some ten megabytes.
constexpr std::size_t kMostHints = 2'000'000;

/// So many partial fillings of constraints are tried in one step.
constexpr int kTrialsAtOnce = 20;

/// In terms of cells and digits, without the constraints.
StatedClauses plain_statement(const Geometry& geometry, const Puzzle& puzzle) {
  const auto variables = static_cast<std::uint32_t>(geometry.cells() * geometry.size());
  return {clauses_of(geometry, puzzle), variables, variables};
}

}  // namespace

LookAheadSearch::LookAheadSearch(Geometry geometry, const Puzzle& puzzle)
    : ProofSearch(geometry.size(), plain_statement(geometry, puzzle), kMostHints),
      geometry_(std::move(geometry)),
      constraint_clauses_(geometry_, puzzle),
      look_ahead_(clauses_, choice_count(geometry_), propagation_, variables_) {}

bool LookAheadSearch::state_more() {
  if (constraint_clauses_.add_some(clauses_, kTrialsAtOnce)) return true;
  if (!constraint_clauses_.is_complete()) end_at_limit();
  return false;
}

void LookAheadSearch::go_on() {
  if (tried_) end_trial();
  if (!is_looking_) look_ahead_.begin();
  is_looking_ = true;
  tried_ = look_ahead_.next_trial();
  if (tried_) {
    assume(*tried_);
    return;
  }
  is_looking_ = false;
  if (const std::optional<Literal> best = look_ahead_.best()) assume(*best);
}

/// A trial that has failed leaves the position that it was made in, with one thing more that is known.
void LookAheadSearch::before_backjump(std::uint32_t level) {
  is_looking_ = tried_ && level + 1 == propagation_.level();
  tried_.reset();
}

void LookAheadSearch::after_restart() {
  tried_.reset();
  is_looking_ = false;
}

void LookAheadSearch::assume(Literal literal) {
  propagation_.decide(literal);
  ++trials_;
}

void LookAheadSearch::end_trial() {
  const std::size_t size = propagation_.trail().size();
  propagation_.back_to(propagation_.level() - 1);
  look_ahead_.note_gain(*tried_, size - propagation_.trail().size());
}

}  // namespace sudoku::proof
