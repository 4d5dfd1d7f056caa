#include "proof/proof_search.hpp"

#include <algorithm>

namespace sudoku::proof {

namespace {

/// So many clauses are taken in, and so many hints gone through, in one step.
constexpr LineNumber kClausesAtOnce = 1'000;
constexpr std::size_t kHintsAtOnce = 10'000;

}  // namespace

ProofSearch::ProofSearch(int size, StatedClauses statement, std::size_t most_hints)
    : size_(size),
      clauses_(std::move(statement.clauses)),
      variables_(statement.variables),
      lines_(clauses_),
      propagation_(variables_, clauses_),
      derivation_(clauses_, lines_, propagation_, variables_),
      used_(statement.used),
      most_hints_(most_hints) {}

void ProofSearch::state() {
  is_stated_ = !state_more() && status_ == ProofStatus::running;
  stated_ = clauses_.count();
  if (is_stated_) lines_.begin();
}

void ProofSearch::take_in_clauses() {
  for (LineNumber left = kClausesAtOnce; watched_ < stated_ && left > 0 && !is_proved_; --left) watch(++watched_);
}

void ProofSearch::finish() {
  if (!lines_.finish(kHintsAtOnce)) status_ = solutions_.empty() ? ProofStatus::none : ProofStatus::unique;
}

void ProofSearch::watch(LineNumber line) {
  if (!propagation_.watch(line)) learn_from(line);
}

void ProofSearch::step() {
  if (is_proved_) return finish();
  if (!is_stated_) return state();
  if (watched_ < stated_) return take_in_clauses();
  if (const LineNumber conflict = propagation_.propagate(); conflict != kNoLine) {
    learn_from(conflict);
    return;
  }
  if (propagation_.level() == 0) derivation_.note_facts();
  if (enters_branch()) return;
  if (propagation_.trail().size() != used_) {
    go_on();
    return;
  }
  const LineNumber premise = keep_solution(standing_grid());
  if (premise == kNoLine) return;
  propagation_.back_to(0);
  after_restart();
  watch(premise);
}

/// Makes the next guess of the branch that is to be refuted; where it can't be made, the branch is refuted.
/// @returns false where they are all made
bool ProofSearch::enters_branch() {
  if (branch_lines_.size() == branches_.size()) return false;
  for (const Literal guess : branches_[branch_lines_.size()]) {
    if (propagation_.is_true(guess)) continue;
    if (propagation_.is_open(guess)) {
      propagation_.decide(guess);
      return true;
    }
    close_branch(derivation_.deny(guess));
    return true;
  }
  return false;
}

/// True if a line says that some guesses of the branch can't all be right.
bool ProofSearch::refutes_branch(LineNumber line) const {
  if (branch_lines_.size() == branches_.size()) return false;
  const std::vector<Literal>& guesses = branches_[branch_lines_.size()];
  const auto literals = clauses_[line];
  return std::all_of(literals.begin(), literals.end(), [&](Literal literal) {
    return std::find(guesses.begin(), guesses.end(), opposite(literal)) != guesses.end();
  });
}

/// Nothing is assumed any more, since the next branch has other guesses.
void ProofSearch::close_branch(LineNumber line) {
  branch_lines_.push_back(line);
  if (line != kNoLine) lines_.keep(line);
  propagation_.back_to(0);
  after_restart();
}

void ProofSearch::add_branch(std::span<const std::uint32_t> guesses) {
  std::vector<Literal> literals;
  for (const std::uint32_t variable : guesses) literals.push_back(affirmed(variable));
  branches_.push_back(std::move(literals));
}

/// Goes back to where all assumptions of the new line but one are made, so that the last is denied.
void ProofSearch::learn_from(LineNumber conflict) {
  if (propagation_.level() == 0) derivation_.note_facts();
  const LineNumber line = derivation_.learn(conflict);
  const auto literals = clauses_[line];
  if (literals.empty()) {
    end_with_proof();
    return;
  }
  if (refutes_branch(line)) {
    close_branch(line);
  } else {
    const std::uint32_t level = literals.size() == 1 ? 0 : propagation_.level_of(literals[literals.size() - 2]);
    before_backjump(level);
    propagation_.back_to(level);
  }
  watch(line);
  check_length();
}

void ProofSearch::check_length() {
  if (lines_.hint_count() > most_hints_) end_at_limit();
}

std::vector<Digit> ProofSearch::standing_grid() const {
  const auto n = static_cast<std::uint32_t>(size_);
  std::vector<Digit> solution(std::size_t{n} * n);
  for (const Literal literal : propagation_.trail()) {
    const std::uint32_t place = variable_of(literal) - 1;
    if (is_affirmed(literal) && place < n * n * n) solution[place / n] = static_cast<Digit>(place % n + 1);
  }
  return solution;
}

LineNumber ProofSearch::keep_solution(const std::vector<Digit>& solution) {
  if (solutions_.empty()) {
    premise_ = lines_.add_premise(forbidding(solution, size_));
    solutions_.push_back(solution);
  } else if (solution != solutions_.front()) {
    solutions_.push_back(solution);
    status_ = ProofStatus::several;
    return kNoLine;
  }
  return premise_;
}

/// Branches that the proof didn't come to are refuted by its last line.
std::vector<std::uint32_t> ProofSearch::branch_lines() const {
  if (lines_.count() == 0) return {};
  std::vector<std::uint32_t> places(branches_.size(), lines_.count());
  for (std::size_t at = 0; at < branch_lines_.size(); ++at) {
    if (branch_lines_[at] != kNoLine) places[at] = lines_.place_of(branch_lines_[at]);
  }
  return places;
}

}  // namespace sudoku::proof
