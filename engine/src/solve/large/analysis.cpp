#include "solve/large/analysis.hpp"

#include <algorithm>

namespace sudoku::large {

namespace {

/// How deep causes of causes are looked at; deeper, a literal just stays.
constexpr int kDepth = 500;

}  // namespace

Analysis::Analysis(const Assignment& assignment, Clauses& clauses, DecisionOrder& order)
    : assignment_(assignment), clauses_(clauses), order_(order), marks_(assignment.variables(), Mark::none),
      last_counted_(assignment.variables() + 1, 0) {}

void Analysis::run(Conflict conflict) {
  learnt_.assign(1, kNoLiteral);
  unresolved_ = 0;
  see(deny(conflict.implied));
  trace_back(conflict.implied, conflict.reason);
  const Literal* latest = assignment_.trail().data() + assignment_.trail().size();
  for (;;) {
    do {
      --latest;
    } while (marks_[variable_of(*latest)] == Mark::none);
    if (--unresolved_ == 0) break;
    trace_back(*latest, assignment_.reason_of(variable_of(*latest)));
  }
  learnt_[0] = deny(*latest);
  const auto implied_by_others = [&](Literal literal) {
    return literal != learnt_[0] && is_redundant(deny(literal), 0);
  };
  std::erase_if(learnt_, implied_by_others);
  second_is_highest();
  glue_ = count_levels(learnt_);
  for (const Variable variable : marked_) marks_[variable] = Mark::none;
  marked_.clear();
  order_.decay();
}

// Visits the true literals that make a literal true, for as long as `visit` says so.
template <class Visit>
bool Analysis::all_causes(Literal implied, Reason reason, Visit visit) const {
  const auto all_others = [&](std::span<const Literal> literals) {
    for (const Literal literal : literals) {
      if (literal != implied && !visit(deny(literal))) return false;
    }
    return true;
  };
  switch (reason.kind()) {
    case Reason::Kind::none: break;
    case Reason::Kind::rival: return visit(Literal{reason.index()});
    case Reason::Kind::last: return all_others(assignment_.choices().literals(reason.index()));
    case Reason::Kind::clause: return all_others(clauses_.literals(reason.index()));
  }
  return true;
}

void Analysis::trace_back(Literal implied, Reason reason) {
  if (reason.kind() == Reason::Kind::clause) {
    clauses_.note_use(reason.index(), count_levels(clauses_.literals(reason.index())));
  }
  all_causes(implied, reason, [&](Literal cause) {
    see(cause);
    return true;
  });
}

void Analysis::see(Literal cause) {
  const Variable variable = variable_of(cause);
  const std::uint32_t level = assignment_.level_of(variable);
  if (level == 0 || marks_[variable] != Mark::none) return;
  mark(variable, Mark::seen);
  order_.bump(variable);
  if (level == assignment_.level()) {
    ++unresolved_;
  } else {
    learnt_.push_back(deny(cause));
  }
}

void Analysis::mark(Variable variable, Mark mark) {
  marks_[variable] = mark;
  marked_.push_back(variable);
}

// Whether all causes of a literal come from others that have been seen: below the present level, these are the learnt
// clause's.
bool Analysis::is_redundant(Literal literal, int depth) {
  const Variable variable = variable_of(literal);
  const Reason reason = assignment_.reason_of(variable);
  if (reason.kind() == Reason::Kind::none || depth > kDepth) return false;
  const bool redundant = all_causes(literal, reason, [&](Literal cause) {
    const Variable of = variable_of(cause);
    if (assignment_.level_of(of) == 0 || marks_[of] == Mark::seen || marks_[of] == Mark::redundant) return true;
    return marks_[of] != Mark::needed && is_redundant(cause, depth + 1);
  });
  if (depth > 0) mark(variable, redundant ? Mark::redundant : Mark::needed);
  return redundant;
}

void Analysis::second_is_highest() {
  const auto is_lower = [&](Literal a, Literal b) {
    return assignment_.level_of(variable_of(a)) < assignment_.level_of(variable_of(b));
  };
  if (learnt_.size() < 2) return;
  std::iter_swap(learnt_.begin() + 1, std::max_element(learnt_.begin() + 1, learnt_.end(), is_lower));
}

std::uint32_t Analysis::count_levels(std::span<const Literal> literals) {
  ++counts_;
  std::uint32_t levels = 0;
  for (const Literal literal : literals) {
    std::uint32_t& last_counted = last_counted_[assignment_.level_of(variable_of(literal))];
    if (last_counted != counts_) ++levels;
    last_counted = counts_;
  }
  return levels;
}

}  // namespace sudoku::large
