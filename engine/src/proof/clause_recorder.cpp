#include "proof/clause_recorder.hpp"

#include <algorithm>
#include <array>

namespace sudoku::proof {

using large::Antecedent;
using large::Assignment;
using large::Clauses;

/// The line that makes a literal true, if its causes are.
LineNumber ClauseRecorder::line_of(large::Literal implied, Antecedent reason) const {
  switch (reason.kind()) {
    case Antecedent::Kind::rival:
      return groups_.pair_line(translated(reason.index()), opposite(translated(implied)));
    case Antecedent::Kind::last:
      return tables_.choice_lines[reason.index()];
    case Antecedent::Kind::clause:
      return clause_lines_[reason.index()];
    case Antecedent::Kind::none:
    case Antecedent::Kind::theory:
      break;
  }
  return kNoLine;
}

/// Visits the true literals that make a literal true.
template <class Visit>
void ClauseRecorder::for_causes(const Assignment& assignment, const Clauses& clauses, large::Literal implied,
                                Antecedent reason, Visit visit) const {
  const auto visit_others = [&](std::span<const large::Literal> literals) {
    for (const large::Literal literal : literals) {
      if (literal != implied) visit(large::deny(literal));
    }
  };
  switch (reason.kind()) {
    case Antecedent::Kind::rival:
      visit(large::Literal{reason.index()});
      break;
    case Antecedent::Kind::last:
      visit_others(assignment.choices().literals(reason.index()));
      break;
    case Antecedent::Kind::clause:
      visit_others(clauses.literals(reason.index()));
      break;
    case Antecedent::Kind::none:
    case Antecedent::Kind::theory:
      break;
  }
}

/// Gives each literal that has become true without decisions a line.
void ClauseRecorder::note_facts(const Assignment& assignment, const Clauses& clauses) {
  const std::size_t end = assignment.end_of(0);
  for (; facts_ < end; ++facts_) {
    const large::Literal fact = assignment.trail()[facts_];
    LineNumber& line = fact_lines_[large::variable_of(fact)];
    if (line != kNoLine) continue;
    const Antecedent reason = assignment.reason_of(large::variable_of(fact));
    hints_.clear();
    for_causes(assignment, clauses, fact, reason,
               [&](large::Literal cause) { hints_.push_back(fact_lines_[large::variable_of(cause)]); });
    hints_.push_back(line_of(fact, reason));
    line = lines_.add_shortcut(std::array{translated(fact)}, hints_);
  }
}

void ClauseRecorder::assume(std::span<const large::Literal> clause) {
  literals_.clear();
  for (const large::Literal literal : clause) {
    marks_[large::variable_of(literal)] = Mark::assumed;
    literals_.push_back(translated(literal));
  }
}

void ClauseRecorder::mark_cause(large::Literal cause) {
  Mark& mark = marks_[large::variable_of(cause)];
  if (mark == Mark::none) mark = Mark::caused;
}

void ClauseRecorder::mark_causes(const Assignment& assignment, const Clauses& clauses, large::Literal implied,
                                 Antecedent reason) {
  for_causes(assignment, clauses, implied, reason, [this](large::Literal cause) { mark_cause(cause); });
}

/// Goes back from what is marked to what the clause denies. The hints are the clauses on the way, and at last the one
/// that is broken.
void ClauseRecorder::add_line(const Assignment& assignment, const Clauses& clauses,
                              std::span<const large::Literal> clause, LineNumber last) {
  hints_.assign(1, last);
  const auto& trail = assignment.trail();
  for (std::size_t at = trail.size(); at-- > 0;) {
    const large::Variable variable = large::variable_of(trail[at]);
    if (marks_[variable] == Mark::caused) {
      const bool is_fact = assignment.level_of(variable) == 0;
      const Antecedent reason = assignment.reason_of(variable);
      hints_.push_back(is_fact ? fact_lines_[variable] : line_of(trail[at], reason));
      if (!is_fact) mark_causes(assignment, clauses, trail[at], reason);
    }
    marks_[variable] = Mark::none;
  }
  std::reverse(hints_.begin(), hints_.end());
  const LineNumber line = lines_.add(literals_, hints_);
  has_ended_ = clause.empty();
  if (clause.size() == 1) fact_lines_[large::variable_of(clause.front())] = line;
  if (clause.size() < 2) return;
  clause_lines_.resize(clauses.end() + 1);
  clause_lines_.back() = line;
}

void ClauseRecorder::learnt(const Assignment& assignment, const Clauses& clauses, large::Conflict conflict,
                            std::span<const large::Literal> clause) {
  note_facts(assignment, clauses);
  assume(clause);
  mark_cause(large::deny(conflict.implied));
  mark_causes(assignment, clauses, conflict.implied, conflict.reason);
  add_line(assignment, clauses, clause, line_of(conflict.implied, conflict.reason));
}

void ClauseRecorder::excluded(const Assignment& assignment, const Clauses& clauses) {
  note_facts(assignment, clauses);
  std::vector<large::Literal> denied;
  for (std::uint32_t level = assignment.level(); level > 0; --level) {
    denied.push_back(large::deny(assignment.decision(level)));
  }
  assume(denied);
  for (const large::Literal literal : assignment.trail()) {
    const Literal meant = translated(literal);
    if (is_affirmed(meant) && groups_.is_about_cell(meant)) mark_cause(literal);
  }
  add_line(assignment, clauses, denied, premise_);
}

}  // namespace sudoku::proof
