// Search over the candidates of cells, for rules under which learning clauses doesn't pay: primitives are pruned
// without asking why, and a guess is made where conflicts were met lately. (Weights of conflicts: Boussemart, Hemery,
// Lecoutre and Sais, "Boosting systematic search by weighting constraints", 2004.)
#pragma once

#include <vector>

#include "constraints/constraint_set.hpp"
#include "solve/rules/digit_sets.hpp"
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

  /// The cells that two units share, of which the first is complete, and the others of each.
  struct UnitCrossing {
    Unit first, second;
    bool is_second_complete;
    std::vector<Cell> common, of_first, of_second;
  };

  void list_primitives();
  void order_primitives();
  void list_crossings();
  void look_for_sums();
  void undo_to(std::size_t changes);
  bool narrow(Cell cell, Mask to);
  bool propagate();
  bool tell_peers();
  bool look_at_unit(Unit unit);
  bool look_at_crossings();
  bool look_at_crossing(const UnitCrossing& crossing);
  bool keep_out(std::span<const Cell> cells, Mask digits);
  bool look_at_sets();
  bool look_at_set(const DigitSets& sets);
  bool prune(std::size_t number);
  bool fail_in(std::span<const Cell> cells);
  bool guess();
  void back();
  void take_solution();
  SolveStatus final_status() const;
  bool pick(TriedDigit& guess) const;

  Puzzle puzzle_;
  Geometry geometry_;
  SolveLimits limits_;
  std::vector<Mask> masks_;
  std::vector<Change> changes_;
  std::vector<TriedDigit> guesses_;
  std::vector<Cell> singles_;           // cells that have come down to one digit, and haven't told their peers
  std::vector<UnitCrossing> crossings_;
  std::vector<DigitSets> sets_;
  std::vector<std::vector<std::uint16_t>> sets_of_;  // of each cell
  std::vector<char> set_changed_;
  std::vector<CellBits> peers_;
  std::vector<char> unit_changed_, crossing_changed_;
  std::vector<std::unique_ptr<Primitive>> implied_;     // sums that search adds to those of the rules
  std::vector<const Primitive*> primitives_;
  std::vector<std::vector<std::uint16_t>> primitives_of_;  // of each cell
  std::vector<char> primitive_changed_;
  std::vector<std::uint16_t> order_;    // primitives, those first that are soon pruned
  std::vector<Mask> scratch_;
  std::vector<double> weight_;          // of each cell: conflicts that it took part in, of which later ones count more
  double bump_ = 1;
  bool has_looked_for_sums_ = false;
  bool is_dead_ = false;                // the position at hand has no solution
  std::uint64_t work_ = 0, nodes_ = 1, count_ = 0;
  SolveStatus status_ = SolveStatus::running;
  std::vector<std::vector<Digit>> solutions_;
};

}  // namespace sudoku
