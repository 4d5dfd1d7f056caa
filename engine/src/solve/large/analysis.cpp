#include "solve/large/analysis.hpp"

#include <algorithm>

namespace sudoku::large {

namespace {

/// How deep causes of causes are looked at; deeper, a literal just stays.
constexpr int kDepth = 500;

/// Clauses shrink while there are no more levels. Where there are many, as on an empty grid, what shrinks is made of
/// old decisions, and search for any solution takes ten times as long.
constexpr std::uint32_t kFewLevels = 12;

}  // namespace

Analysis::Analysis(const Assignment& assignment, Clauses& clauses, DecisionOrder& order, Theory* theory)
    : assignment_(assignment), clauses_(clauses), order_(order), theory_(theory),
      marks_(assignment.variables(), Mark::none),
      last_traced_(assignment.variables(), 0),
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
  if (assignment_.level() <= kFewLevels) {
    shrink();
  } else {
    gather_highest(1);
  }
  glue_ = count_levels(learnt_);
  for (const Variable variable : marked_) marks_[variable] = Mark::none;
  marked_.clear();
  order_.decay();
}

// Visits the true literals that make a literal true, for as long as `visit` says so.
template <class Visit>
bool Analysis::all_causes(Literal implied, Antecedent reason, Visit visit) const {
  const auto all_others = [&](std::span<const Literal> literals) {
    for (const Literal literal : literals) {
      if (literal != implied && !visit(deny(literal))) return false;
    }
    return true;
  };
  switch (reason.kind()) {
    case Antecedent::Kind::none:
      break;
    case Antecedent::Kind::rival:
      return visit(Literal{reason.index()});
    case Antecedent::Kind::last:
      return all_others(assignment_.choices().literals(reason.index()));
    case Antecedent::Kind::clause:
      return all_others(clauses_.literals(reason.index()));
    case Antecedent::Kind::theory:
      return all_others(theory_->reason(reason.index(), assignment_));
  }
  return true;
}

void Analysis::trace_back(Literal implied, Antecedent reason) {
  if (reason.kind() == Antecedent::Kind::clause) {
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

// True if all causes of a literal are in the clause, or follow from what is.
bool Analysis::is_redundant(Literal literal, int depth) {
  const Variable variable = variable_of(literal);
  const Antecedent reason = assignment_.reason_of(variable);
  if (reason.kind() == Antecedent::Kind::none || depth > kDepth) return false;
  return all_causes(literal, reason, [&](Literal cause) { return is_covered(cause, depth + 1); });
}

// The same of the literal itself. (What has been seen at the present level is not in the clause, but causes of what is
// below are below too.)
bool Analysis::is_covered(Literal literal, int depth) {
  const Variable variable = variable_of(literal);
  if (assignment_.level_of(variable) == 0 || marks_[variable] == Mark::seen || marks_[variable] == Mark::redundant) {
    return true;
  }
  if (marks_[variable] == Mark::needed) return false;
  const bool redundant = is_redundant(literal, depth);
  mark(variable, redundant ? Mark::redundant : Mark::needed);
  return redundant;
}

// If all literals of a level follow from one, that one takes their place. Highest level first, so that what a level
// rests on is still in the clause, or follows from what is.
void Analysis::shrink() {
  for (std::size_t from = 1; from < learnt_.size();) {
    const std::size_t to = gather_highest(from);
    const Literal cause = to - from < 2 ? kNoLiteral : common_cause({learnt_.data() + from, to - from});
    if (cause == kNoLiteral) {
      from = to;
      continue;
    }
    mark(variable_of(cause), Mark::seen);
    learnt_[from] = deny(cause);
    std::copy(learnt_.data() + to, learnt_.data() + learnt_.size(), learnt_.data() + from + 1);
    learnt_.resize(learnt_.size() - (to - from - 1));
    ++from;
  }
}

// Brings the literals of the highest level to the front of what begins at `from`, and says where they end.
std::size_t Analysis::gather_highest(std::size_t from) {
  std::uint32_t highest = 0;
  const auto level_at = [&](std::size_t at) { return assignment_.level_of(variable_of(learnt_[at])); };
  for (std::size_t at = from; at < learnt_.size(); ++at) highest = std::max(highest, level_at(at));
  std::size_t to = from;
  for (std::size_t at = from; at < learnt_.size(); ++at) {
    if (level_at(at) == highest) std::swap(learnt_[at], learnt_[to++]);
  }
  return to;
}

// The last literal of a level that makes false all these, which are of this level, together with nothing but lower
// literals that the clause has anyway. kNoLiteral if there is none: a level can hold several literals without a reason,
// its decision and those that ways already seen have left.
Literal Analysis::common_cause(std::span<const Literal> literals) {
  const std::uint32_t level = assignment_.level_of(variable_of(literals[0]));
  std::size_t left = 0;
  ++traces_;
  const auto belongs = [&](Literal cause) {
    const Variable of = variable_of(cause);
    if (assignment_.level_of(of) < level) return is_covered(cause, 0);
    if (last_traced_[of] != traces_) ++left;
    last_traced_[of] = traces_;
    return true;
  };
  for (const Literal literal : literals) belongs(deny(literal));
  for (const Literal* latest = assignment_.trail().data() + assignment_.end_of(level);;) {
    do {
      --latest;
    } while (last_traced_[variable_of(*latest)] != traces_);
    if (left == 1) return *latest;
    --left;
    const Antecedent reason = assignment_.reason_of(variable_of(*latest));
    if (reason.kind() == Antecedent::Kind::none || !all_causes(*latest, reason, belongs)) return kNoLiteral;
  }
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
