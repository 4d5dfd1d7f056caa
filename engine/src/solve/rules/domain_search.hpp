// Search over the candidates of cells, for rules under which learning clauses doesn't pay: primitives are pruned
// without asking why, and a guess is made where conflicts were met lately: a digit for a cell, or a place for a digit.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "constraints/automaton.hpp"
#include "constraints/constraint_set.hpp"
#include "constraints/grid_cells.hpp"
#include "solve/rules/agenda.hpp"
#include "solve/rules/conflict_weights.hpp"
#include "solve/rules/digit_sets.hpp"
#include "solve/rules/due_units.hpp"
#include "solve/rules/guess_choice.hpp"
#include "solve/rules/pair_tables.hpp"
#include "sudoku/puzzle.hpp"
#include "sudoku/rules.hpp"
#include "sudoku/solve.hpp"

namespace sudoku {

/// A search through a puzzle that has passed check_puzzle, has at most kLargestWithRules rows, and lives as long as the
/// search.
std::unique_ptr<Solver> make_domain_search(const Puzzle& puzzle, SolveLimits limits);

/// The same for grids with at most 64 * Words cells.
template <std::size_t Words>
class DomainSearch final : public Solver {
 public:
  DomainSearch(const Puzzle& puzzle, SolveLimits limits);

  bool advance(std::uint64_t steps) override;
  SolveStatus status() const override { return status_; }
  std::uint64_t count() const override { return count_; }
  std::uint64_t nodes() const override { return nodes_; }
  const std::vector<std::vector<Digit>>& solutions() const override { return solutions_; }

 private:
  /// All that search asks for again and again lies within it, so that it need not be looked for first.
  static constexpr std::size_t kMostCells = 64 * Words;
  /// So many complete units are watched, one bit each. Of others it only counts that their cells differ: they are rare.
  static constexpr std::size_t kWatchedUnits = 64;
  /// A digit with so many places in a unit is looked at closely: what do all of these see?
  static constexpr int kFewPlaces = 3;

  using Bits = GridCells<Words>;
  using Masks = std::array<ShortMask, kMostCells>;
  using Places = std::array<Bits, kLargestWithRules>;  // of each digit: the cells that it can be in

  /// All that a guess changes, to be put back at once: most guesses change half of it.
  struct SavedState {
    Masks masks;
    Places places;
    std::size_t filled;
  };
  /// A cell, and the digit that its peers were told.
  struct Told {
    Cell cell;
    int digit;
  };

  Bits& places_of(int digit) { return places_[static_cast<std::size_t>(digit) - 1]; }
  void list_cells();
  void list_primitives();
  void plan();
  void weigh_cells();
  std::size_t cells_in_sums() const;
  bool is_open() const;
  bool wants_sums() const;
  void look_for_sums();
  void begin_anew();
  void save_state();
  void put_back(std::size_t depth);

  // Propagation (domain_propagation.hpp): false where a cell, a digit or a primitive has nothing left.
  bool narrow(Cell cell, Mask to);
  void set_mask(Cell cell, Mask to);
  bool propagate();
  bool tell_singles();
  bool tell_peers(Cell cell);
  bool tell_partners(Cell cell);
  bool look_at_places(int digit);
  bool look_at_few(int digit);
  bool keep_away(int digit, const Bits& cells);
  bool look_at_sets(std::size_t number);
  bool look_at_line(const LineSets& line);
  bool place_certain(Mask certain, std::span<const Cell> cells);
  bool prune(std::size_t number);
  bool fail_in(std::span<const Cell> cells);

  bool guess();
  void back();
  void forget();
  void take_solution();
  SolveStatus final_status() const;

  const Puzzle& puzzle_;
  std::shared_ptr<const Geometry> shared_geometry_;
  const Geometry& geometry_;
  SolveLimits limits_;
  std::size_t cells_;  // of the grid
  Masks masks_{};
  Places places_{};
  std::vector<TriedDigit> guesses_;
  std::vector<SavedState> before_;  // each of the guesses; deeper ones are room for the next

  std::vector<Cell> order_;  // filled cells first, then the others as search filled them the last time
  std::size_t filled_ = 0;   // so many of these have told their digit

  std::vector<std::unique_ptr<Primitive>> pairs_of_lines_, circles_, implied_;  // what search adds
  std::vector<const Primitive*> primitives_;         // but relations, those first that are soon pruned
  std::vector<Automaton::Memo> memos_;               // of each primitive; used for long lines
  PairTables pairs_;
  std::vector<LineSets> lines_;
  std::vector<SumSets> sums_;
  std::size_t first_primitive_ = 0;  // on the agenda, after the sets of digits of lines and sums

  std::array<Bits, kMostCells> peers_{};            // of each cell
  std::array<Bits, kWatchedUnits> cells_of_unit_{};  // of each complete unit
  std::array<std::uint64_t, kMostCells> units_{};   // of each cell its complete units, as bits
  DueUnits lost_;  // those in which a digit has lost places that weren't looked at yet
  DueUnits few_;   // those with few places for it: do these see another?

  bool has_singles_ = false;     // some cells have come down to one digit, and haven't told their peers
  std::vector<Cell> changed_;    // cells that haven't told their partners in relations
  std::array<bool, kMostCells> is_changed_{};
  Agenda agenda_;
  std::vector<Mask> scratch_;  // room for the candidates of any primitive

  ConflictWeights weights_;
  Told told_{0, 1};              // the last cell that told its digit, or the first of several
  std::vector<Cell> failed_in_;  // a unit, primitive or cell in which no solution is left
  bool is_killer_ = false;       // sums have half of the cells, or more
  bool has_looked_for_sums_ = false;
  bool has_begun_anew_ = false;
  bool is_dead_ = false;         // the position at hand has no solution
  std::uint64_t work_ = 0, nodes_ = 1, count_ = 0;
  SolveStatus status_ = SolveStatus::running;
  std::vector<std::vector<Digit>> solutions_;
};

}  // namespace sudoku
