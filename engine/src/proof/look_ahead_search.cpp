#include "proof/look_ahead_search.hpp"

#include "proof/constraint_clauses.hpp"

namespace sudoku::proof {

namespace {

/// Hints of a search that goes on no longer: its proof would take some ten megabytes.
constexpr std::size_t kMostHints = 2'000'000;

/// All clauses, in terms of cells and digits.
StatedClauses plain_statement(const Geometry& geometry, const Puzzle& puzzle) {
  const auto variables = static_cast<std::uint32_t>(geometry.cells() * geometry.size());
  StatedClauses statement{clauses_of(geometry, puzzle), 0, variables, variables};
  statement.is_complete = add_constraint_clauses(geometry, puzzle, statement.clauses);
  statement.count = statement.clauses.count();
  return statement;
}

}  // namespace

LookAheadSearch::LookAheadSearch(const Geometry& geometry, const Puzzle& puzzle)
    : ProofSearch(geometry.size(), plain_statement(geometry, puzzle), kMostHints),
      look_ahead_(clauses_, choice_count(geometry), propagation_, variables_) {}

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
