// Search over the candidates of cells, for rules under which learning clauses doesn't pay: primitives are pruned
// without asking why, and a guess is made where conflicts were met lately: a digit for a cell, or a place for a digit.
// (Weights of conflicts: Boussemart, Hemery, Lecoutre and Sais, "Boosting systematic search by weighting constraints",
// 2004.)
#pragma once

#include <array>
#include <vector>

#include "constraints/automaton.hpp"
#include "constraints/constraint_set.hpp"
#include "solve/rules/agenda.hpp"
#include "solve/rules/digit_sets.hpp"
#include "solve/rules/pair_tables.hpp"
#include "solve/rules/unit_crossing.hpp"
#include "sudoku/puzzle.hpp"
#include "sudoku/solve.hpp"

namespace sudoku {

class DomainSearch final : public Solver {
 public:
  /// A puzzle that has passed check_puzzle, and lives as long as the search.
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

  void list_primitives();
  void plan();
  void weigh_cells();
  void look_for_sums();
  void undo_to(std::size_t changes);
  bool narrow(Cell cell, Mask to);
  bool propagate();
  bool tell_peers(Cell cell);
  bool tell_partners(Cell cell);
  bool look_at(std::size_t item);
  bool knows_its_changes(std::size_t item) const;
  bool look_at_unit(Unit unit);
  bool look_at_crossing(const UnitCrossing& crossing);
  Mask digits_of(std::span<const Cell> cells) const;
  bool keep_out(std::span<const Cell> cells, Mask digits);
  bool look_at_set(const DigitSets& sets);
  bool look_at_line(const DigitSets& sets, const DigitSets::Found& found);
  bool prune(std::size_t number);
  bool fail_in(std::span<const Cell> cells);
  /// A digit, and what cells weigh more that can have it.
  struct Favourite {
    Mask digit;
    double more;
  };
  Favourite favourite() const;
  bool guess();
  void fade();
  void back();
  void forget();
  void take_solution();
  SolveStatus final_status() const;
  bool pick(TriedDigit& guess) const;
  void pick_place(double best, TriedDigit& guess) const;

  const Puzzle& puzzle_;
  Geometry geometry_;
  SolveLimits limits_;
  std::vector<Mask> masks_;
  std::vector<Change> changes_;
  std::vector<TriedDigit> guesses_;

  std::vector<std::unique_ptr<Primitive>> implied_;  // sums that search adds to those of the rules
  std::vector<const Primitive*> primitives_;         // but relations, those first that are soon pruned
  std::vector<Automaton::Memo> memos_;               // of each primitive; used for long lines
  PairTables pairs_;
  std::vector<UnitCrossing> crossings_;
  std::vector<DigitSets> sets_;
  std::vector<CellBits> peers_;
  std::size_t first_set_ = 0, first_primitive_ = 0;  // on the agenda, after complete units and crossings

  std::vector<Cell> singles_;    // cells that have come down to one digit, and haven't told their peers
  std::vector<Cell> changed_;    // cells that haven't told their partners in relations
  std::vector<char> is_changed_;
  Agenda agenda_;
  std::vector<Mask> scratch_;

  std::vector<double> weight_;   // of each cell: conflicts that it took part in, of which later ones count more
  std::array<double, kMaxSize> digit_weight_{};  // of each digit: guesses of it that were wrong, later ones more
  double bump_ = 1, digit_bump_ = 1;
  bool has_looked_for_sums_ = false;
  bool is_dead_ = false;         // the position at hand has no solution
  std::uint64_t work_ = 0, nodes_ = 1, count_ = 0;
  SolveStatus status_ = SolveStatus::running;
  std::vector<std::vector<Digit>> solutions_;
};

}  // namespace sudoku
