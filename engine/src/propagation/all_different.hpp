// `all-different`: each unit is one constraint, "all different", and is made generalised arc consistent: a candidate
// stays only if the unit can be filled with it, all other cells getting a candidate of their own. With a perfect
// matching of cells and digits, what may stay is found by strongly connected components; what leaves a cell is in a
// Hall set, cells that need all their digits for themselves. A unit without perfect matching is a contradiction.
//
// What two cells tell that must differ and share no unit is elimination, in passes before those through units. Where a
// set has fewer cells than there are digits, cells that can be anything take the digits that are left over.
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
        matchings_(static_cast<std::size_t>(geometry.units())),
        strangers_(strangers_of(geometry)),
        unpropagated_(geometry.cells()) {}

  bool start() override {
    for (int index = 0; index < this->geometry_.cells(); ++index) {
      const auto cell = static_cast<Cell>(index);
      settle(cell);
      note_value(cell);
    }
    for (int unit = 0; unit < this->geometry_.units(); ++unit) changed_.insert(static_cast<std::size_t>(unit));
    return this->conclude();
  }

  bool propagate(Cell cell) override {
    note_change(cell);
    note_value(cell);
    return this->conclude();
  }

 protected:
  void forget() override {
    changed_.clear();
    unpropagated_.clear();
  }

  void on_pruned(Cell cell) override {
    note_change(cell);
    settle(cell, Cause::constraint);
  }

  bool run() override {
    for (std::size_t passes = 1;; ++passes) {
      if (unpropagated_.next(0) != IndexSet::npos) {
        if (!tell_strangers(passes)) return false;
      } else if (changed_.next(0) != IndexSet::npos) {
        if (!filter_units(passes)) return false;
      } else {
        return true;
      }
    }
  }

  /// The units of a cell that has lost candidates are to be filtered again.
  void note_change(Cell cell) {
    for (const Unit unit : this->geometry_.units_of(cell)) changed_.insert(unit);
  }

  void settle(Cell cell, Cause cause = Cause::all_different) {
    if (!this->is_settled(cell)) return;
    this->place(cell, lowest_digit(this->board_.candidates[cell]), cause, kNoUnit);
    note_value(cell);
  }

 private:
  // A unit in which nothing has changed since it was last filtered has nothing new to say: the events are those of
  // passes through all units until one changes nothing.
  bool filter_units(std::size_t passes) {
    this->trace_.pass(Cause::all_different, passes, static_cast<std::size_t>(this->geometry_.units()));
    for (std::size_t unit = changed_.next(0); unit != IndexSet::npos; unit = changed_.next(unit + 1)) {
      if (!filter(static_cast<Unit>(unit))) return false;
      changed_.erase(unit);
    }
    return true;
  }

  /// The digit of a cell leaves those that must differ and share no unit: two cells are a constraint, too.
  bool tell_strangers(std::size_t passes) {
    std::size_t count = 0;
    for (std::size_t cell = unpropagated_.next(0); cell != IndexSet::npos; cell = unpropagated_.next(cell + 1)) ++count;
    this->trace_.pass(Cause::eliminate, passes, count);
    for (std::size_t cell = unpropagated_.next(0); cell != IndexSet::npos; cell = unpropagated_.next(cell + 1)) {
      unpropagated_.erase(cell);
      const Digit digit = this->board_.values[cell];
      for (const Cell other : strangers_[cell]) {
        if ((this->board_.candidates[other] & bit(digit)) == 0) continue;
        if (!this->remove(other, digit, Cause::eliminate, static_cast<Cell>(cell))) return false;
        note_change(other);
        settle(other);
      }
    }
    return true;
  }

  bool filter(Unit unit) {
    const auto cells = this->geometry_.cells_of(unit);
    const int n = this->geometry_.size();
    const Sets candidates = filled_up(cells, n, this->board_.candidates);
    UnitMatching& matching = matchings_[unit];
    if (!matching.extend(candidates, n)) {
      this->trace_.unit_conflict(Cause::all_different, unit, 0);
      return false;
    }
    const DigitComponents components(candidates, matching, n);
    for (std::size_t at = 0; at < cells.size(); ++at) {
      take(cells[at], candidates[at] & ~components.of(matching.digit_of(static_cast<int>(at))), unit);
    }
    return true;
  }

  /// The matched digit of the cell is none of these, so it is never emptied.
  void take(Cell cell, Mask digits, Unit unit) {
    if (digits == 0) return;
    for (; digits != 0; digits &= digits - 1) {
      this->remove(cell, lowest_digit(digits), Cause::all_different, unit);
    }
    note_change(cell);
    settle(cell);
  }

  void note_value(Cell cell) {
    if (!this->is_open(cell) && !strangers_[cell].empty()) unpropagated_.insert(cell);
  }

  IndexSet changed_;                     // units in which a candidate has gone since they were last filtered
  std::vector<UnitMatching> matchings_;  // of each unit: as it was last found, a good start for the next
  CellLists strangers_;
  IndexSet unpropagated_;  // cells with a value that was not removed from strangers yet
};

}  // namespace sudoku
