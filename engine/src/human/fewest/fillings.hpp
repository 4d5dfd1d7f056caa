// The ways that are left to fill the cells of constraints while candidates are chosen and excluded.
#pragma once

#include "human/fewest/statements.hpp"

namespace sudoku::human {

class ConstraintFillings {
 public:
  /// The open cell of a constraint with the fewest digits that some filling may have, none where it can't be filled.
  struct Next {
    Cell cell = kNoCell;  ///< kNoCell: all are chosen, and satisfy it
    Mask digits = 0;
  };

  explicit ConstraintFillings(const Statements& statements);

  void choose(Candidate candidate);
  void take_back(Candidate candidate);
  void exclude(Candidate candidate) { change(candidate); }
  void allow(Candidate candidate) { change(candidate); }

  const Next& next_of(StatementNumber constraint);
  /// True if each cell of a constraint has a digit here, and these satisfy it.
  bool is_filled(StatementNumber constraint, const std::vector<Mask>& digits) const;

 private:
  void change(Candidate candidate);
  void touch(Cell cell);
  bool prune(StatementNumber constraint, std::vector<Mask>& left) const;

  const Statements& statements_;
  std::vector<Mask> open_;              // of each cell: candidates that are not excluded
  std::vector<std::uint8_t> is_chosen_;  // of each cell
  std::vector<Next> next_;              // of each constraint
  std::vector<std::uint8_t> is_known_;  // of each: whether `next_` is as it should be
};

}  // namespace sudoku::human
