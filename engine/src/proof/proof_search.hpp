// The search for a proof: what every way of searching shares. It learns from each conflict which assumptions made it,
// and goes back to where that tells something (backjumping).
#pragma once

#include <span>
#include <vector>

#include "proof/derivation.hpp"
#include "sudoku/proof.hpp"

namespace sudoku::proof {

/// A statement as clauses, with the variables of which a solution settles each.
struct StatedClauses {
  ClauseList clauses;       ///< without those that state_more is to add
  std::uint32_t variables;  ///< the highest number of a variable
  std::uint32_t used;       ///< how many of these numbers are in use
};

class ProofSearch {
 public:
  ProofSearch(const ProofSearch&) = delete;
  virtual ~ProofSearch() = default;

  void step();
  void add_branch(std::span<const std::uint32_t> guesses);

  ProofStatus status() const { return status_; }
  const std::vector<std::vector<Digit>>& solutions() const { return solutions_; }
  /// Clauses, those of the statement first.
  const ClauseList& clauses() const { return clauses_; }
  std::uint32_t variables() const { return variables_; }
  /// That of the grid.
  int size() const { return size_; }
  /// True once the statement is written; it never is if it would have too many clauses.
  bool is_stated() const { return is_stated_; }
  /// How many clauses the statement has without the one that forbids a solution.
  LineNumber stated() const { return stated_; }
  const ProofLines& lines() const { return lines_; }
  /// Assumptions that were tried.
  virtual std::uint64_t trials() const = 0;
  /// As those of Prover.
  std::vector<std::uint32_t> branch_lines() const;

 protected:
  ProofSearch(int size, StatedClauses statement, std::size_t most_hints);

  /// Adds further clauses of the statement: those of large grids, and of constraints, take long to write down.
  /// @returns false when all are there, or when search has ended, since they are too many
  virtual bool state_more() = 0;
  /// Goes on from a position in which all conclusions are drawn, no branch is to be entered, and something is open.
  virtual void go_on() = 0;
  /// A line has been learnt, and search is about to go back to a level.
  virtual void before_backjump(std::uint32_t) {}
  /// Nothing is assumed any more.
  virtual void after_restart() {}

  /// A conflict without assumptions has been derived.
  void end_with_proof() { is_proved_ = true; }
  void end_at_limit() { status_ = ProofStatus::limit; }
  void check_length();
  /// A solution is kept and forbidden; another one is the end. A branch may have led to the same one before.
  /// @returns the clause that forbids it; kNoLine at the end
  LineNumber keep_solution(const std::vector<Digit>& solution);
  /// The branch that has been entered stays without a line.
  void give_up_branch() { close_branch(kNoLine); }

  int size_;
  ClauseList clauses_;
  std::uint32_t variables_;
  LineNumber stated_ = 0;
  ProofLines lines_;
  UnitPropagation propagation_;
  Derivation derivation_;

 private:
  void state();
  void take_in_clauses();
  void finish();
  bool enters_branch();
  bool refutes_branch(LineNumber line) const;
  void close_branch(LineNumber line);
  void watch(LineNumber line);
  void learn_from(LineNumber conflict);
  std::vector<Digit> standing_grid() const;

  std::uint32_t used_;
  std::size_t most_hints_;
  LineNumber watched_ = 0;  // clauses of the statement that take part
  bool is_stated_ = false;
  bool is_proved_ = false;
  ProofStatus status_ = ProofStatus::running;
  std::vector<std::vector<Digit>> solutions_;
  LineNumber premise_ = kNoLine;  // the clause that forbids the first of them
  std::vector<std::vector<Literal>> branches_;
  std::vector<LineNumber> branch_lines_;  // of the branches that are done
};

}  // namespace sudoku::proof
