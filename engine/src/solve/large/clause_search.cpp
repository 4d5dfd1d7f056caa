#include "solve/large/clause_search.hpp"

#include <algorithm>

namespace sudoku::large {

namespace {

constexpr std::uint64_t kRestartInterval = 128;  // conflicts, times a number of Luby's
constexpr std::uint64_t kFirstReduction = 300;   // conflicts
constexpr std::uint64_t kReductionGrowth = 100;  // so much longer is each next interval

/// Until so many conflicts, a decision takes its literal to be true, which leads on further than its denial; most grids
/// are solved by then. From then on, decisions follow the phases: on 36x36 with 45 % given, search takes a quarter of
/// the time. (From 3,000 on, it takes half.)
constexpr std::uint64_t kBoldConflicts = 10'000;

/// So many solutions are excluded by a clause each, which leaves search free. Then memory counts more, and the levels
/// that led to a solution are gone through one by one.
constexpr std::uint32_t kExcludedByClause = 64;

/// 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 ... (Luby, Sinclair and Zuckerman, "Optimal speedup of Las Vegas algorithms", 1993).
std::uint64_t luby(std::uint64_t index) {
  std::uint64_t full = 1;
  while (full < index + 1) full = 2 * full + 1;
  while (full != index + 1) {
    full /= 2;
    index %= full;
  }
  return (full + 1) / 2;
}

/// At first, variables of small choices go first.
std::vector<double> first_activity(const Choices& choices, std::uint32_t variables) {
  std::vector<double> activity(variables, 0);
  for (std::uint32_t choice = 0; choice < choices.count(); ++choice) {
    const double weight = 1e-3 / static_cast<double>(choices.open(choice) + 1);
    for (const Literal literal : choices.literals(choice)) activity[variable_of(literal)] += weight;
  }
  return activity;
}

}  // namespace

ClauseSearch::ClauseSearch(Choices choices, std::uint32_t variables, Theory* theory, SearchObserver* observer)
    : assignment_(std::move(choices), variables),
      clauses_(variables),
      order_(first_activity(assignment_.choices(), variables)),
      phases_(variables),
      analysis_(assignment_, clauses_, order_, theory),
      theory_(theory),
      observer_(observer),
      next_restart_(kRestartInterval),
      next_reduction_(kFirstReduction),
      ended_(assignment_.begin().found()) {}

bool ClauseSearch::step() {
  if (at_solution_) exclude_solution();
  if (ended_) return false;
  if (const Conflict conflict = propagate(); conflict.found()) {
    learn(conflict);
  } else if (assignment_.complete()) {
    at_solution_ = true;
  } else if (conflicts_ >= next_restart_ && assignment_.level() > fixed_levels_) {
    restart();
  } else {
    decide();
  }
  return at_solution_;
}

Conflict ClauseSearch::propagate() {
  const std::size_t before = assignment_.trail().size();
  Conflict conflict = propagate_clauses();
  while (!conflict.found() && theory_ != nullptr) {
    const std::size_t known = assignment_.trail().size();
    conflict = theory_->propagate(assignment_);
    if (conflict.found() || assignment_.trail().size() == known) break;
    conflict = propagate_clauses();
  }
  work_ += 1 + assignment_.trail().size() - before;
  return conflict;
}

Conflict ClauseSearch::propagate_clauses() {
  Conflict conflict = assignment_.propagate();
  while (!conflict.found() && propagated_ < assignment_.trail().size()) {
    conflict = clauses_.propagate(deny(assignment_.trail()[propagated_++]), assignment_);
    if (!conflict.found()) conflict = assignment_.propagate();
  }
  return conflict;
}

void ClauseSearch::learn(Conflict conflict) {
  ++conflicts_;
  if (assignment_.level() == fixed_levels_) {
    if (observer_ != nullptr) observer_->learnt(assignment_, clauses_, conflict, {});
    return flip_last_decision();
  }
  const std::size_t consistent = assignment_.end_of(assignment_.level() - 1);
  phases_.note_consistent({assignment_.trail().data(), consistent});
  analysis_.run(conflict);
  const std::vector<Literal>& learnt = analysis_.learnt();
  if (observer_ != nullptr) observer_->learnt(assignment_, clauses_, conflict, learnt);
  const bool is_fact = learnt.size() == 1;
  back_to(std::max(fixed_levels_, is_fact ? 0 : assignment_.level_of(variable_of(learnt[1]))));
  assignment_.assign(learnt[0], is_fact ? Antecedent{} : Antecedent::clause(clauses_.add(learnt, analysis_.glue())));
}

// One of the decisions that led to the solution must be another one.
void ClauseSearch::exclude_solution() {
  at_solution_ = false;
  if (observer_ != nullptr) observer_->excluded(assignment_, clauses_);
  const std::uint32_t level = assignment_.level();
  if (level < 2 || excluded_ == kExcludedByClause) return flip_last_decision();
  ++excluded_;
  std::vector<Literal> others;
  for (std::uint32_t of = level; of > 0; --of) others.push_back(deny(assignment_.decision(of)));
  back_to(level - 1);
  assignment_.assign(others[0], Antecedent::clause(clauses_.add(others, 0)));
}

// All below the last decision has been seen, so its opposite holds as long as the decisions before it do. (Gebser,
// Kaufmann, Neumann and Schaub, "Conflict-driven answer set enumeration", 2007.)
void ClauseSearch::flip_last_decision() {
  const std::uint32_t level = assignment_.level();
  ended_ = level == 0;
  if (ended_) return;
  const Literal decision = assignment_.decision(level);
  fixed_levels_ = level - 1;
  back_to(fixed_levels_);
  assignment_.assign(deny(decision), {});
}

void ClauseSearch::decide() {
  Variable variable = order_.take_first();
  while (!assignment_.is_open(affirm(variable))) variable = order_.take_first();
  ++decisions_;
  assignment_.decide(conflicts_ < kBoldConflicts ? affirm(variable) : phases_.literal(variable));
}

void ClauseSearch::restart() {
  next_restart_ = conflicts_ + kRestartInterval * luby(++restarts_);
  back_to(fixed_levels_);
  if (conflicts_ < next_reduction_) return;
  clauses_.reduce(assignment_, observer_);
  next_reduction_ = conflicts_ + kFirstReduction + kReductionGrowth * ++reductions_;
}

void ClauseSearch::back_to(std::uint32_t level) {
  if (level == assignment_.level()) return;
  assignment_.back_to(level, [&](Literal literal) { order_.insert(variable_of(literal)); });
  propagated_ = std::min(propagated_, assignment_.trail().size());
  if (theory_ != nullptr) theory_->back_to(assignment_.trail().size());
}

}  // namespace sudoku::large
