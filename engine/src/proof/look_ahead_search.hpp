// Search for short proofs: the next assumption is chosen by looking ahead.
#pragma once

#include "proof/look_ahead.hpp"
#include "proof/proof_search.hpp"

namespace sudoku::proof {

class LookAheadSearch final : public ProofSearch {
 public:
  /// A puzzle that has passed check_puzzle, except that givens may clash.
  LookAheadSearch(const Geometry& geometry, const Puzzle& puzzle);

  std::uint64_t trials() const override { return trials_; }

 private:
  void go_on() override;
  void before_backjump(std::uint32_t level) override;
  void after_restart() override;
  void assume(Literal literal);
  void end_trial();

  LookAhead look_ahead_;
  std::optional<Literal> tried_;  // the last assumption, where it is a trial
  bool is_looking_ = false;       // trials of this position have begun
  std::uint64_t trials_ = 0;
};

}  // namespace sudoku::proof
