// Writes down what clause search learns as lines of a proof, each with its hints: the clauses that the conflict went
// back through. Where a literal of the search stands for one of the statement is up to a table.
#pragma once

#include "proof/group_statement.hpp"
#include "proof/proof_lines.hpp"
#include "solve/large/search_observer.hpp"

namespace sudoku::proof {

/// How the search is made of the statement.
struct SearchTables {
  std::vector<Literal> variables;      // of each variable of the search, its literal of the statement
  std::vector<LineNumber> choice_lines;  // of each choice of the search, the line that one of its literals is true
};

class ClauseRecorder final : public large::SearchObserver {
 public:
  ClauseRecorder(const GroupStatement& groups, ProofLines& lines, SearchTables tables)
      : groups_(groups), lines_(lines), tables_(std::move(tables)),
        fact_lines_(tables_.variables.size(), kNoLine), marks_(tables_.variables.size(), Mark::none) {}

  /// The line that the solution which stands is to be another one. To be told before the search goes on from it.
  void set_premise(LineNumber line) { premise_ = line; }
  /// True when the empty clause has been derived.
  bool has_ended() const { return has_ended_; }

  void learnt(const large::Assignment& assignment, const large::Clauses& clauses, large::Conflict conflict,
              std::span<const large::Literal> clause) override;
  void excluded(const large::Assignment& assignment, const large::Clauses& clauses) override;
  void moved(large::ClauseRef from, large::ClauseRef to) override { clause_lines_[to] = clause_lines_[from]; }

 private:
  enum class Mark : std::uint8_t { none, caused, assumed };

  void note_facts(const large::Assignment& assignment, const large::Clauses& clauses);
  LineNumber line_of(large::Literal implied, large::Antecedent reason) const;
  template <class Visit>
  void for_causes(const large::Assignment& assignment, const large::Clauses& clauses, large::Literal implied,
                  large::Antecedent reason, Visit visit) const;
  void assume(std::span<const large::Literal> clause);
  void mark_cause(large::Literal cause);
  void mark_causes(const large::Assignment& assignment, const large::Clauses& clauses, large::Literal implied,
                   large::Antecedent reason);
  void add_line(const large::Assignment& assignment, const large::Clauses& clauses,
                std::span<const large::Literal> clause, LineNumber last);
  Literal translated(large::Literal literal) const {
    return tables_.variables[large::variable_of(literal)] ^ (literal & 1);
  }

  const GroupStatement& groups_;
  ProofLines& lines_;
  SearchTables tables_;
  LineNumber premise_ = kNoLine;
  bool has_ended_ = false;
  std::vector<LineNumber> fact_lines_;    // of each variable of the search that is known
  std::vector<LineNumber> clause_lines_;  // by the place where a clause is stored
  std::size_t facts_ = 0;
  std::vector<Mark> marks_;  // of each variable of the search
  std::vector<LineNumber> hints_;
  std::vector<Literal> literals_;
};

}  // namespace sudoku::proof
