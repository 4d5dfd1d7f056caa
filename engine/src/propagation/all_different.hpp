// `all-different`: each unit is one constraint, "all different", and is made generalised arc consistent: a candidate
// stays only if the unit can be filled with it, all other cells getting a candidate of their own. With a perfect
// matching of cells and digits, what may stay is found by strongly connected components; what leaves a cell is in a
// Hall set, cells that need all their digits for themselves. A unit without perfect matching is a contradiction.
//
// Singles and subsets of any size, naked or hidden, are all special cases; what two units tell together (locked
// candidates) is not. Source: Régin, "A filtering algorithm for constraints of difference in CSPs", AAAI 1994; for
// Sudoku: Simonis, "Sudoku as a Constraint Problem", CP workshop 2005.
#pragma once

#include "propagation/index_set.hpp"
#include "propagation/propagator.hpp"
#include "propagation/unit_matching.hpp"

namespace sudoku {

template <class Trace>
class AllDifferent : public Propagator<Trace> {
 public:
  AllDifferent(const Geometry& geometry, const Puzzle& puzzle, Trace& trace)
      : Propagator<Trace>(geometry, puzzle, trace),
        changed_(geometry.units()),
        matchings_(static_cast<std::size_t>(geometry.units())) {}

  bool start() override {
    for (int cell = 0; cell < this->geometry_.cells(); ++cell) settle(static_cast<Cell>(cell));
    for (int unit = 0; unit < this->geometry_.units(); ++unit) changed_.insert(static_cast<std::size_t>(unit));
    return run();
  }

  bool propagate(Cell cell) override {
    for (const Unit unit : this->geometry_.units_of(cell)) changed_.insert(unit);
    return run();
  }

 protected:
  void forget() override { changed_.clear(); }

 private:
  // A unit in which nothing has changed since it was last filtered has nothing new to say: the events are those of
  // passes through all units until one changes nothing.
  bool run() {
    for (std::size_t passes = 1; changed_.next(0) != IndexSet::npos; ++passes) {
      this->trace_.pass(Cause::all_different, passes, static_cast<std::size_t>(this->geometry_.units()));
      for (std::size_t unit = changed_.next(0); unit != IndexSet::npos; unit = changed_.next(unit + 1)) {
        if (!filter(static_cast<Unit>(unit))) return false;
        changed_.erase(unit);
      }
    }
    return true;
  }

  bool filter(Unit unit) {
    const auto cells = this->geometry_.cells_of(unit);
    const int n = this->geometry_.size();
    Sets candidates{};
    for (std::size_t at = 0; at < cells.size(); ++at) candidates[at] = this->board_.candidates[cells[at]];
    UnitMatching& matching = matchings_[unit];
    if (!matching.extend(candidates, n)) {
      this->trace_.unit_conflict(Cause::all_different, unit, 0);
      return false;
    }
    const DigitComponents components(candidates, matching, n);
    for (int at = 0; at < n; ++at) {
      const Mask strays = candidates[static_cast<std::size_t>(at)] & ~components.of(matching.digit_of(at));
      take(cells[static_cast<std::size_t>(at)], strays, unit);
    }
    return true;
  }

  /// The matched digit of the cell is none of these, so it is never emptied.
  void take(Cell cell, Mask digits, Unit unit) {
    if (digits == 0) return;
    for (; digits != 0; digits &= digits - 1) {
      this->remove(cell, lowest_digit(digits), Cause::all_different, unit);
    }
    for (const Unit other : this->geometry_.units_of(cell)) changed_.insert(other);
    settle(cell);
  }

  void settle(Cell cell) {
    if (!this->is_settled(cell)) return;
    this->place(cell, lowest_digit(this->board_.candidates[cell]), Cause::all_different, kNoUnit);
  }

  IndexSet changed_;                     // units in which a candidate has gone since they were last filtered
  std::vector<UnitMatching> matchings_;  // of each unit: as it was last found, a good start for the next
};

}  // namespace sudoku
