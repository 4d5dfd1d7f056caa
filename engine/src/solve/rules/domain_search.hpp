// Search over the candidates of cells, for rules under which learning clauses doesn't pay: primitives are pruned
// without asking why, and a guess is made where conflicts were met lately. (Weights of conflicts: Boussemart, Hemery,
// Lecoutre and Sais, "Boosting systematic search by weighting constraints", 2004.)
#pragma once

#include <vector>

#include "constraints/constraint_set.hpp"
#include "sudoku/puzzle.hpp"
#include "sudoku/solve.hpp"

namespace sudoku {

class DomainSearch final : public Solver {
 public:
  /// A puzzle that has passed check_puzzle.
  DomainSearch(const Puzzle& puzzle, SolveLimits limits);

  bool advance(std::uint64_t steps) override;
  SolveStatus status() const override { return status_; }
  std::uint64_t count() const override { return count_; }
  std::uint64_t nodes() const override { return nodes_; }
  const std::vector<std::vector<Digit>>& solutions() const override { return solutions_; }

 private:
  /// A mask that was narrowed, to be put back.
  struct Change {
    Cell cell;
    Mask before;
  };
  struct TriedDigit {
    Cell cell;
    Mask digit;
    std::size_t changes;  // before it was made
  };

  void order_primitives();
  bool narrow(Cell cell, Mask to);
  bool propagate();
  bool tell_peers();
  bool look_at_unit(Unit unit);
  bool prune(std::size_t number);
  bool fail_in(std::span<const Cell> cells);
  bool guess();
  void back();
  void take_solution();
  SolveStatus final_status() const;
  bool pick(TriedDigit& guess) const;

  Geometry geometry_;
  SolveLimits limits_;
  std::vector<Mask> masks_;
  std::vector<Change> changes_;
  std::vector<TriedDigit> guesses_;
  std::vector<Cell> singles_;           // cells that have come down to one digit, and haven't told their peers
  std::vector<char> unit_changed_;
  std::vector<char> primitive_changed_;
  std::vector<std::uint16_t> order_;    // primitives, those first that are soon pruned
  std::vector<Mask> scratch_;
  std::vector<double> weight_;          // of each cell: conflicts that it took part in, of which later ones count more
  double bump_ = 1;
  bool is_dead_ = false;                // the position at hand has no solution
  std::uint64_t work_ = 0, nodes_ = 1, count_ = 0;
  SolveStatus status_ = SolveStatus::running;
  std::vector<std::vector<Digit>> solutions_;
};

}  // namespace sudoku
