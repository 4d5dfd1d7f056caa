// Search for short proofs: the next assumption is chosen by looking ahead.
#pragma once

#include "proof/constraint_clauses.hpp"
#include "proof/look_ahead.hpp"
#include "proof/proof_search.hpp"

namespace sudoku::proof {

class LookAheadSearch final : public ProofSearch {
 public:
  /// A puzzle that has passed check_puzzle, except that givens may clash.
  LookAheadSearch(Geometry geometry, const Puzzle& puzzle);

  std::uint64_t trials() const override { return trials_; }

 private:
  bool state_more() override;
  void go_on() override;
  void before_backjump(std::uint32_t level) override;
  void after_restart() override;
  void assume(Literal literal);
  void end_trial();

  Geometry geometry_;
  ConstraintClauses constraint_clauses_;
  LookAhead look_ahead_;
  std::optional<Literal> tried_;  // the last assumption, where it is a trial
  bool is_looking_ = false;       // trials of this position have begun
  std::uint64_t trials_ = 0;
};

}  // namespace sudoku::proof
