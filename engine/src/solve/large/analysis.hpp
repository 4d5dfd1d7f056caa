// Learns from a conflict: a clause that would have avoided it, by the first unique implication point (Marques-Silva
// and Sakallah, "GRASP", 1999; MiniSat), less the literals that the others imply (Sorensson and Biere, "Minimizing
// Learned Clauses", 2009), and with one literal for all of a level where one will do (Fleury and Biere, "Efficient
// All-UIP Learned Clause Minimization", 2021). On hard grids a decision settles so much that there are few levels of
// many literals, and this spares a fifth of the conflicts.
#pragma once

#include <vector>

#include "solve/large/clauses.hpp"
#include "solve/large/decision_order.hpp"
#include "solve/large/theory.hpp"

namespace sudoku::large {

class Analysis {
 public:
  Analysis(const Assignment& assignment, Clauses& clauses, DecisionOrder& order, Theory* theory);

  /// Learns from a conflict at the present level, which is not 0.
  void run(Conflict conflict);

  /// The clause learnt. All its literals are false: the first at the present level, all others below; the second, if
  /// there is one, at the highest level of these.
  const std::vector<Literal>& learnt() const { return learnt_; }
  /// How many levels meet in it.
  std::uint32_t glue() const { return glue_; }

 private:
  enum class Mark : std::uint8_t { none, seen, redundant, needed };

  template <class Visit>
  bool all_causes(Literal implied, Antecedent reason, Visit visit) const;
  void trace_back(Literal implied, Antecedent reason);
  void see(Literal cause);
  void mark(Variable variable, Mark mark);
  bool is_redundant(Literal literal, int depth);
  bool is_covered(Literal literal, int depth);
  void shrink();
  std::size_t gather_highest(std::size_t from);
  Literal common_cause(std::span<const Literal> literals);
  std::uint32_t count_levels(std::span<const Literal> literals);

  const Assignment& assignment_;
  Clauses& clauses_;
  DecisionOrder& order_;
  Theory* theory_;  // null where there is none

  std::vector<Literal> learnt_;
  std::uint32_t glue_ = 0;
  std::uint32_t unresolved_ = 0;  // literals of the present level that have been seen and not yet traced back
  std::vector<Mark> marks_;       // of each variable
  std::vector<Variable> marked_;
  std::vector<std::uint32_t> last_traced_;   // of each variable: the search for a common cause that met it last
  std::uint32_t traces_ = 0;
  std::vector<std::uint32_t> last_counted_;  // of each level: the count that met it last
  std::uint32_t counts_ = 0;
};

}  // namespace sudoku::large
